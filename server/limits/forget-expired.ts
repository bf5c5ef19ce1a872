import { askStore, type Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** Senders remembered at most: some 20 MB. Beyond that those with most of their allowance left are forgotten first. */
export const mostSenders = 200_000;

/** Removes tokens that have expired and senders whose allowance is whole again. Throws StoreUnavailable. */
export async function forgetExpired(
  { store, queue }: { store: Store; queue: WriteQueue },
  now: Date,
  most = mostSenders,
): Promise<void> {
  await queue.write(async (db) => {
    await db.deleteFrom('spent_tokens').where('expires_at', '<', now.toISOString()).execute();
    await db.deleteFrom('rate_limits').where('used_until', '<', now.getTime()).execute();
  });
  const { senders } = await askStore(store, (db) =>
    db
      .selectFrom('rate_limits')
      .select(({ fn }) => fn.countAll<number | string>().as('senders'))
      .executeTakeFirstOrThrow(),
  );
  const excess = Number(senders) - most;
  if (excess <= 0) return;
  await queue.write((db) =>
    db
      .deleteFrom('rate_limits')
      .where(
        'sender_hash',
        'in',
        db.selectFrom('rate_limits').select('sender_hash').orderBy('used_until').limit(excess),
      )
      .execute(),
  );
}
