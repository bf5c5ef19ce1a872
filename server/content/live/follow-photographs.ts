import { setTimeout as wait } from 'node:timers/promises';
import type { MakingProgress } from '#server/content/live/photo-jobs.ts';
import type { Log } from '#server/log.ts';

/** Until something that failed is tried again, in milliseconds. */
const againAfterMs = 20_000;

/** Between two scans of which the first found nothing to make, in milliseconds. */
const betweenMs = 500;

export interface FollowedPhotographs {
  /** There are originals that were not looked at: they are made, those that records name before the others. */
  waiting(named: readonly string[]): void;
}

interface Options {
  make(first: readonly string[]): Promise<MakingProgress>;
  /** What was made can be shown. */
  onMade(): Promise<void>;
  log: Log;
  signal: AbortSignal;
}

/** Has photographs made beside everything else: texts do not wait for them. */
export function followPhotographs({ make, onMade, log, signal }: Options): FollowedPhotographs {
  let named: readonly string[] = [];
  let isMaking = false;
  let isWanted = false;
  let lastFailure: string | undefined;

  async function follow(): Promise<void> {
    for (let left = 1; (left > 0 || isWanted) && !signal.aborted; ) {
      // What comes from now on may not be seen any more.
      isWanted = false;
      const done = await make(named);
      left = done.left;
      if (done.made > 0) log.info('photographs were made', { made: done.made, left });
      if (done.failure === undefined) {
        lastFailure = undefined;
        await onMade();
        // Somebody goes on changing one of them.
        if (done.made === 0) await wait(betweenMs, undefined, { signal, ref: false });
        continue;
      }
      if (done.failure !== lastFailure) log.error('photographs cannot be made', { reason: done.failure });
      lastFailure = done.failure;
      await wait(againAfterMs, undefined, { signal, ref: false });
    }
  }

  return {
    waiting(first) {
      named = first;
      isWanted = true;
      if (isMaking || signal.aborted) return;
      isMaking = true;
      follow()
        .catch((error: unknown) => {
          if (!signal.aborted) log.error('photographs cannot be made', { reason: String(error) });
        })
        .finally(() => {
          isMaking = false;
        });
    },
  };
}
