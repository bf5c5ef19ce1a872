import * as z from 'zod/mini';
import { seasonPrices } from '#contract/money/season-prices.ts';
import { costRange } from '#contract/money/trip-price.ts';
import { slug, text, usd } from '#contract/values.ts';

/** What the catalogue charges today for each thing that was asked for, in the order of the request. */
export const currentPrices = z.object({
  baseTour: usd,
  /** What the tour costs on every day, where one of its prices is another now. */
  seasonPrices: z.optional(seasonPrices),
  wholeTrip: z.optional(costRange),
  activities: z.array(z.object({ id: slug, price: usd })),
  accommodations: z.array(
    z.object({
      id: slug,
      roomType: text,
      pricePerNight: usd,
      insteadOf: z.optional(z.object({ id: slug, pricePerNight: usd })),
    }),
  ),
});
export type CurrentPrices = z.infer<typeof currentPrices>;
