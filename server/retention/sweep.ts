import { forgetEnquiries } from '#server/enquiries/forget-enquiries.ts';
import { capWaits } from '#server/limits/cap-waits.ts';
import { forgetExpired } from '#server/limits/forget-expired.ts';
import type { Log } from '#server/log.ts';
import { forgetSubscriptions } from '#server/newsletter/forget-subscriptions.ts';
import { believeClock } from '#server/retention/believed-clock.ts';
import type { Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

export interface SweepOptions {
  store: Store;
  queue: WriteQueue;
  log: Log;
  outboxFolder: string;
  /** 0 keeps enquiries for ever. */
  keepEnquiriesMonths: number;
}

/** How often a clock that is not believed is said, in milliseconds of the machine's running time. */
const sayAgainMs = 86_400_000;

/**
 * Makes the sweep of a process: it forgets what need not be kept any longer, and what visitors sent only under a clock that
 * can be believed. A store that is away is logged, and asked again at the next sweep.
 */
export function createSweep(options: SweepOptions): (now: Date) => Promise<void> {
  const { store, queue, log, outboxFolder, keepEnquiriesMonths: months } = options;
  let saidAt = Number.NEGATIVE_INFINITY;

  async function sweep(now: Date): Promise<void> {
    await capWaits(queue, now);
    await forgetExpired({ store, queue }, now);
    const doubt = await queue.write((db) => believeClock(db, now));
    if (doubt === undefined) {
      await forgetSubscriptions({ queue, outboxFolder }, now);
      const count = await forgetEnquiries({ queue, outboxFolder, months }, now);
      if (count > 0) log.info('old enquiries removed', { count });
    } else if (performance.now() - saidAt > sayAgainMs) {
      saidAt = performance.now();
      log.error('the clock cannot be right, so nothing old is removed', {
        ...doubt,
        mend: 'set the clock, or say that it is right: npm run enquiries -- retention --clock-is-right',
      });
    }
  }

  return (now) =>
    sweep(now).catch((error: unknown) => {
      log.error('expired rows stay', { reason: error instanceof Error ? error.message : String(error) });
    });
}
