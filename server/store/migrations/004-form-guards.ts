import type { Kysely, Migration } from 'kysely';

export const formGuards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('spent_tokens_by_expiry').on('spent_tokens').column('expires_at').execute();
    await db.schema
      .createTable('rate_limits')
      .addColumn('sender_hash', 'text', (column) => column.primaryKey())
      .addColumn('used_until', 'double precision', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limits_by_use').on('rate_limits').column('used_until').execute();
  },
};
