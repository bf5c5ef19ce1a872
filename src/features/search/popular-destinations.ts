import { useQuery } from '@tanstack/react-query';
import type { DestinationSummary } from '#contract/destinations.ts';
import { listDestinations } from '#contract/endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

const shown = 6;

/** The destinations the operator puts first. The home page has asked the same, so mostly nothing is asked. */
export function usePopularDestinations(): DestinationSummary[] {
  const { data } = useQuery(endpointQuery(listDestinations, { query: { limit: 48 } }));
  return data?.destinations.slice(0, shown) ?? [];
}
