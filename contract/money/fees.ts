import * as z from 'zod/mini';
import { monthAndDay } from '#contract/money/season-prices.ts';
import { calendarDay, slug, text, usd, wholeNumber } from '#contract/values.ts';

/** What a person of these ages pays, both included; in these dates of every year, or always. */
export const feeRow = z.object({
  who: text,
  fromAge: wholeNumber,
  toAge: z.optional(wholeNumber),
  from: z.optional(monthAndDay),
  to: z.optional(monthAndDay),
  usd,
});
export type FeeRow = z.infer<typeof feeRow>;

/** What a park, county or conservancy takes at its gate, with the day it was checked and who said so. */
export const parkFee = z.object({
  slug,
  name: text,
  /** Who takes it. */
  payee: text,
  /** What one ticket is good for: "24 hours", "12 hours", "day", "trek". */
  per: text,
  rows: z.array(feeRow),
  vehicle: z.optional(z.object({ what: text, usd })),
  /** Higher rates that were published and are in doubt: shown, never counted. */
  disputed: z.optional(z.array(z.object({ who: text, usd, why: text, source: text }))),
  checkedOn: calendarDay,
  source: text,
  note: z.optional(text),
});

/** A fee as a tour pays it: one ticket on each of these days of the itinerary, inside the tour's price or beside it. */
export const tourFee = z.extend(parkFee, {
  destinationId: slug,
  days: z.array(z.int().check(z.gte(1))).check(z.minLength(1)),
  included: z.boolean(),
});
export type TourFee = z.infer<typeof tourFee>;

/** What travellers pay to others beside fees: a visa for each person, a tip for each person and day. A range, since nobody knows it to the dollar. */
export const otherCost = z.object({
  slug,
  name: text,
  per: z.enum(['person', 'person and day']),
  least: usd,
  most: usd,
  checkedOn: calendarDay,
  source: text,
  note: z.optional(text),
});
export type OtherCost = z.infer<typeof otherCost>;
