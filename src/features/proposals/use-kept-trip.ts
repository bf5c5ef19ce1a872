import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentToken } from '#features/proposals/proposal.queries.ts';
import { forgetTrip, type KeptTrip, keepTrip, readTrip, type TripView } from '#platform/kept-trips.ts';

const keptQuery = (token: string) =>
  queryOptions<KeptTrip | null>({
    queryKey: ['keptTrip', token],
    queryFn: async () => (await readTrip(token)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { persist: false },
  });

/** Whether it is a trip by now, and not only an offer or one that was given back. */
const isTrip = (view: TripView) => ('number' in view ? view.held?.number === view.number : view.state === 'held');

/**
 * The trip of a link as it is kept on the device; undefined until that is known, null where it never was. What was agreed to is kept
 * each time it has come; one that was given back, or whose link leads nowhere any more, is forgotten.
 */
export function useKeptTrip(fragment: string, view: TripView | undefined, isGone: boolean) {
  const token = sentToken(fragment);
  const queryClient = useQueryClient();
  const kept = useQuery(keptQuery(token)).data;
  const isKept = kept !== undefined && (kept === null || kept.view !== null);
  useEffect(() => {
    const { queryKey } = keptQuery(token);
    const set = (trip: KeptTrip | null | undefined) => queryClient.setQueryData(queryKey, trip ?? null);
    if (isGone || (view !== undefined && !isTrip(view))) void forgetTrip(token).then(() => set(null));
    else if (isKept && view !== undefined) void keepTrip(token, view, view.offer.endDate).then(set);
  }, [token, view, isKept, isGone, queryClient]);
  return kept;
}

/** Whether it is on the device, undefined where that keeps nothing; and what takes it off, or keeps it there after all. */
export function useOnDevice(fragment: string, { offer: { endDate } }: TripView) {
  const token = sentToken(fragment);
  const queryClient = useQueryClient();
  const kept = useQuery(keptQuery(token)).data;
  const keep = async (view: TripView | null) =>
    queryClient.setQueryData(keptQuery(token).queryKey, (await keepTrip(token, view, endDate)) ?? null);
  return [kept ? kept.view !== null : undefined, keep] as const;
}
