import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { retryDelay } from '#platform/query-client.ts';

interface Watch {
  isRunning: boolean;
  failures: number;
}
const watches = new WeakMap<QueryClient, Watch>();

function watchOf(queryClient: QueryClient): Watch {
  const watch = watches.get(queryClient) ?? { isRunning: false, failures: 0 };
  watches.set(queryClient, watch);
  return watch;
}

/** A call has failed for want of a network, whatever the browser believes: what is paused waits until one gets through. */
export function connectionFailed(queryClient: QueryClient): void {
  onlineManager.setOnline(false);
  const watch = watchOf(queryClient);
  if (!watch.isRunning) void watchUntilOnline(queryClient, watch);
}

export function connectionProved(queryClient: QueryClient): void {
  watchOf(queryClient).failures = 0;
}

/**
 * The browser's `online` event is one way out; but it lies in both directions, so the back end is asked too, with the waits of a
 * query's retries, and whenever the visitor comes back to the page.
 */
async function watchUntilOnline(queryClient: QueryClient, watch: Watch): Promise<void> {
  watch.isRunning = true;
  while (!onlineManager.isOnline()) {
    watch.failures += 1;
    await timeOrReturn(retryDelay(watch.failures, undefined));
    if (!onlineManager.isOnline() && (await answers(queryClient))) onlineManager.setOnline(true);
  }
  watch.isRunning = false;
}

async function answers(queryClient: QueryClient): Promise<boolean> {
  try {
    await apiOf(queryClient).call('getHealth', {});
    return true;
  } catch (error) {
    return error instanceof AppError && error.details.status !== undefined;
  }
}

function timeOrReturn(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = onlineManager.subscribe(end);
    const timer = setTimeout(end, milliseconds);
    document.addEventListener('visibilitychange', end);
    function end(): void {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
      resolve();
    }
  });
}
