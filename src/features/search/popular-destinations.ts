import { useQuery } from '@tanstack/react-query';
import type { DestinationSummary } from '#contract/records/destinations.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

const shown = 6;

/**
 * The home page has asked the same, so mostly nothing is asked. The loader of the search page asks it: a file of its own, since
 * loaders are part of every first download.
 */
export const popularDestinationsQuery = () =>
  endpointQuery('listDestinations', { query: { limit: 48, facets: 'none' } });

/** The destinations the operator puts first. */
export function usePopularDestinations(): DestinationSummary[] {
  const { data } = useQuery(popularDestinationsQuery());
  return data?.destinations.slice(0, shown) ?? [];
}
