import { addDays, monthOf, type StartWindow } from '#contract/calendar/calendar.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';
import { pricedOn } from '#features/trip/state/priced-months.ts';

/** The whole trip by the day it starts in one month: what it comes to at least and at most, and the first day of the least. */
export interface MonthOfYear {
  /** January 0. */
  month: number;
  least: number;
  most: number;
  day: string;
}

const daysOfYear = 365;

/** The next twelve months of a trip, January first; null for a month in which no day can be chosen (B-235). Dollars. */
export function yearPrices(
  state: CustomizationState,
  offer: TourOffer,
  { earliest }: StartWindow,
): readonly (MonthOfYear | null)[] {
  const year: (MonthOfYear | null)[] = Array.from({ length: 12 }, () => null);
  for (let ahead = 0; ahead < daysOfYear; ahead += 1) {
    const startDate = addDays(earliest, ahead);
    const priced = pricedOn(state, offer, startDate);
    if (priced === undefined) continue;
    const { most: total } = priced.whole.total;
    const month = monthOf(startDate) - 1;
    const known = year[month];
    if (!known) year[month] = { month, least: total, most: total, day: startDate };
    else {
      if (total < known.least) Object.assign(known, { least: total, day: startDate });
      known.most = Math.max(known.most, total);
    }
  }
  return year;
}
