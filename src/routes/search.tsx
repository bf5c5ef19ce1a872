import { createFileRoute } from '@tanstack/react-router';
import { popularDestinationsQuery } from '#features/search/popular-destinations.ts';
import { readSearchSearch } from '#features/search/search-address.ts';
import { SearchPage } from '#features/search/search-page.tsx';
import { pageHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';
import { isSearchable } from '#shell/search/search-text.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  loader: ({ context: { queryClient }, location, cause }) => {
    const { q = '' } = readSearchSearch(location.search);
    return ensureLists({ queryClient, cause }, isSearchable(q) ? [] : [popularDestinationsQuery()]);
  },
  head: () =>
    pageHead('/search', {
      title: 'Search',
      description: 'Search tours, group tours, destinations, places and stays.',
      isHidden: true,
    }),
  component: SearchPage,
});
