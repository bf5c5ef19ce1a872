import { createFileRoute } from '@tanstack/react-router';
import { readSearchSearch } from '#features/search/search-address.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { pageHead } from '#platform/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  head: () =>
    pageHead('/search', {
      title: 'Search',
      description: 'Search tours, group tours, destinations, places and stays.',
      isHidden: true,
    }),
  component: SearchPage,
});
