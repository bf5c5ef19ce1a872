import type { WriteQueue } from '#server/store/write-queue.ts';

/** A mail to sign in is good for minutes; for an hour it counts against how many somebody gets. */
const mailsKeptMs = 24 * 60 * 60 * 1000;

/** Removes sessions, links and codes that have ended, and the mails that brought them. Throws StoreUnavailable. */
export async function forgetSignIns(queue: WriteQueue, now: Date): Promise<void> {
  const at = now.toISOString();
  await queue.write(async (db) => {
    await db.deleteFrom('desk_sessions').where('expiresAt', '<', at).execute();
    await db.deleteFrom('desk_verifications').where('expiresAt', '<', at).execute();
    const old = new Date(now.getTime() - mailsKeptMs).toISOString();
    await db.deleteFrom('outbox').where('kind', '=', 'desk-sign-in').where('created_at', '<', old).execute();
  });
}
