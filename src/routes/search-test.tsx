import { createFileRoute } from '@tanstack/react-router';
import { searchAccessOf } from '#features/search/client/search-access.ts';
import { SearchTestPage } from '#features/search/search-test-page.tsx';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/search-test')({
  // Unreachable settings are a finding, not a failure of the page.
  loader: ({ context: { queryClient } }) => searchAccessOf(queryClient).catch(() => {}),
  head: () =>
    pageHead('/search-test', {
      title: 'Search diagnostics',
      description: 'Whether each collection answers a search.',
      isHidden: true,
    }),
  component: SearchTestPage,
});
