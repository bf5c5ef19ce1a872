import type { Kysely, Migration } from 'kysely';

export const doubtedClock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('retention').addColumn('doubted_since', 'text').execute();
    await db.schema.alterTable('retention').addColumn('doubted_at', 'text').execute();
  },
};
