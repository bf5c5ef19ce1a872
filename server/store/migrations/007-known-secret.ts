import { type Kysely, type Migration, sql } from 'kysely';

export const knownSecret: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_secret')
      // One row at most: the secret of the server that was started last.
      .addColumn('one', 'integer', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addCheckConstraint('known_secret_is_one', sql`one = 1`)
      .execute();
  },
};
