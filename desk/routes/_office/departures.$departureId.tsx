import { createFileRoute } from '@tanstack/react-router';
import { departureQuery } from '#desk/departures/departure.queries.ts';
import { DeparturePage } from '#desk/departures/departure-page.tsx';

export const Route = createFileRoute('/_office/departures/$departureId')({
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(departureQuery(params.departureId)),
  component: DeparturePage,
});
