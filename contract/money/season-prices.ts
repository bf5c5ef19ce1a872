import * as z from 'zod/mini';
import { local, text, usd, wholeNumber } from '#contract/values.ts';

export const monthAndDayPattern = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day of any year, `MM-DD`. */
export const monthAndDay = z.string().check(z.regex(monthAndDayPattern));

/** Days of every year, both included; `12-20` to `01-05` runs over the year's end. */
export const yearlyDates = z.object({ from: monthAndDay, to: monthAndDay });
export type YearlyDates = z.infer<typeof yearlyDates>;

/** What one person who shares a room pays when at least so many people pay; the local price is stored, never computed. */
export const partyPrice = z.object({ people: z.int().check(z.gte(1), z.lte(24)), usd, local });
export type PartyPrice = z.infer<typeof partyPrice>;

export const priceSeason = z.object({
  name: text,
  dates: z.array(yearlyDates).check(z.minLength(1)),
  /** By the size of the party, the smallest first. */
  prices: z.array(partyPrice).check(z.minLength(1)),
});
export type PriceSeason = z.infer<typeof priceSeason>;

/** What a tour costs on every day it can start (B-211). On a day of no season it does not run, and `closed` says why. */
export const seasonPrices = z.object({
  seasons: z.array(priceSeason).check(z.minLength(1)),
  /** What one person who travels alone pays beside the price of one who shares. */
  singleSupplement: z.object({ usd, local }),
  closed: z.optional(z.object({ dates: z.array(yearlyDates).check(z.minLength(1)), why: text })),
  /** The fewest who can book it. */
  leastParty: wholeNumber.check(z.gte(1)),
});
export type SeasonPrices = z.infer<typeof seasonPrices>;
