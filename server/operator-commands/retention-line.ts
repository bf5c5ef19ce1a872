import type { Kysely } from 'kysely';
import { count } from '#contract/words/count.ts';
import { countRemovedSoon, soonDays } from '#server/enquiries/removed-soon.ts';
import { findClockMismatch } from '#server/retention/clock-check.ts';
import type { Tables } from '#server/store/tables.ts';

/** How long enquiries are kept, how many go soon, and why none does when the clock is not believed. */
export async function retentionLine(db: Kysely<Tables>, months: number, now: Date): Promise<string> {
  if (months === 0) return 'Enquiries are kept for ever (KEEP_ENQUIRIES_MONTHS).\n';
  const soon = await countRemovedSoon(db, months, now);
  const kept = count(months, 'month');
  const line = `Enquiries are kept for ${kept} (KEEP_ENQUIRIES_MONTHS). `;
  const mismatch = await findClockMismatch(db, now);
  if (mismatch === undefined) return `${line}${soon} will be removed in the next ${soonDays} days.\n`;
  const { clock, storeKnows } = mismatch;
  return `${line}None is removed: the clock says ${clock}, and the store last knew ${storeKnows}. Set the clock or, if it is right, add --clock-is-right.\n`;
}
