import type { Tour } from '#contract/details.ts';

/** The days of the itinerary an activity is part of anyway. */
export function includedOnDays(itinerary: Tour['itinerary'], activityId: string): number[] {
  return itinerary.filter(({ activityIds }) => activityIds.includes(activityId)).map(({ day }) => day);
}
