import { queryOptions } from '@tanstack/react-query';
import { openTravellerDetails, type TravellerDetailsView } from '#contract/forms/traveller-details.ts';
import { sentToken } from '#features/proposals/proposal.queries.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';

/**
 * What was given of the travellers, with the secret of the link. It is on no disk, gone with the page, and asked for again by nothing
 * but a save: what is typed on top of it goes to the version that was read.
 */
export function detailsQuery(fragment: string) {
  const token = sentToken(fragment);
  return queryOptions<TravellerDetailsView>({
    queryKey: ['travellerDetails', token],
    queryFn: ({ client, signal }) => apiOf(client).call(openTravellerDetails, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: ({ state }) => state.data === undefined,
    meta: { persist: false },
  });
}
