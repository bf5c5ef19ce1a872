import { nonceOf } from '#server/desk/sign-in/sign-in-tokens.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** A mail to sign in is good for minutes; for an hour it counts against how many somebody gets. */
const mailsKeptMs = 24 * 60 * 60 * 1000;

/**
 * Removes sessions, links and codes that have ended, and the mails that brought them: in the store, and as files in
 * `outboxFolder`. Throws StoreUnavailable.
 */
export async function forgetSignIns(
  { queue, outboxFolder }: { queue: WriteQueue; outboxFolder: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const forgotten = await queue.write(async (db) => {
    await db.deleteFrom('desk_sessions').where('expiresAt', '<', at).execute();
    await db.deleteFrom('desk_verifications').where('expiresAt', '<', at).execute();
    return db
      .deleteFrom('outbox')
      .where('kind', '=', 'desk-sign-in')
      .where('created_at', '<', new Date(now.getTime() - mailsKeptMs).toISOString())
      .returning('subject_id')
      .execute();
  });
  await eraseMailFiles(
    outboxFolder,
    forgotten.map(({ subject_id }) => nonceOf(subject_id)),
  );
}
