import { basePriceOf } from '#contract/money/base-price.ts';
import { defaultGuests, type Guests, payingGuests, priceTrip, type TripPrice } from '#contract/money/price.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';
import { type TotalRange, undatedTotal } from '#contract/money/undated-total.ts';
import type { AccommodationItem, ActivityItem, CustomSafariRequest } from '#contract/trip/customization.ts';

/** The tour a trip starts from; `price` in dollars a person, the lowest of the year; `duration` in days. */
export interface BaseTour {
  id: string;
  slug: string;
  name: string;
  price: number;
  duration: number;
  /** What it costs on every day; a trip that was stored before it was known has `price` alone. */
  prices?: SeasonPrices | undefined;
}

/** A tour that was asked for on an earlier visit may not be at hand any more. */
export const unknownDuration = 0;

/** Calendar days, `YYYY-MM-DD`; either may be open. */
export interface TripDates {
  startDate?: string | undefined;
  endDate?: string | undefined;
  flexibility: CustomSafariRequest['dates']['flexibility'];
}

export interface Customizations {
  activities: readonly ActivityItem[];
  accommodations: readonly AccommodationItem[];
  guestCount: Guests;
  /** Of the children in order, undefined where unknown: fees at the gates follow them, our own price does not. */
  childAges?: readonly (number | undefined)[] | undefined;
  dates: TripDates;
}

/** A trip as it is put together (B-115). `isLoading` until what was stored has been read; `error` says what of it was unusable. */
export interface CustomizationState {
  baseTour: BaseTour | null;
  customizations: Customizations;
  pricing: TripPrice;
  isLoading: boolean;
  error: string | null;
}

export const noDates: TripDates = { flexibility: 'exact' };

export const noCustomizations: Customizations = {
  activities: [],
  accommodations: [],
  guestCount: defaultGuests,
  dates: noDates,
};

/** Dollars for each who pays: of the chosen day and this party, or the lowest of the year while no day is chosen (B-211). */
export function basePriceFor(
  { price, prices }: BaseTour,
  { guestCount, dates }: Pick<Customizations, 'guestCount' | 'dates'>,
): number {
  return prices === undefined ? price : basePriceOf(prices, dates.startDate, payingGuests(guestCount)).usd;
}

/** Dollars that one who travels alone pays more; they are in the base price (B-211). */
export function singleSupplementOf({ prices }: BaseTour, { guestCount }: Pick<Customizations, 'guestCount'>): number {
  return prices !== undefined && payingGuests(guestCount) === 1 ? prices.singleSupplement.usd : 0;
}

/** What the trip costs by the one price rule. */
export function priceOf({
  baseTour,
  customizations,
}: Pick<CustomizationState, 'baseTour' | 'customizations'>): TripPrice {
  const { guestCount, activities, accommodations } = customizations;
  const basePrice = baseTour === null ? undefined : basePriceFor(baseTour, customizations);
  return priceTrip({ basePrice, guests: guestCount, activities, accommodations });
}

/** The lowest and the highest total of a year while no first day is chosen; undefined where every day costs the same (B-225). */
export function totalRangeOf({
  baseTour,
  customizations,
}: Pick<CustomizationState, 'baseTour' | 'customizations'>): TotalRange | undefined {
  const { guestCount, activities, accommodations, dates } = customizations;
  if (baseTour?.prices === undefined || dates.startDate !== undefined) return undefined;
  return undatedTotal(baseTour.prices, { guests: guestCount, activities, accommodations });
}

export const initialState: CustomizationState = {
  baseTour: null,
  customizations: noCustomizations,
  pricing: priceOf({ baseTour: null, customizations: noCustomizations }),
  isLoading: true,
  error: null,
};

/** Whether it is still what every visitor begins with. */
export function isUntouched(customizations: Customizations): boolean {
  const { adults, children, infants } = customizations.guestCount;
  const isDefaultParty =
    adults === defaultGuests.adults && children === defaultGuests.children && infants === defaultGuests.infants;
  return isDefaultParty && customizations.dates.flexibility === noDates.flexibility && !isWorthKeeping(customizations);
}

/** Whether there is something one would be sorry to lose: an activity, a stay or a day. */
export function isWorthKeeping({ activities, accommodations, dates }: Customizations): boolean {
  return activities.length > 0 || accommodations.length > 0 || dates.startDate !== undefined;
}
