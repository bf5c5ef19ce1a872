import { onlineManager } from '@tanstack/react-query';
import { notify } from '#platform/notices/notify.ts';
import { offlineTexts } from '#shell/offline/offline-texts.ts';

/** A connection that comes and goes faster than this has not changed; it is unsteady. */
const settlingMs = 3000;

/**
 * Tells when the connection goes and comes back (B-177), each change once. The first change is told at once; while it
 * goes on changing, only what it settles on is. `onReturn` is called with every return that is told. Returns what ends it.
 */
export function tellConnection(onReturn: () => Promise<void>): () => void {
  let told = navigator.onLine;
  let lastChange = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (!told) notify(offlineTexts.startedOffline);

  function tell(): void {
    // A call may have proved what the browser does not know.
    const isOnline = navigator.onLine && onlineManager.isOnline();
    if (isOnline === told) return;
    told = isOnline;
    notify(isOnline ? offlineTexts.backOnline : offlineTexts.wentOffline);
    if (isOnline) void onReturn();
  }

  function change(): void {
    const isUnsteady = performance.now() - lastChange < settlingMs;
    lastChange = performance.now();
    clearTimeout(timer);
    if (isUnsteady) timer = setTimeout(tell, settlingMs);
    else tell();
  }

  const unsubscribe = onlineManager.subscribe(change);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
