import { createFileRoute } from '@tanstack/react-router';
import { office } from '#contract/site/office.ts';
import { listed } from '#contract/words/count.ts';
import {
  destinationsMapQuery,
  destinationsQuery,
  readDestinationSearch,
} from '#features/destinations/destination.queries.ts';
import { DestinationListPage } from '#features/destinations/destination-list-page.tsx';
import { listHead } from '#platform/page-head.ts';
import { ensureLists } from '#platform/router-context.ts';

export const Route = createFileRoute('/destinations/')({
  validateSearch: readDestinationSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    await ensureLists({ queryClient, cause }, [
      destinationsQuery(readDestinationSearch(location.search)),
      destinationsMapQuery(),
    ]);
  },
  head: ({ match }) =>
    listHead('/destinations', readDestinationSearch(match.search), {
      title: `Where to go in ${office().region}`,
      description: `Where to go in ${listed(office().countries)}, by month, wildlife and country.`,
    }),
  component: DestinationListPage,
});
