import * as z from 'zod/mini';
import { seasonPrices } from '#contract/season-prices.ts';
import { slug, text, usd } from '#contract/values.ts';

/** A sum of prices, in dollars: far above what the dearest trip of the largest party costs. */
const sum = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** The lines of contract/price.ts as they travel (B-115). */
export const tripPrice = z.object({
  baseTourPrice: sum,
  addedActivitiesPrice: sum,
  accommodationUpgrades: sum,
  taxes: sum,
  fees: sum,
  total: sum,
  currency: z.literal('USD'),
});

/** What the whole trip comes to, in dollars (B-213). */
export const costRange = z.strictObject({ least: sum, most: sum });

/** What the catalogue charges today for each thing that was asked for, in the order of the request. */
export const currentPrices = z.object({
  baseTour: usd,
  /** What the tour costs on every day, where one of its prices is another now. */
  seasonPrices: z.optional(seasonPrices),
  wholeTrip: z.optional(costRange),
  activities: z.array(z.object({ id: slug, price: usd })),
  accommodations: z.array(z.object({ id: slug, roomType: text, pricePerNight: usd })),
});
export type CurrentPrices = z.infer<typeof currentPrices>;
