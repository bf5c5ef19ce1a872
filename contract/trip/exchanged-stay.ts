import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import type { AccommodationItem } from '#contract/trip/customization.ts';
import { nightsAt, type TourDay } from '#contract/trip/trip-days.ts';

type KnownStay = Pick<AccommodationSummary, 'slug' | 'name' | 'price' | 'destinationId'>;

/**
 * The nights a stay takes over from one of the tour's own, and what a night there costs. Undefined where the two cannot be exchanged:
 * the tour does not sleep there, has no price for it, or the other is somewhere else.
 */
export function exchangedStay(
  itinerary: readonly TourDay[],
  own: KnownStay | undefined,
  stay: Pick<KnownStay, 'destinationId'>,
): { nights: number; insteadOf: NonNullable<AccommodationItem['insteadOf']> } | undefined {
  if (own === undefined || own.price === 0 || own.destinationId !== stay.destinationId) return undefined;
  const nights = nightsAt(itinerary, own.slug);
  return nights === 0 ? undefined : { nights, insteadOf: { id: own.slug, name: own.name, pricePerNight: own.price } };
}
