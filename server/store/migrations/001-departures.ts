import { type Kysely, type Migration, sql } from 'kysely';

export const departures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('departure_seats')
      .addColumn('departure_id', 'text', (column) => column.primaryKey())
      .addColumn('group_tour_id', 'text', (column) => column.notNull())
      .addColumn('start_date', 'text', (column) => column.notNull())
      .addColumn('total_seats', 'integer', (column) => column.notNull())
      .addColumn('booked_seats', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addCheckConstraint('departure_seats_not_oversold', sql`booked_seats between 0 and total_seats`)
      .execute();
    await db.schema
      .createIndex('departure_seats_by_start')
      .on('departure_seats')
      .columns(['group_tour_id', 'start_date'])
      .execute();
  },
};
