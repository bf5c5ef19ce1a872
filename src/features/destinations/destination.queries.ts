import type { DestinationSearch } from '#features/destinations/destination-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const destinationsQuery = (search: DestinationSearch = {}) =>
  endpointQuery('listDestinations', { query: search });

export const destinationsMapQuery = () => endpointQuery('getDestinationsMap', {});

export const destinationQuery = (slug: string) => endpointQuery('getDestination', { params: { slug } });
