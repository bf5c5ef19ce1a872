import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import { eraseEnquiries } from '#server/enquiries/erase-enquiries.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import { restOfShare, takeFromShare } from '#server/retention/daily-share.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** Removed at once; the next minute takes more, so that nobody waits behind a long write. */
const most = 200;

/**
 * Removes enquiries received more than `months` ago, unless a trip that was agreed to is still to come, with their mails: in the store, and as files in `outboxFolder`; of all
 * enquiries no more than the day's share. One of them at a time is whole or gone, wherever it is interrupted. Whether `now`
 * can be believed is for the caller to ask. Throws StoreUnavailable.
 *
 * @param months 0 keeps them for ever.
 * @returns how many were removed.
 */
export async function forgetEnquiries(
  { queue, outboxFolder, months }: { queue: WriteQueue; outboxFolder: string; months: number },
  now: Date,
): Promise<number> {
  if (months === 0) return 0;
  const before = monthsBefore(now, months);
  const forgotten = await queue.write(async (db) => {
    const rows = await oldEnquiries(db, before, now)
      .select('reference')
      .orderBy('received_at')
      .limit(Math.min(most, await restOfShare(db, now)))
      .execute();
    const old = rows.map(({ reference }) => reference);
    await eraseEnquiries(db, old);
    await takeFromShare(db, old.length);
    return old;
  });
  await eraseMailFiles(outboxFolder, forgotten);
  return forgotten.length;
}

/** Those received before, without what is booked: that is kept until its last day is over at the office. */
export function oldEnquiries(db: Kysely<Tables>, before: Date, now: Date) {
  return db
    .selectFrom('enquiries')
    .where('received_at', '<', before.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings')
            .innerJoin('proposals', 'proposals.proposal_id', 'bookings.proposal_id')
            .select('bookings.proposal_id')
            .whereRef('proposals.reference', '=', 'enquiries.reference')
            .where('given_back_at', 'is', null)
            .where('end_date', '>=', officeDay(now)),
        ),
      ),
    );
}

/** The same day of an earlier month; the last one where that month is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), last));
  return then;
}
