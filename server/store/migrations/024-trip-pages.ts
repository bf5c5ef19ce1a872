import type { Kysely, Migration } from 'kysely';

/** Who meets a traveller, what was said of it before, and by what a trip is known to those who travel along. */
export const tripPages: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite's migrations have no transaction of their own, and one that was ended half way could not be made again.
    if (db.isTransaction) await addColumns(db);
    else await db.transaction().execute(addColumns);
  },
};

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const name of ['meeting', 'meeting_before', 'meeting_at', 'share_id']) {
    await db.schema.alterTable('bookings').addColumn(name, 'text').execute();
  }
  await db.schema.createIndex('bookings_by_share').on('bookings').column('share_id').unique().execute();
}
