import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { SiteRouter } from '#src/router.tsx';

/** The whole website around a router: what the browser, the page tests and the prerender all render. */
export function Site({ router }: { router: SiteRouter }) {
  return (
    <QueryClientProvider client={router.options.context.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
