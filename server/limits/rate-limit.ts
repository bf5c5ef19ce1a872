import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

/** Whose allowance, as a hash, and how much of it there is. */
export interface Allowance {
  senderHash: string;
  perHour: number;
}

const hour = 3_600_000;

/**
 * Takes one from an allowance: all of it may be used at once, and it grows back evenly over the hour. One row a sender
 * tells everything: until when what was used is worth (the generic cell rate algorithm), so a restart forgets nothing.
 *
 * @returns milliseconds until there is one again, or undefined when one was taken.
 */
export async function takeAllowance(
  db: Kysely<Tables>,
  { senderHash, perHour }: Allowance,
  now: Date,
): Promise<number | undefined> {
  const time = now.getTime();
  const price = hour / perHour;
  const after = sql<number>`(case when rate_limits.used_until > ${time} then rate_limits.used_until else ${time} end) + ${price}`;
  const taken = await db
    .insertInto('rate_limits')
    .values({ sender_hash: senderHash, used_until: time + price })
    .onConflict((conflict) =>
      conflict
        .column('sender_hash')
        .doUpdateSet({ used_until: after })
        .where(after, '<=', time + hour),
    )
    .returning('used_until')
    .executeTakeFirst();
  return taken === undefined ? allowanceWaitMs(db, { senderHash, perHour }, now) : undefined;
}

/** The same without taking it. */
export async function allowanceWaitMs(
  db: Kysely<Tables>,
  { senderHash, perHour }: Allowance,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('rate_limits')
    .select('used_until')
    .where('sender_hash', '=', senderHash)
    .executeTakeFirst();
  // What lies further ahead was written under a wrong clock, and is put right within a minute: cap-wait-times.ts.
  const usedUntil = Math.min(row?.used_until ?? 0, now.getTime() + hour);
  const wait = usedUntil + hour / perHour - hour - now.getTime();
  return wait > 0 ? wait : undefined;
}
