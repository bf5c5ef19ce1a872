import { sharingParty } from '#contract/money/base-price.ts';
import { cheapestOf } from '#contract/money/year-of-prices.ts';
import { type MonthSlug, monthSlugs } from '#contract/records/seasons.ts';
import type { TripPriceInMonth } from '#contract/records/tours.ts';
import type { Catalogue, TourEntry } from '#server/content/catalogue/catalogue.ts';
import { pricesOfYear } from '#server/content/catalogue/tours/month-prices.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';

/** What of a list's query decides prices. */
export interface Asked {
  month: readonly MonthSlug[];
  travellers?: string | undefined;
}

export const peopleOf = ({ travellers }: Asked): number =>
  travellers === undefined ? sharingParty : Number(travellers);

/** A tour's price in every month that is asked for, or in all of them; none for a month in which it does not run (B-230). */
export function askedPrices(catalogue: Catalogue, entry: TourEntry, asked: Asked): TripPriceInMonth[] {
  const all = pricesOfYear(entry.record, tourCostsOf(catalogue, entry.record), peopleOf(asked)).months;
  if (asked.month.length === 0) return all;
  return all.filter(({ month }) => asked.month.some((slug) => slug === monthSlugs[month]));
}

/** The cheapest of them, by the whole trip. */
export function askedPrice(catalogue: Catalogue, entry: TourEntry, asked: Asked): TripPriceInMonth | undefined {
  return cheapestOf(askedPrices(catalogue, entry, asked), entry.record.prices, peopleOf(asked));
}
