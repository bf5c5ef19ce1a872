import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** Since when a traveller waits for a word of the office: from an enquiry, a question about a proposal, or a yes to one. */
export const waitsSince = wholly(async (db) => {
  await db.schema.alterTable('enquiries').addColumn('waits_since', 'text').execute();
  await sql`
    update enquiries set waits_since = received_at
    where first_answered_at is null and state in ('new', 'answering')
  `.execute(db);
  // All that orders and counts a list, so that neither reads a row.
  await db.schema.dropIndex('enquiries_by_work').execute();
  await db.schema
    .createIndex('enquiries_by_work')
    .on('enquiries')
    .columns(['state', 'waits_since', 'received_at', 'remind_on', 'reference'])
    .execute();
});
