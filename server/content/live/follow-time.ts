import { setTimeout as wait } from 'node:timers/promises';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { Clock } from '#server/clock.ts';

/** Between two checks, in milliseconds. */
const pollIntervalMs = 1000;

export interface FollowedChanges {
  clock: Clock;
  /** Grows with every departure that is added or changed. Throws where the store cannot say. */
  departuresRevision(): Promise<number>;
  onNewDay(): Promise<void>;
  onDepartures(): Promise<void>;
  signal: AbortSignal;
}

/** What changes pages without a file being written: a day that begins at the office, and departures, whichever server changed them. */
export async function followTime(options: FollowedChanges): Promise<void> {
  const { clock, departuresRevision, onNewDay, onDepartures, signal } = options;
  let day = officeDay(clock());
  let revision = await departuresRevision().catch(() => undefined);
  while (!signal.aborted) {
    await wait(pollIntervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    const today = officeDay(clock());
    if (today !== day) {
      day = today;
      await onNewDay();
    }
    // What was asked of a store that was away is asked again when it is back.
    const before = revision;
    revision = await departuresRevision().catch(() => undefined);
    if (revision !== undefined && revision !== before) await onDepartures();
  }
}
