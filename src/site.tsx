import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { RenderedAtContext } from '#platform/browser/use-now.ts';
import type { SiteRouter } from '#src/router.tsx';

interface SiteProps {
  router: SiteRouter;
  /** When its HTML was rendered, if it came with some; in milliseconds. */
  renderedAt?: number | undefined;
  /** Called once the page answers to the visitor. */
  onHydrated?: () => void;
}

/** The whole website around a router: what the browser, the page tests and the prerender all render. */
export function Site({ router, renderedAt, onHydrated }: SiteProps) {
  // Before anything more can be typed into a field that was filled in too early.
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <RenderedAtContext value={renderedAt}>
      <QueryClientProvider client={router.options.context.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RenderedAtContext>
  );
}
