import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/** A clock this far from what the store knows is not believed, in milliseconds. */
const farMs = 7 * 86_400_000;

/** A clock that is doubted has run on steadily when it was asked again within this, in milliseconds. */
const steadyMs = 86_400_000;

/** The clock says one thing and the store another; instants, ISO 8601. */
export interface ClockMismatch {
  clock: string;
  /** When the clock was last believed or, where it never was, when the newest row came. */
  storeKnows: string;
}

/**
 * Whether what the clock says fits what the store knows; changes nothing. A store without visitors has nothing to
 * lose.
 */
export async function findClockMismatch(db: Kysely<Tables>, now: Date): Promise<ClockMismatch | undefined> {
  const storeKnows = await lastKnown(db);
  const isFar = storeKnows !== undefined && Math.abs(now.getTime() - Date.parse(storeKnows)) > farMs;
  return isFar ? { clock: now.toISOString(), storeKnows } : undefined;
}

/**
 * Asks before anything is removed by the clock, and remembers the answer: a clock that is believed is what the next is
 * held against. One that is not is believed again when it has run on steadily for as long as it may be away, so that a
 * server which was really off for longer goes on by itself; rows that came under it prove nothing.
 */
export async function checkClock(db: Transaction<Tables>, now: Date): Promise<ClockMismatch | undefined> {
  const mismatch = await findClockMismatch(db, now);
  if (mismatch !== undefined) {
    await remember(db, mismatch.storeKnows, 'unless known');
    if (!(await hasRunSteadily(db, now))) return mismatch;
  }
  await trustClock(db, now);
  return undefined;
}

/** From now on the clock is believed, whatever the store knew. */
export async function trustClock(db: Kysely<Tables>, now: Date): Promise<void> {
  await remember(db, now.toISOString(), 'always');
  await noteDoubt(db, { doubted_since: null, doubted_at: null });
}

/** Whether a clock that is doubted has never jumped in as many days as it may be away; notes what it says now. */
async function hasRunSteadily(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const noted = await db.selectFrom('retention').select(['doubted_since', 'doubted_at']).executeTakeFirst();
  const asked = Date.parse(noted?.doubted_at ?? '');
  const apart = now.getTime() - asked;
  const since = apart >= 0 && apart <= steadyMs ? (noted?.doubted_since ?? now.toISOString()) : now.toISOString();
  await noteDoubt(db, { doubted_since: since, doubted_at: now.toISOString() });
  return now.getTime() - Date.parse(since) >= farMs;
}

async function noteDoubt(
  db: Kysely<Tables>,
  doubt: { doubted_since: string | null; doubted_at: string | null },
): Promise<void> {
  await db.updateTable('retention').set(doubt).execute();
}

async function remember(db: Kysely<Tables>, trustedAt: string, when: 'always' | 'unless known'): Promise<void> {
  await db
    .insertInto('retention')
    .values({ what: 'enquiries', trusted_at: trustedAt, day: trustedAt.slice(0, 10), removed: 0 })
    .onConflict((conflict) =>
      when === 'always'
        ? conflict.column('what').doUpdateSet({ trusted_at: trustedAt })
        : conflict.column('what').doNothing(),
    )
    .execute();
}

async function lastKnown(db: Kysely<Tables>): Promise<string | undefined> {
  if (!(await holdsVisitors(db))) return undefined;
  const believed = await db.selectFrom('retention').select('trusted_at').executeTakeFirst();
  return believed?.trusted_at ?? newestRow(db);
}

async function holdsVisitors(db: Kysely<Tables>): Promise<boolean> {
  const enquiry = await db.selectFrom('enquiries').select('reference').limit(1).executeTakeFirst();
  if (enquiry !== undefined) return true;
  return (await db.selectFrom('subscriptions').select('subscription_id').limit(1).executeTakeFirst()) !== undefined;
}

async function newestRow(db: Kysely<Tables>): Promise<string | undefined> {
  const newest = await db
    .selectFrom('enquiries')
    .select('received_at as at')
    .unionAll(db.selectFrom('subscriptions').select('changed_at as at'))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.at;
}
