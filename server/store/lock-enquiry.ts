import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/**
 * Until the end of the transaction nobody else writes about an enquiry, or erases it: an erasure looks for what there is of it.
 * False where there is no such enquiry. Throws what the engine threw.
 */
export async function lockEnquiry(db: Transaction<Tables>, reference: string): Promise<boolean> {
  const row = await db
    .updateTable('enquiries')
    // It changes nothing: PostgreSQL keeps others out of a row that is written. SQLite has one writer anyway.
    .set((enquiry) => ({ version: enquiry.ref('version') }))
    .where('reference', '=', reference)
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}
