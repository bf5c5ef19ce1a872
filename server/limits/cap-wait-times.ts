import type { WriteQueue } from '#server/store/write-queue.ts';

const hour = 3_600_000;

/**
 * Nothing waits longer than an hour by itself. What the store says beyond that was written under a clock that was
 * ahead: an allowance that is back in years, a mail that is due then. Throws StoreUnavailable.
 */
export async function capWaitTimes(queue: WriteQueue, now: Date): Promise<void> {
  const latest = new Date(now.getTime() + hour);
  await queue.write(async (db) => {
    await db
      .updateTable('rate_limits')
      .set({ used_until: latest.getTime() })
      .where('used_until', '>', latest.getTime())
      .execute();
    await db
      .updateTable('outbox')
      .set({ due_at: latest.toISOString() })
      .where('state', '=', 'waiting')
      .where('due_at', '>', latest.toISOString())
      .execute();
  });
}
