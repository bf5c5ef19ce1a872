import type { AnyRouter } from '@tanstack/react-router';
import type { OverPage } from '#platform/browser/back-entries.ts';

let router: AnyRouter | undefined;
let onStep: ((event: PopStateEvent) => void) | undefined;

// Here and now, since a window calls its listeners in the order they came, and the router is about to add its own.
if (!import.meta.env.SSR) addEventListener('popstate', (event) => onStep?.(event));

/** For what lies over this router's pages. */
export function keepBackEntries(its: AnyRouter): void {
  router = its;
  // Left open when the page was loaded again.
  if (history.state?.opened) void keep();
}

/**
 * Until the returned function is called, the browser's Back closes what was opened over the page instead of leaving the page
 * (back-entries.ts, whose code comes when something first opens).
 */
export function closeOnBack(close: () => void, hasAddress?: OverPage['hasAddress']): () => void {
  const closed = keep({ close, hasAddress });
  return () => void closed.then((stop) => stop?.());
}

/** Without its code Back leaves the page. */
const keep = (overPage?: OverPage): Promise<(() => void) | undefined> =>
  import('#platform/browser/back-entries.ts')
    .then(({ watchBack, lieOver }) => {
      onStep = watchBack(router);
      return onStep && overPage && lieOver(overPage);
    })
    .catch(() => undefined);
