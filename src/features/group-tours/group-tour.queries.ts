import { queryOptions } from '@tanstack/react-query';
import { seatsBands } from '#contract/choices.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { monthSlugs } from '#contract/records/seasons.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf, endpointKey, endpointQuery } from '#platform/api/endpoint-query.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = { page, month: listOf(oneOf(monthSlugs)), destination: listOf(slug), seats: oneOf(seatsBands) };

/** What `/group-tours` keeps in its address. */
export type GroupTourSearch = ReadSearch<typeof fields>;

export const readGroupTourSearch = searchReader(fields);

export const groupToursQuery = (search: GroupTourSearch = {}) => endpointQuery('listGroupTours', { query: search });

export const groupTourQuery = (slug: string) => endpointQuery('getGroupTour', { params: { slug } });

/** Seats as last checked. `couldNotCheck` carries the assumption of B-160: available, with 0 seats, flagged. */
export interface CheckedSeats {
  available: boolean;
  availableSeats: number;
  totalSeats: number;
  couldNotCheck: boolean;
}

const seatsAreFreshFor = 60_000;

/**
 * Seats of one departure, starting from what the tour's own answer said at `readAt` (milliseconds). A failure is an answer here: assume available with 0 seats and flag the error (B-160), so the
 * page can say "could not check, ask us" instead of promising or refusing anything.
 */
export const seatsQuery = (departure: Departure, readAt: number) => {
  const input = { params: { id: departure.id } };
  return queryOptions<CheckedSeats>({
    queryKey: endpointKey('getAvailability', input),
    queryFn: async ({ client, signal }) => {
      try {
        return { ...(await apiOf(client).call('getAvailability', input, signal)), couldNotCheck: false };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { available: true, availableSeats: 0, totalSeats: 0, couldNotCheck: true };
      }
    },
    initialData: seatsAsRead(departure),
    initialDataUpdatedAt: readAt,
    staleTime: seatsAreFreshFor,
    refetchOnWindowFocus: 'always',
    meta: { persist: false },
  });
};

/** The seats of the tour's own answer. */
export function seatsAsRead({ availableSeats, totalSeats }: Departure): CheckedSeats {
  return { available: availableSeats > 0, availableSeats, totalSeats, couldNotCheck: false };
}
