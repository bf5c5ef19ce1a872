import type { Kysely, Migration } from 'kysely';

export const retention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('retention')
      .addColumn('what', 'text', (column) => column.primaryKey())
      .addColumn('trusted_at', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('removed', 'integer', (column) => column.notNull())
      .execute();
  },
};
