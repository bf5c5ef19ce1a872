import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '#desk/routeTree.gen.ts';
import { FailedPage } from '#desk/shell/failed-page.tsx';
import { MissingPage } from '#desk/shell/missing-page.tsx';
import { WaitingPage } from '#desk/shell/waiting-page.tsx';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';

export function createDeskRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: WaitingPage,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>;
  }
}
