import { type Kysely, type Migration, sql } from 'kysely';

export const exampleBookings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('example_bookings')
      // One row at most: what was decided stands for the life of the store.
      .addColumn('decision', 'integer', (column) => column.primaryKey())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text', (column) => column.notNull())
      .addCheckConstraint('example_bookings_decided_once', sql`decision = 1`)
      .addCheckConstraint('example_bookings_known_outcome', sql`outcome in ('filled', 'never')`)
      .execute();
  },
};
