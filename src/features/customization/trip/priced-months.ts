import { type BasePrice, basePriceOn, priceRange } from '#contract/base-price.ts';
import { monthOf } from '#contract/calendar.ts';
import { payingGuests, priceTrip } from '#contract/price.ts';
import { tripDays } from '#contract/trip-days.ts';
import { type WholeTrip, wholeTripOf } from '#contract/whole-trip.ts';
import type { CustomizationState } from '#features/customization/trip/customization-state.ts';
import type { TourOffer } from '#features/customization/trip/fit-to-tour.ts';

/** What a trip comes to for a start on one day: what each pays for the tour itself, and the whole trip of all. */
export interface PricedDay {
  base: BasePrice;
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
  const { total: invoice } = priceTrip({ basePrice: base.usd, guests, activities, accommodations });
  const { itinerary, fees, otherCosts, maxGuests: seats } = offer;
  const days = tripDays(itinerary, accommodations);
  return { base, whole: wholeTripOf({ startDate, days, guests, childAges, invoice, fees, otherCosts, seats }) };
}

export interface PricedMonth extends PricedDay {
  /** January 0. */
  month: number;
}

/**
 * The months in which the whole trip comes to least and to most. The least is told by the 15th of months, as cards tell it (B-230), and
 * of several months by the one that stands for its season; the most counts the first days of seasons too, since one may be short.
 */
export function yearRange(
  state: Pick<CustomizationState, 'customizations'>,
  offer: TourOffer,
): { least: PricedMonth; most: PricedMonth } | undefined {
  const pricedMonth = (day: string) => {
    const priced = pricedOn(state, offer, day);
    return priced ? [{ ...priced, month: monthOf(day) - 1 }] : [];
  };
  const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-15`);
  const starts = offer.prices.seasons.flatMap(({ dates }) => dates.map(({ from }) => `2027-${from}`));
  const inMonths = months.flatMap(pricedMonth);
  const sum = Math.min(...inMonths.map(({ whole }) => whole.total.most));
  const cheapest = inMonths.filter(({ whole }) => whole.total.most === sum);
  const told = priceRange(offer.prices, payingGuests(state.customizations.guestCount)).least.month;
  const least = cheapest.find(({ month }) => month === told) ?? cheapest[0];
  const [most] = [...inMonths, ...starts.flatMap(pricedMonth)].toSorted(
    (one, other) => other.whole.total.most - one.whole.total.most,
  );
  return least && most && { least, most };
}
