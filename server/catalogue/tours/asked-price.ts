import { basePriceOn, type PriceOfSeason, seasonOn, sharingParty } from '#contract/base-price.ts';
import { type MonthSlug, monthSlugs } from '#contract/seasons.ts';
import type { Catalogue, TourEntry } from '#server/catalogue/catalogue.ts';
import { middleOfMonths, wholeTripByMonth } from '#server/catalogue/tours/month-prices.ts';
import { tourCostsOf } from '#server/catalogue/tours/tour-costs.ts';

/** What of a list's query decides prices. */
export interface Asked {
  month: readonly MonthSlug[];
  travellers?: string | undefined;
}

/** What each pays for a start in a month, and what the whole trip of all of them comes to at most. */
export interface MonthPrice extends PriceOfSeason {
  people: number;
  wholeTrip: number;
}

export const peopleOf = ({ travellers }: Asked): number =>
  travellers === undefined ? sharingParty : Number(travellers);

/** A tour's price in every month that is asked for, or in all of them; none for a month in which it does not run (B-230). */
export function askedPrices(catalogue: Catalogue, entry: TourEntry, asked: Asked): MonthPrice[] {
  const people = peopleOf(asked);
  const all = pricesOfParty(catalogue, entry, people);
  if (asked.month.length === 0) return all;
  return all.filter(({ month }) => asked.month.some((slug) => slug === monthSlugs[month]));
}

/** The cheapest of them; the earliest of the year where several are. */
export function askedPrice(catalogue: Catalogue, entry: TourEntry, asked: Asked): MonthPrice | undefined {
  const [first, ...others] = askedPrices(catalogue, entry, asked);
  return first && others.reduce((least, price) => (price.usd < least.usd ? price : least), first);
}

/** A list asks about every tour, for facets' counts as well; its records do not change while the server runs. */
const known = new WeakMap<TourEntry, Map<number, MonthPrice[]>>();

function pricesOfParty(catalogue: Catalogue, entry: TourEntry, people: number): MonthPrice[] {
  const ofEntry = known.get(entry) ?? new Map<number, MonthPrice[]>();
  known.set(entry, ofEntry);
  const prices = ofEntry.get(people) ?? monthPrices(catalogue, entry, people);
  ofEntry.set(people, prices);
  return prices;
}

function monthPrices(catalogue: Catalogue, { record }: TourEntry, people: number): MonthPrice[] {
  const wholeTrips = wholeTripByMonth(record, tourCostsOf(catalogue, record), people);
  return middleOfMonths.flatMap((day, month) => {
    const price = basePriceOn(record.prices, day, people);
    const wholeTrip = wholeTrips[month];
    if (price === undefined || wholeTrip === undefined || wholeTrip === null) return [];
    const season = seasonOn(record.prices, day)?.name ?? '';
    return [{ ...price, season, month, people, wholeTrip: wholeTrip * people }];
  });
}
