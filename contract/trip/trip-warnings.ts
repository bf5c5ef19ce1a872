import { addMonths, daysBetween } from '#contract/calendar/calendar.ts';
import { basePriceOn } from '#contract/money/base-price.ts';
import type { TourFee } from '#contract/money/fees.ts';
import { type Guests, payingGuests } from '#contract/money/price.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';
import { type ChosenStay, extraDays } from '#contract/trip/trip-days.ts';

/** What of a trip does not fit the tour it is made of (B-214): said at once, and no part of any price. */
export type TripWarning =
  | { kind: 'too-many'; most: number }
  | { kind: 'too-few'; least: number }
  | { kind: 'alone' }
  | { kind: 'not-run'; startDate: string; why?: string | undefined }
  | { kind: 'another-length'; days: number; duration: number }
  | { kind: 'too-young'; age: number; minAge: number }
  | { kind: 'too-young-for'; activity: string; age: number; minAge: number }
  | { kind: 'ages-unknown'; missing: number }
  | { kind: 'old-fee'; fee: string; checkedOn: string };

export interface TripToCheck {
  tour: {
    duration: number;
    minAge: number;
    maxGuests: number;
    style: string;
    prices: SeasonPrices;
    fees: readonly Pick<TourFee, 'name' | 'included' | 'checkedOn' | 'rows'>[];
  };
  guests: Guests;
  childAges: readonly (number | undefined)[];
  startDate?: string | undefined;
  endDate?: string | undefined;
  accommodations: readonly ChosenStay[];
  activities: readonly { name: string; minAge?: number | undefined }[];
  /** The day it is, `YYYY-MM-DD`. */
  today: string;
}

/** A fee that was checked longer ago may have changed with a new year's tariff. */
const feeIsGoodForMonths = 12;

export function tripWarnings(trip: TripToCheck): TripWarning[] {
  return [...partyWarnings(trip), ...dateWarnings(trip), ...ageWarnings(trip), ...feeWarnings(trip)];
}

function partyWarnings({ tour, guests }: TripToCheck): TripWarning[] {
  const people = payingGuests(guests);
  if (people > tour.maxGuests) return [{ kind: 'too-many', most: tour.maxGuests }];
  if (people < tour.prices.leastParty) return [{ kind: 'too-few', least: tour.prices.leastParty }];
  return people === 1 && tour.prices.singleSupplement.usd > 0 ? [{ kind: 'alone' }] : [];
}

function dateWarnings({ tour, guests, startDate, endDate, accommodations }: TripToCheck): TripWarning[] {
  if (startDate === undefined) return [];
  const warnings: TripWarning[] = [];
  if (basePriceOn(tour.prices, startDate, payingGuests(guests)) === undefined) {
    warnings.push({ kind: 'not-run', startDate, why: tour.prices.closed?.why });
  }
  const duration = tour.duration + extraDays(accommodations);
  const days = endDate === undefined ? duration : daysBetween(startDate, endDate) + 1;
  if (days !== duration) warnings.push({ kind: 'another-length', days, duration });
  return warnings;
}

function ageWarnings({ tour, guests, childAges, activities }: TripToCheck): TripWarning[] {
  const known = childAges.slice(0, guests.children).filter((age) => age !== undefined);
  const youngest = Math.min(...known, ...(guests.infants > 0 ? [1] : []));
  const missing = guests.children - known.length;
  const needsAges = missing > 0 && tour.fees.some(({ included, rows }) => !included && rows.length > 1);
  const warnings: TripWarning[] = needsAges ? [{ kind: 'ages-unknown', missing }] : [];
  if (!Number.isFinite(youngest)) return warnings;
  if (youngest < tour.minAge) warnings.push({ kind: 'too-young', age: youngest, minAge: tour.minAge });
  for (const { name, minAge = 0 } of activities) {
    if (youngest < minAge) warnings.push({ kind: 'too-young-for', activity: name, age: youngest, minAge });
  }
  return warnings;
}

function feeWarnings({ tour, today }: TripToCheck): TripWarning[] {
  return tour.fees
    .filter(({ included, checkedOn }) => !included && addMonths(checkedOn, feeIsGoodForMonths) < today)
    .map(({ name, checkedOn }) => ({ kind: 'old-fee', fee: name, checkedOn }));
}
