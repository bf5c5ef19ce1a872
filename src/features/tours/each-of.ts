import type { TripPriceInMonth } from '#contract/tours.ts';

/** What each of them pays for the whole trip, in whole dollars. */
export function eachOf({ wholeTrip, people }: Pick<TripPriceInMonth, 'wholeTrip' | 'people'>): number {
  return Math.round(wholeTrip / people);
}
