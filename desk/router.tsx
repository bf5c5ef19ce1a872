import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { routeTree } from '#desk/routeTree.gen.ts';
import { WaitingPage } from '#desk/shell/answer.tsx';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';
import { Button } from '#ui/button.tsx';

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

/** A page that could not be had: why, and another try. */
function FailedPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div role="alert" className="m-4 max-w-2xl rounded-panel bg-sand p-6 sm:p-8">
      <h1 className="text-title-3">This could not be shown</h1>
      <p className="mt-2 text-muted">{error instanceof Error ? error.message : String(error)}</p>
      <Button size="small" className="mt-5" onClick={() => void router.invalidate()}>
        Try again
      </Button>
    </div>
  );
}

function MissingPage() {
  return (
    <main className="m-4 max-w-2xl rounded-panel bg-sand p-6 sm:p-8">
      <h1 className="text-title-3">There is no such page</h1>
      <p className="mt-2">
        <Link to="/" className="underline underline-offset-4">
          To the enquiries
        </Link>
      </p>
    </main>
  );
}
