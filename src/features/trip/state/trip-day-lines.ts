import { addDays } from '#contract/calendar/calendar.ts';
import { dayTitle, tripDays } from '#contract/trip/trip-days.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';

export interface TripDayLine {
  /** `Fri, 4 Dec 2026`, or `Day 1` while the days can move. */
  when: string;
  title: string;
  /** Where the night is spent, by name. */
  stay: string | undefined;
}

/** A trip day by day, with the days its extra nights make. */
export function tripDayLines(
  { customizations: { accommodations, dates } }: Pick<CustomizationState, 'customizations'>,
  offer: Pick<TourOffer, 'itinerary' | 'accommodations'>,
): TripDayLine[] {
  const { startDate, flexibility } = dates;
  const nameOf = (stay: string) => offer.accommodations.find(({ slug }) => slug === stay)?.name ?? stay;
  return tripDays(offer.itinerary, accommodations).map((day, index) => ({
    when:
      startDate !== undefined && flexibility === 'exact'
        ? formatDayWithWeekday(addDays(startDate, index))
        : `Day ${index + 1}`,
    title: dayTitle(day, nameOf),
    stay: day.sleepAt && nameOf(day.sleepAt),
  }));
}
