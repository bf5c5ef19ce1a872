import * as z from 'zod/mini';

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
