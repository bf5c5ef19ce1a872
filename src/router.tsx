import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';
import { NotFoundPage, RouteErrorPage, WaitingPage } from '#shell/error-pages/lazy-error-pages.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { watchArrivals } from '#ui/first-view.ts';

export interface SiteRouterOptions extends RouterContext {
  /** The browser's own when left out; tests and the prerender pass a memory history. */
  history?: RouterHistory;
  /** Asked whenever a page is shown: whether it is to be scrolled to where it begins, or where it was left. */
  isScrolled?: () => boolean;
}

/** The one router of the site; a fresh one for each page load, test or prerendered page. */
export function createSiteRouter({ queryClient, restored, history, isScrolled = () => true }: SiteRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { queryClient, restored },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    // A loader answers from that cache at once; a page that did not wait for it could come back shorter than it was left.
    defaultStaleReloadMode: 'blocking',
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: RouteErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Another record is another page: what was opened or chosen on one does not stand open on the next.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: import.meta.env.SSR ? false : isScrolled,
  });
  watchArrivals(router.history);
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
