import { type Kysely, type Migration, sql } from 'kysely';

export const departuresAtTheDesk: Migration = {
  async up(db: Kysely<unknown>) {
    const departures = db.schema.alterTable('departure_seats');
    await departures
      .addColumn('state', 'text', (column) =>
        column.notNull().defaultTo('open').check(sql`state in ('open', 'closed', 'cancelled')`),
      )
      .execute();
    // What the office decided instead of the rules of the content; empty where it left them.
    await departures.addColumn('price_override', 'integer').execute();
    await departures.addColumn('guaranteed_override', 'integer').execute();
    // Who added the date; empty for one the content's rule proposed.
    await departures.addColumn('added_by', 'text').execute();
    await departures.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute();

    await db.schema
      .createTable('seat_holds')
      .addColumn('hold_id', 'text', (column) => column.primaryKey())
      .addColumn('departure_id', 'text', (column) => column.notNull())
      .addColumn('seats', 'integer', (column) => column.notNull())
      .addColumn('held_until', 'text', (column) => column.notNull())
      .addColumn('for_whom', 'text', (column) => column.notNull())
      .addColumn('enquiry_reference', 'text')
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addForeignKeyConstraint('hold_of_departure', ['departure_id'], 'departure_seats', ['departure_id'])
      .addCheckConstraint('seat_holds_some_seat', sql`seats >= 1`)
      .addCheckConstraint('seat_holds_known_state', sql`state in ('live', 'released', 'sold', 'expired')`)
      .execute();
    await db.schema
      .createIndex('seat_holds_by_departure')
      .on('seat_holds')
      .columns(['departure_id', 'state'])
      .execute();
    await db.schema.createIndex('seat_holds_by_end').on('seat_holds').columns(['state', 'held_until']).execute();
    await db.schema.createIndex('departure_seats_by_day').on('departure_seats').column('start_date').execute();
  },
};
