import type { Kysely } from 'kysely';
import { monthsBefore, oldEnquiries } from '#server/enquiries/forget-enquiries.ts';
import type { Tables } from '#server/store/tables.ts';

/** What is soon, in days. */
export const soonDays = 30;

/**
 * How many enquiries come to an age of `months` within that time, or have it; none where 0 keeps them for ever. Throws what the engine
 * threw.
 */
export async function countRemovedSoon(db: Kysely<Tables>, months: number, now: Date): Promise<number> {
  if (months === 0) return 0;
  const soon = new Date(now.getTime() + soonDays * 86_400_000);
  const { count } = await oldEnquiries(db, monthsBefore(soon, months), soon)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
