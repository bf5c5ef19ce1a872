import type { ErrorComponentProps } from '@tanstack/react-router';
import * as React from 'react';
import { type ComponentType, useEffect } from 'react';
import { reloadAutomatically } from '#platform/browser/automatic-reload.ts';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { laterPart } from '#shell/later/later-part.tsx';
import { PagePending } from '#shell/layout/page-pending.tsx';
import { Button } from '#ui/button.tsx';

const routeError = laterPart<ErrorComponentProps>(
  async () => (await import('#shell/error-pages/route-error-page.tsx')).RouteErrorPage,
);
const notFound = laterPart<{ data?: unknown }>(
  async () => (await import('#shell/error-pages/not-found-page.tsx')).NotFoundPage,
);

/**
 * No first view needs these pages; the next one may, without a network to fetch them. So they are fetched with the visitor's first
 * touch (src/main.tsx).
 */
export async function prepareErrorPages(): Promise<void> {
  await Promise.all([routeError.load(), notFound.load()]);
}

export const RouteErrorPage = shown(routeError.Content);
export const NotFoundPage = shown(notFound.Content);

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

/** Where even its code cannot be had, the catalogue's words for it stand in (spec §8). */
function shown<Props extends object>(Page: ComponentType<Props>) {
  return function LaterErrorPage(props: Props) {
    return (
      <PagePart name="error-page" fallback={<UnreachablePage />}>
        <React.Suspense fallback={<PagePending />}>
          <Page {...props} />
        </React.Suspense>
      </PagePart>
    );
  };
}
