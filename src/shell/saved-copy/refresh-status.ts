import { createStore, type Readable } from '#platform/store.ts';

const failed = createStore(false);

/** Whether the last refresh failed, so what is on screen is a saved copy. */
export const hasRefreshFailed: Readable<boolean> = failed;

/** The query client reports each refresh of data that is already on screen. */
export function reportRefresh(outcome: 'failed' | 'succeeded'): void {
  const next = outcome === 'failed';
  if (next !== failed.getSnapshot()) failed.set(next);
}
