import { monthOf } from '#contract/calendar/calendar.ts';
import { type BasePrice, basePriceOn } from '#contract/money/base-price.ts';
import { payingGuests, priceTrip, type TripPrice } from '#contract/money/price.ts';
import { type WholeTrip, wholeTripOf } from '#contract/money/whole-trip.ts';
import { cheapestOf, daysOfChange, dearestOf, middleOfMonths } from '#contract/money/year-of-prices.ts';
import { extraDays, tripDays } from '#contract/trip/trip-days.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import type { TourOffer } from '#features/trip/state/fit-to-tour.ts';

/** What a trip comes to for a start on one day: what each pays for the tour itself, our invoice, and the whole trip of all. */
export interface PricedDay {
  base: BasePrice;
  pricing: TripPrice;
  whole: WholeTrip;
}

/** Undefined on a day, `YYYY-MM-DD`, on which the tour does not run. */
export function pricedOn(
  { customizations }: Pick<CustomizationState, 'customizations'>,
  offer: TourOffer,
  startDate: string,
): PricedDay | undefined {
  const { guestCount: guests, childAges = [], activities, accommodations } = customizations;
  const base = basePriceOn(offer.prices, startDate, payingGuests(guests));
  if (base === undefined) return undefined;
  const pricing = priceTrip({ basePrice: base.usd, guests, activities, accommodations });
  const { itinerary, fees, otherCosts, maxGuests: seats } = offer;
  const trip = { startDate, days: tripDays(itinerary, accommodations), guests, childAges, invoice: pricing.total };
  return { base, pricing, whole: wholeTripOf({ ...trip, fees, otherCosts, seats }) };
}

export interface PricedMonth extends PricedDay {
  /** January 0. */
  month: number;
  /** The most the whole trip comes to. */
  wholeTrip: number;
}

/** The cheapest of the months, and the dearest day with its month. */
export function yearRange(
  state: Pick<CustomizationState, 'customizations'>,
  offer: TourOffer,
): { least: PricedMonth; most: PricedMonth } | undefined {
  const pricedMonth = (day: string) => {
    const priced = pricedOn(state, offer, day);
    return priced ? [{ ...priced, month: monthOf(day) - 1, wholeTrip: priced.whole.total.most }] : [];
  };
  const { guestCount, accommodations } = state.customizations;
  const people = payingGuests(guestCount);
  const duration = offer.duration + extraDays(accommodations);
  const least = cheapestOf(middleOfMonths.flatMap(pricedMonth), offer.prices, people);
  const most = dearestOf(daysOfChange({ ...offer, duration }).flatMap(pricedMonth), offer.prices, people);
  return least && most && { least, most };
}
