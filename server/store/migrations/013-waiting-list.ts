import { type Kysely, type Migration, sql } from 'kysely';

export const waitingList: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('waiting_places')
      .addColumn('place_id', 'text', (column) => column.primaryKey())
      .addColumn('departure_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      // Since when it stands in line: the earlier comes first.
      .addColumn('waiting_since', 'text')
      .addColumn('hold_id', 'text')
      .addForeignKeyConstraint('place_of_departure', ['departure_id'], 'departure_seats', ['departure_id'])
      .addCheckConstraint('waiting_places_some_seat', sql`seats >= 1`)
      .addCheckConstraint(
        'waiting_places_known_state',
        sql`state in ('requested', 'waiting', 'offered', 'taken', 'left', 'expired')`,
      )
      .execute();
    await db.schema
      .createIndex('waiting_places_by_departure')
      .on('waiting_places')
      .columns(['departure_id', 'state'])
      .execute();
    await db.schema.createIndex('waiting_places_by_state').on('waiting_places').columns(['state']).execute();
  },
};
