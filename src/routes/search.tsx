import { createFileRoute } from '@tanstack/react-router';
import { popularDestinationsQuery } from '#features/search/popular-destinations.ts';
import { readSearchSearch } from '#features/search/search-address.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { warmLists } from '#platform/warm-list.ts';
import { isSearchable } from '#shell/search/search-text.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search: { q = '' } }) => ({ isSearching: isSearchable(q) }),
  loader: ({ context: { queryClient }, deps, cause }) =>
    warmLists({ queryClient, cause }, deps.isSearching ? [] : [popularDestinationsQuery()]),
  head: () =>
    pageHead('/search', {
      title: 'Search',
      description: 'Search tours, group tours, destinations, places and stays.',
      isHidden: true,
    }),
  component: SearchPage,
});
