import { createFileRoute } from '@tanstack/react-router';
import { departureQuery } from '#desk/departures/departure.queries.ts';
import { TravellerListPage } from '#desk/departures/traveller-list-page.tsx';

export const Route = createFileRoute('/_office/departures/$departureId_/list')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(departureQuery(params.departureId)),
  component: TravellerListPage,
});
