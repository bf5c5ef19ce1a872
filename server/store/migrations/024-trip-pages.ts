import { wholly } from '#server/store/whole-migration.ts';

/** Who meets a traveller, what was said of it before, and by what a trip is known to those who travel along. */
export const tripPages = wholly(async (db) => {
  for (const name of ['meeting', 'meeting_before', 'meeting_at', 'share_id']) {
    await db.schema.alterTable('bookings').addColumn(name, 'text').execute();
  }
  await db.schema.createIndex('bookings_by_share').on('bookings').column('share_id').unique().execute();
});
