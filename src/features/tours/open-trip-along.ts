import { largestPageSize } from '#contract/api/paging.ts';
import type { Tour } from '#contract/records/details.ts';
import { tripPages } from '#features/tours/trip-pages.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { openDownload } from '#shell/offline-download/open-download.tsx';

/** Asks whether to take the trip along, with the places worth a stop where it goes. */
export function openTripAlong(tour: Tour, path: string, opener: Element): void {
  const destination = tour.destinations.map(({ slug }) => slug);
  const stops = endpointQuery('listPlaces', { query: { destination, limit: largestPageSize } });
  openDownload(
    {
      id: path,
      title: tour.name,
      pages: async (queryClient) => {
        if (destination.length === 0) return tripPages({ ...tour, places: [] }, path);
        const { places } = await queryClient.query({ ...stops, staleTime: 'static', retry: false });
        return tripPages({ ...tour, places }, path);
      },
    },
    opener,
  );
}
