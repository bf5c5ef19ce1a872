import { createFileRoute } from '@tanstack/react-router';
import { departuresQuery } from '#desk/departures/departure.queries.ts';
import { DepartureListPage } from '#desk/departures/departure-list-page.tsx';
import { readDepartureSearch } from '#desk/departures/departure-search.ts';

export const Route = createFileRoute('/_office/departures/')({
  validateSearch: readDepartureSearch,
  loader: ({ context: { queryClient }, location }) => {
    void queryClient.prefetchQuery(departuresQuery(readDepartureSearch(location.search)));
  },
  component: DepartureListPage,
});
