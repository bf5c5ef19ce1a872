import type { AnyRouter } from '@tanstack/react-router';
import type { Overlay } from '#platform/browser/history-entries.ts';

let router: AnyRouter | undefined;
let onStep: ((event: PopStateEvent) => void) | undefined;

// Here and now, since a window calls its listeners in the order they came, and the router is about to add its own.
if (!import.meta.env.SSR) addEventListener('popstate', (event) => onStep?.(event));

/** For what lies over this router's pages. */
export function keepHistoryEntries(its: AnyRouter): void {
  router = its;
  // Left open when the page was loaded again.
  if (history.state?.opened) void keep();
}

/**
 * Until the returned function is called, the browser's Back closes what was opened over the page instead of leaving the page
 * (history-entries.ts, whose code comes when something first opens).
 */
export function closeOnBack(close: () => void, hasAddress?: Overlay['hasAddress']): () => void {
  const closed = keep({ close, hasAddress });
  return () => void closed.then((stop) => stop?.());
}

/** Without its code Back leaves the page. */
const keep = (overlay?: Overlay): Promise<(() => void) | undefined> =>
  import('#platform/browser/history-entries.ts')
    .then(({ watchHistory, addHistoryEntry }) => {
      onStep = watchHistory(router);
      return onStep && overlay && addHistoryEntry(overlay);
    })
    .catch(() => undefined);
