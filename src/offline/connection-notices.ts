import { onlineManager } from '@tanstack/react-query';
import { offlineTexts } from '#offline/offline-texts.ts';
import { notify } from '#platform/notices/notify.ts';

/** A connection that comes and goes faster than this has not changed; it is unsteady. */
const settlingMs = 3000;

/**
 * Notifies when the connection goes and comes back (B-177), of each change once. Of the first change at once; while it
 * goes on changing, only of what it settles on. `onReturn` is called with every return of which is notified. Returns what ends it.
 */
export function notifyOfConnection(onReturn: () => Promise<void>): () => void {
  let wasOnline = navigator.onLine;
  let lastChange = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!wasOnline) notify(offlineTexts.startedOffline);

  function announce(): void {
    // A call may have proved what the browser does not know.
    const isOnline = navigator.onLine && onlineManager.isOnline();
    if (isOnline === wasOnline) return;
    wasOnline = isOnline;
    notify(isOnline ? offlineTexts.backOnline : offlineTexts.wentOffline);
    if (isOnline) void onReturn();
  }

  function change(): void {
    const isUnsteady = performance.now() - lastChange < settlingMs;
    lastChange = performance.now();
    clearTimeout(timer);
    if (isUnsteady) timer = setTimeout(announce, settlingMs);
    else announce();
  }

  const unsubscribe = onlineManager.subscribe(change);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
