import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from '#platform/router-context.ts';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';
import { NotFoundPage, RouteErrorPage, WaitingPage } from '#shell/error-pages/lazy-error-pages.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { watchNavigation } from '#ui/first-view.ts';

export interface SiteRouterOptions extends Pick<RouterContext, 'queryClient' | 'restored'> {
  isHydrating?: RouterContext['isHydrating'];
  /** The browser's own when left out; tests and the prerender pass a memory history. */
  history?: RouterHistory;
}

/** The one router of the site; a fresh one for each page load, test or prerendered page. */
export function createSiteRouter({ queryClient, restored, isHydrating = () => false, history }: SiteRouterOptions) {
  const router = createRouter({
    routeTree,
    context: { queryClient, restored, isHydrating },
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
    // An address below a page is none of its: neither the page's data nor its title are asked for.
    notFoundMode: 'root',
    // Another record is another page: what was opened or chosen on one does not stand open on the next.
    defaultRemountDeps: ({ params }) => params,
    // A page that is hydrated counts as one the visitor has just come to, and would be scrolled to its beginning.
    scrollRestoration: import.meta.env.SSR ? false : () => !isHydrating(),
  });
  watchNavigation(router.history);
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
