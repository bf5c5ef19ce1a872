import type { Clock } from '#server/clock.ts';
import { reasonOf } from '#server/error-parts.ts';
import type { Log } from '#server/log.ts';
import { checkClock } from '#server/retention/clock-check.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** Forgets one kind of thing, as of `now`. */
export type Forget = (now: Date) => Promise<unknown>;

export interface SweepOptions {
  queue: WriteQueue;
  log: Log;
  /** Whatever the clock says. */
  always: readonly Forget[];
  /** Only under a clock that can be believed. */
  byTheClock: readonly Forget[];
}

export type Sweep = (now: Date) => Promise<void>;

/** How often a clock that is not believed is logged, in milliseconds of the machine's running time. */
const logAgainMs = 86_400_000;

/**
 * Makes the sweep of a process: it forgets what need not be kept any longer. A step that fails is logged, keeps none behind it
 * from theirs, and is done again at the next sweep.
 */
export function createSweep({ queue, log, always, byTheClock }: SweepOptions): Sweep {
  let loggedAt = Number.NEGATIVE_INFINITY;

  function logFailure(error: unknown): void {
    log.error('expired rows stay', { reason: reasonOf(error) });
  }

  async function eachOf(steps: readonly Forget[], now: Date): Promise<void> {
    for (const forget of steps) await forget(now).catch(logFailure);
  }

  async function sweep(now: Date): Promise<void> {
    await eachOf(always, now);
    const mismatch = await queue.write((db) => checkClock(db, now));
    if (mismatch === undefined) {
      await eachOf(byTheClock, now);
    } else if (performance.now() - loggedAt > logAgainMs) {
      loggedAt = performance.now();
      log.error('the clock cannot be right, so nothing old is removed', {
        ...mismatch,
        mend: 'set the clock, or say at the desk, in Upkeep, that it is right',
      });
    }
  }

  return (now) => sweep(now).catch(logFailure);
}

/** Sweeps at once, so that the store knows the time before the first visitor comes, and then each minute. */
export function sweepEveryMinute(sweep: Sweep, clock: Clock): { stop(): Promise<void> } {
  let running = sweep(clock());
  const timer = setInterval(() => {
    running = running.then(() => sweep(clock()));
  }, 60_000);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
