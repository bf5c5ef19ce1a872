import type { Tour } from '#contract/details.ts';
import type { Picture } from '#contract/picture.ts';

/** A tour's own photographs, then those of its days. */
export function photographsOf({ photographs = [], itinerary }: Pick<Tour, 'photographs' | 'itinerary'>): Picture[] {
  return [...photographs, ...itinerary.flatMap((day) => day.photographs ?? [])];
}
