import * as z from 'zod/mini';

/** What stays in place of the tour's own cost less may be more than all that is added. */
const difference = z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000));

/** A sum of prices, in dollars: far above what the dearest trip of the largest party costs. */
const sum = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** The lines of contract/money/price.ts as they travel (B-115). */
export const tripPrice = z.object({
  baseTourPrice: sum,
  addedActivitiesPrice: sum,
  accommodationUpgrades: difference,
  taxes: sum,
  fees: sum,
  total: sum,
  currency: z.literal('USD'),
});

/** What the whole trip comes to, in dollars (B-213). */
export const costRange = z.strictObject({ least: sum, most: sum });
