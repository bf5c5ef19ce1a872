import type { WriteQueue } from '#server/store/write-queue.ts';

/** Removes sessions, links and codes that have ended. Throws StoreUnavailable. */
export async function forgetSignIns(queue: WriteQueue, now: Date): Promise<void> {
  const at = now.toISOString();
  await queue.write(async (db) => {
    await db.deleteFrom('desk_sessions').where('expiresAt', '<', at).execute();
    await db.deleteFrom('desk_verifications').where('expiresAt', '<', at).execute();
  });
}
