import type { Kysely } from 'kysely';
import { monthsBefore } from '#server/enquiries/forget-enquiries.ts';
import { findClockMismatch } from '#server/retention/clock-check.ts';
import type { Tables } from '#server/store/tables.ts';

const soonDays = 30;

/** How long enquiries are kept, how many go soon, and why none does when the clock is not believed. */
export async function retentionLine(db: Kysely<Tables>, months: number, now: Date): Promise<string> {
  if (months === 0) return 'Enquiries are kept for ever (KEEP_ENQUIRIES_MONTHS).\n';
  const soon = new Date(now.getTime() + soonDays * 86_400_000);
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('received_at', '<', monthsBefore(soon, months).toISOString())
    .executeTakeFirstOrThrow();
  const kept = months === 1 ? '1 month' : `${months} months`;
  const line = `Enquiries are kept for ${kept} (KEEP_ENQUIRIES_MONTHS). `;
  const mismatch = await findClockMismatch(db, now);
  if (mismatch === undefined) return `${line}${count} will be removed in the next ${soonDays} days.\n`;
  const { clock, storeKnows } = mismatch;
  return `${line}None is removed: the clock says ${clock}, and the store last knew ${storeKnows}. Set the clock or, if it is right, add --clock-is-right.\n`;
}
