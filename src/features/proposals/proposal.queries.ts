import { queryOptions, useQuery } from '@tanstack/react-query';
import { openProposal, type ProposalOffer, type ProposalView, proposalToken } from '#contract/forms/proposals.ts';
import { openSharedTrip, type SharedTrip } from '#contract/forms/shared-trip.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { groupTourQuery } from '#features/group-tours/group-tour.queries.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { apiOf, endpointQuery } from '#platform/api/endpoint-query.ts';
import { useIsSeen } from '#platform/browser/use-is-seen.ts';

/** Longer than any token; what was pasted after one the server leaves alone. */
const longest = 100;

const tokenIn = (fragment: string) => fragment.trim().slice(0, longest);

/** Whether a fragment may be a token at all. */
export const isTokenLike = (fragment: string) => proposalToken.safeParse(tokenIn(fragment)).success;

const keyOf = (fragment: string) => ['openProposal', tokenIn(fragment)] as const;

/** The proposal of a link. Its key holds the secret: neither the key nor the answer is ever written to the disk. */
export function proposalQuery(fragment: string) {
  return queryOptions<ProposalView>({
    queryKey: keyOf(fragment),
    queryFn: ({ client, signal }) =>
      apiOf(client).call(openProposal, { body: { token: tokenIn(fragment), isVisit: false } }, signal),
    enabled: isTokenLike(fragment),
    meta: { persist: false },
  });
}

/** The trip of a link that was shared; what holds of a proposal's holds of it. */
export function sharedTripQuery(fragment: string) {
  const token = tokenIn(fragment);
  return queryOptions<SharedTrip>({
    queryKey: ['openSharedTrip', token],
    queryFn: ({ client, signal }) => apiOf(client).call(openSharedTrip, { body: { token } }, signal),
    enabled: isTokenLike(fragment),
    meta: { persist: false },
  });
}

/** A program that opens the links of mails, script and all, looks at none for as long. */
const seenAfter = 2000;

/** Counts that the proposal of a link was opened, once a visit and once somebody has had it before their eyes. */
export function useCountedVisit(fragment: string): void {
  useQuery({
    queryKey: ['visitProposal', tokenIn(fragment)],
    enabled: useIsSeen(seenAfter),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, signal }) => {
      const body = { token: tokenIn(fragment), isVisit: true };
      const { opened } = await apiOf(client).call(openProposal, { body }, signal);
      client.setQueryData(keyOf(fragment), (view?: ProposalView) => view && { ...view, opened });
      return opened;
    },
    meta: { persist: false },
  });
}

/** A version beside the one that is open: looking at both is no visit to it. */
export function besideQuery(fragment: string) {
  return queryOptions<ProposalView>({
    queryKey: [...keyOf(fragment), 'beside'],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(openProposal, { body: { token: tokenIn(fragment), isVisit: false } }, signal),
    meta: { persist: false },
  });
}

/** What is sent along with whatever the traveller does. */
export const sentToken = tokenIn;

/** The tour as it is today, for its map and its pictures; undefined until it is there, and where it is offered no more. */
export function useLiveTour({ kind, slug }: ProposalOffer['tour']): Tour | GroupTour | undefined {
  const tour = useQuery({ ...tourQuery(slug), enabled: kind === 'tour' }).data;
  const groupTour = useQuery({ ...groupTourQuery(slug), enabled: kind === 'group-tour' }).data;
  return kind === 'tour' ? tour : groupTour;
}

/** The pictures of all stays, by name: a trip may sleep in others than its tour. Empty until they are there. */
export function useStayPictures(): ReadonlyMap<string, Picture> {
  const { data } = useQuery(endpointQuery('listAccommodations', { query: { limit: 48, facets: 'none' } }));
  return new Map(data?.accommodations.map(({ name, coverImage }) => [name, coverImage]));
}
