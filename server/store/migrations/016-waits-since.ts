import { type Kysely, type Migration, sql } from 'kysely';

/** Since when a traveller waits for a word of the office: from an enquiry, a question about a proposal, or a yes to one. */
export const waitsSince: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite's migrations have no transaction of their own, and one that was ended half way could not be made again.
    if (db.isTransaction) await addWaiting(db);
    else await db.transaction().execute(addWaiting);
  },
};

async function addWaiting(db: Kysely<unknown>): Promise<void> {
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
}
