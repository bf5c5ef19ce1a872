import { type ChosenStay, dayTitle, type TripDay, tripDays } from '#contract/trip/trip-days.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { DaySnapshot } from '#server/enquiries/enquiry.ts';

/** The days of a trip as they are kept with an enquiry. */
export function daySnapshots(
  catalogue: Pick<Catalogue, 'accommodations'>,
  { itinerary }: Pick<TourFile, 'itinerary'>,
  stays: readonly ChosenStay[],
): DaySnapshot[] {
  return tripDays(itinerary, stays).map((day) => daySnapshot(catalogue, day));
}

/** What a day is called, and the name of the stay where its night is spent. */
export function daySnapshot(
  { accommodations }: Pick<Catalogue, 'accommodations'>,
  day: TripDay<TourFile['itinerary'][number]>,
): DaySnapshot {
  const nameOf = (stay: string) => accommodations.get(stay)?.record.name ?? stay;
  return {
    title: dayTitle(day, nameOf),
    ...(day.sleepAt !== undefined && { stay: nameOf(day.sleepAt) }),
    ...(day.extraAt !== undefined && { isExtra: true }),
  };
}
