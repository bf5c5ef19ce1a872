import { createFileRoute } from '@tanstack/react-router';
import { SearchTestPage } from '#features/search/search-test-page.tsx';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/search-test')({
  loader: async ({ context: { queryClient } }) => {
    // Loaders are part of the first download; what they need here is not.
    const { searchAccessOf } = await import('#features/search/client/search-host.ts');
    // A host that cannot be learnt is a finding, not a failure of the page.
    await searchAccessOf(queryClient).catch(() => {});
  },
  head: () =>
    pageHead('/search-test', {
      title: 'Search diagnostics',
      description: 'Whether each collection answers a search.',
      isHidden: true,
    }),
  component: SearchTestPage,
});
