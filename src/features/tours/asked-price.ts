import { basePriceOn, seasonOn } from '#contract/base-price.ts';
import { monthOf } from '#contract/calendar.ts';
import type { Tour } from '#contract/details.ts';
import { payingGuests } from '#contract/price.ts';
import { monthSlugs } from '#contract/seasons.ts';
import type { TourSummary } from '#contract/tours.ts';
import { customize } from '#features/customization/trip/customization-reducer.ts';
import { initialState } from '#features/customization/trip/customization-state.ts';
import { baseTourOf } from '#features/customization/trip/fit-to-tour.ts';
import { tripCostsOf } from '#features/customization/trip/trip-costs.ts';
import { wishedTrip } from '#features/customization/trip/wished-trip.ts';
import type { TourWish } from '#features/tours/tour-wish.ts';

/**
 * What a tour costs in the month and for the party a visitor has chosen, as a list tells it (B-230): of its cheapest month, by the whole trip, where
 * none was. Undefined where neither was chosen, or it does not run then.
 */
export function askedPriceOf(tour: Tour, { month, travellers }: TourWish, now: Date): TourSummary['askedPrice'] {
  if (month === undefined && travellers === undefined) return undefined;
  const months = month === undefined ? monthSlugs : [month];
  const prices = months.flatMap((slug) => priceIn(tour, monthSlugs.indexOf(slug), travellers, now) ?? []);
  const [first, ...others] = prices;
  return first && others.reduce((least, price) => (price.wholeTrip < least.wholeTrip ? price : least), first);
}

function priceIn(tour: Tour, month: number, travellers: TourWish['travellers'], now: Date) {
  const begun = customize(initialState, { type: 'setBaseTour', tour: baseTourOf(tour) });
  const trip = wishedTrip(begun, tour, { month, travellers: travellers && Number(travellers) }, now);
  const { dates, guestCount } = trip.customizations;
  const people = payingGuests(guestCount);
  const price = dates.startDate && basePriceOn(tour.prices, dates.startDate, people);
  const whole = tripCostsOf(trip, tour, now).whole;
  if (!price || whole === undefined || dates.startDate === undefined) return undefined;
  const season = seasonOn(tour.prices, dates.startDate)?.name ?? '';
  return { ...price, season, month: monthOf(dates.startDate) - 1, people, wholeTrip: whole.total.most };
}
