import type { ErrorComponentProps } from '@tanstack/react-router';
import * as React from 'react';
import { type ComponentType, useEffect, useState } from 'react';
import { deadlineMs } from '#platform/api/api.ts';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { PagePending } from '#shell/layout/page-pending.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { Button } from '#ui/button.tsx';

const routeError = lazyPart<ErrorComponentProps>(
  async () => (await import('#shell/error-pages/route-error-page.tsx')).RouteErrorPage,
);
const notFound = lazyPart<{ data?: unknown }>(
  async () => (await import('#shell/error-pages/not-found-page.tsx')).NotFoundPage,
);

const longWait = lazyPart(async () => (await import('#shell/error-pages/long-wait.tsx')).LongWait);

/**
 * No first view needs these pages; the next one may, without a network to fetch them. So they are fetched with the
 * visitor's first touch (src/start/hydrate.tsx).
 */
export async function prepareErrorPages(): Promise<void> {
  await Promise.all([routeError.load(), notFound.load(), longWait.load()]);
}

export const RouteErrorPage = shown(routeError.Content);
export const NotFoundPage = shown(notFound.Content);

/**
 * A page on its way. A call that hangs is tried again for a minute: when the time of its first try is up a line says so, and
 * how to reach a person; the page still comes if it can, and nothing that was typed is lost.
 */
export function WaitingPage() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, deadlineMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PagePending>
      {isLong && (
        <PagePart name="error-page">
          <React.Suspense>
            <longWait.Content />
          </React.Suspense>
        </PagePart>
      )}
    </PagePending>
  );
}

const loadAnew = () => location.reload();

/**
 * Tries again when it is asked to, and when the network is back, by loading the page anew: a browser may not ask a second time for
 * code that failed, and there is nothing here to lose.
 */
function UnreachablePage() {
  useEffect(() => {
    const onOnline = () => void reloadAutomatically('network-back');
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return (
    <div className="page-width py-16">
      <h1 className="text-title-2">Connection Problem</h1>
      <p className="mt-4 mb-6 text-muted">Please check your internet connection and try again</p>
      <Button onClick={loadAnew}>Retry</Button>
    </div>
  );
}

/** Where even its code cannot be had, the catalogue's words for it stand in (B-63). */
function shown<Props extends object>(Page: ComponentType<Props>) {
  return function LazyErrorPage(props: Props) {
    return (
      <PagePart name="error-page" fallback={() => <UnreachablePage />}>
        <React.Suspense fallback={<PagePending />}>
          <Page {...props} />
        </React.Suspense>
      </PagePart>
    );
  };
}
