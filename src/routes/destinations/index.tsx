import { createFileRoute } from '@tanstack/react-router';
import { destinationsMapQuery, destinationsQuery } from '#features/destinations/destination.queries.ts';
import { DestinationListPage } from '#features/destinations/destination-list-page.tsx';
import { readDestinationSearch } from '#features/destinations/destination-search.ts';
import { listHead } from '#platform/page-head.ts';
import { warmLists } from '#platform/warm-list.ts';

export const Route = createFileRoute('/destinations/')({
  validateSearch: readDestinationSearch,
  loaderDeps: ({ search }) => readDestinationSearch(search),
  loader: ({ context: { queryClient }, deps, cause }) =>
    warmLists({ queryClient, cause }, [destinationsQuery(deps), destinationsMapQuery()]),
  head: ({ match }) =>
    listHead('/destinations', match.loaderDeps, {
      title: 'Where to go in East Africa',
      description:
        'Parks, reserves, mountains and coast in Kenya, Tanzania, Uganda and Rwanda, by month, wildlife and country.',
    }),
  component: DestinationListPage,
});
