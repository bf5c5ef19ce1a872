import type { RunPlans } from '#server/content/editing/run-plans.ts';
import { forgetSignIns } from '#server/desk/sign-in/forget-sign-ins.ts';
import { forgetEnquiries, monthsBefore } from '#server/enquiries/forget-enquiries.ts';
import { queueMorningMail } from '#server/enquiries/office/morning-mail.ts';
import { reasonOf } from '#server/error-parts.ts';
import { forgetOldHolders, markExpiredHolds } from '#server/group-tours/seat-holds.ts';
import { capWaitTimes } from '#server/limits/cap-wait-times.ts';
import { forgetExpired } from '#server/limits/forget-expired.ts';
import type { Log } from '#server/log.ts';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { forgetDetails } from '#server/proposals/details/kept-details.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { remindTravellers } from '#server/proposals/remind-travellers.ts';
import { createSweep, type Sweep } from '#server/retention/sweep.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Store } from '#server/store/open-store.ts';
import { settleLog } from '#server/store/sqlite-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { moveLinesOn } from '#server/waiting-list/advance-waiting-list.ts';
import { forgetPlaces } from '#server/waiting-list/forget-places.ts';

export interface HousekeepingOptions {
  store: Store;
  queue: WriteQueue;
  log: Log;
  outboxFolder: string;
  /** 0 keeps enquiries for ever. */
  keepEnquiriesMonths: number;
  /** Does what was planned for the content. */
  runPlans: RunPlans;
  /** Also when the office is at its desk, and has a mail of what waits. */
  operator: Operator;
  secret: Secret;
}

/**
 * Everything the back end forgets or moves on by itself: what visitors sent, and what was promised to them for a while, only
 * under a clock that can be believed. And what it reminds the office of.
 */
export function createHousekeeping(options: HousekeepingOptions): Sweep {
  const { store, queue, log, outboxFolder, keepEnquiriesMonths: months, operator, runPlans } = options;
  const tokens = createProposalTokens(options.secret);
  const sweep = createSweep({
    queue,
    log,
    always: [
      (now) => capWaitTimes(queue, now),
      (now) => forgetExpired({ store, queue }, now),
      (now) => forgetSignIns({ queue, outboxFolder }, now),
    ],
    byTheClock: [
      (now) => queue.write((db) => markExpiredHolds(db, now)),
      (now) => moveLinesOn({ store, queue }, now),
      (now) => forgetDetails(queue, now),
      runPlans,
      (now) => forgetPlaces({ queue, outboxFolder }, now),
      (now) => forgetSubscriptions({ queue, outboxFolder }, now),
      async (now) => {
        const count = await forgetEnquiries({ queue, outboxFolder, months }, now);
        if (count > 0) log.info('old enquiries removed', { count });
      },
      (now) =>
        months === 0 ? Promise.resolve() : queue.write((db) => forgetOldHolders(db, monthsBefore(now, months))),
      // Behind what is forgotten: that waits for no letter.
      (now) => remindTravellers({ store, queue, log, operator, tokens }, now),
    ],
  });
  const remind = (now: Date) =>
    queueMorningMail({ store, queue, promised: operator }, now).catch((error: unknown) => {
      log.error('the morning mail waits', { reason: reasonOf(error) });
    });
  // Also what visitors ended themselves since the last sweep. A log that another process holds is emptied by the next.
  return async (now) => {
    await sweep(now);
    await remind(now);
    await settleLog(store).catch(() => {});
  };
}
