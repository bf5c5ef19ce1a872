import type { Transaction } from 'kysely';
import { forgetHolders } from '#server/group-tours/seat-holds.ts';
import type { Tables } from '#server/store/tables.ts';

/**
 * Removes enquiries with their mails and all that the office wrote about them; notes, replies and proposals go with their row.
 * Seats that are held for them stay held, and no longer say for whom.
 */
export async function eraseEnquiries(db: Transaction<Tables>, references: readonly string[]): Promise<void> {
  // In pieces: engines limit how many values one statement may have.
  for (let start = 0; start < references.length; start += 500) {
    const some = references.slice(start, start + 500);
    // First, since it waits for who is writing about them: what they write is there by the next statement, and goes too.
    await db
      .updateTable('enquiries')
      .set((row) => ({ version: row.ref('version') }))
      .where('reference', 'in', some)
      .execute();
    const proposals = await db.selectFrom('proposals').select('proposal_id').where('reference', 'in', some).execute();
    await db.deleteFrom('enquiries').where('reference', 'in', some).execute();
    await db.deleteFrom('outbox').where('subject_id', 'in', some).execute();
    await forgetHolders(db, some);
    // Whatever the change was of: the enquiry itself, or one of its mails.
    const subjects = [...some, ...proposals.map(({ proposal_id: id }) => id)];
    await db.deleteFrom('desk_changes').where('subject_id', 'in', subjects).execute();
  }
}
