import { createFileRoute } from '@tanstack/react-router';
import { SearchTestPage } from '#features/search/search-test-page.tsx';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/search-test')({
  head: () =>
    pageHead('/search-test', {
      title: 'Search diagnostics',
      description: 'Whether each collection answers a search.',
      isHidden: true,
    }),
  component: SearchTestPage,
});
