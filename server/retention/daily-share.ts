import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/** The part of all enquiries that may go in a day by itself, and what may go of however few. */
const share = 0.05;
const atLeast = 10;

/**
 * How many more enquiries may be removed today. Of those kept for a month a thirtieth goes each day, so this is
 * enough for any term; a mistake leaves somebody days to notice. Servers on one store wait here for each other
 * until the end of the transaction.
 */
export async function restOfShare(db: Transaction<Tables>, now: Date): Promise<number> {
  const removed = await removedToday(db, now);
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.max(atLeast, Math.floor(share * (Number(count) + removed))) - removed);
}

/** Counts what was removed against the day's share. */
export async function takeFromShare(db: Transaction<Tables>, removed: number): Promise<void> {
  await db
    .updateTable('retention')
    .set((row) => ({ removed: row('removed', '+', removed) }))
    .where('what', '=', 'enquiries')
    .execute();
}

async function removedToday(db: Transaction<Tables>, now: Date): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const counted = await db
    .insertInto('retention')
    .values({ what: 'enquiries', trusted_at: now.toISOString(), day, removed: 0 })
    // Also where nothing changes: it is what keeps others out.
    .onConflict((conflict) =>
      conflict.column('what').doUpdateSet(({ eb }) => ({
        removed: eb.case().when('retention.day', '<', day).then(0).else(eb.ref('retention.removed')).end(),
        day: eb.case().when('retention.day', '<', day).then(day).else(eb.ref('retention.day')).end(),
      })),
    )
    .returning('removed')
    .executeTakeFirstOrThrow();
  return counted.removed;
}
