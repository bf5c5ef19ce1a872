import { payingGuests } from '#contract/money/price.ts';
import { eachOf } from '#contract/money/whole-trip.ts';
import { monthNames } from '#contract/records/seasons.ts';
import { formatDay } from '#contract/words/days.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { type PricedDay, pricedOn, yearRange } from '#features/trip/state/priced-months.ts';

/** What each of a party pays for the whole trip, at most and in whole dollars. */
export interface EachPays {
  each: number;
  people: number;
  /** `4 December 2026`, the first day, or `May`, the cheapest month, while none is chosen. */
  when: string;
  isDay: boolean;
  priced: PricedDay;
  /** What it comes to in the dearest month, where that is more and no day is chosen. */
  most?: { each: number; month: string; priced: PricedDay };
}

/** Undefined where the tour has no price. */
export function eachPaysOf(state: Pick<CustomizationState, 'customizations'>, offer: TourOffer): EachPays | undefined {
  const { guestCount, dates } = state.customizations;
  const people = payingGuests(guestCount);
  const eachAt = ({ whole }: PricedDay) => eachOf({ wholeTrip: whole.total.most, people });
  const onDay = dates.startDate === undefined ? undefined : pricedOn(state, offer, dates.startDate);
  if (onDay && dates.startDate) {
    return { each: eachAt(onDay), people, when: formatDay(dates.startDate), isDay: true, priced: onDay };
  }
  const year = yearRange(state, offer);
  if (year === undefined) return undefined;
  const { least, most } = year;
  const ofYear = { each: eachAt(least), people, when: monthNames[least.month] ?? '', isDay: false, priced: least };
  if (eachAt(most) <= ofYear.each) return ofYear;
  return { ...ofYear, most: { each: eachAt(most), month: monthNames[most.month] ?? '', priced: most } };
}
