import * as z from 'zod/mini';
import { longestSlug, slugPattern, tiers } from '#contract/choices.ts';
import { office } from '#contract/site/office.ts';

/** Lower-case words joined by hyphens: the last part of an address. */
export const slug = z.string().check(z.regex(slugPattern), z.maxLength(longestSlug));

/** A calendar day, `YYYY-MM-DD`. Never an instant: a departure on 4 December is that day in every time zone. */
export const calendarDay = z.iso.date();

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime();

export const calendarMonthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month of a year, `YYYY-MM`. */
export const calendarMonth = z.string().check(z.regex(calendarMonthPattern));

/** Something on the web that a visitor can be sent to. */
export const webAddress = z.url({ protocol: /^https$/ });

/** One line of text that has something in it. */
export const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

/** US dollars, not negative. */
export const usd = z.number().check(z.gte(0), z.lte(100_000));

/** A price in the operator's local currency, whole and not negative: stored, never computed from a rate. None where they have no such prices. */
export const local = z.optional(z.int().check(z.gte(0), z.lte(20_000_000)));

export const wholeNumber = z.int().check(z.gte(0));

export const latitude = z.number().check(z.gte(-90), z.lte(90));
export const longitude = z.number().check(z.gte(-180), z.lte(180));

/** How good a month is: 3 best, 2 good, 1 fair or wet, 0 avoid. */
export const monthRating = z.int().check(z.gte(0), z.lte(3));
export type MonthRating = z.infer<typeof monthRating>;

/** Twelve ratings, January first. */
export const monthRatings = z.array(monthRating).check(z.length(12));

/** One of those the operator travels in; looked up once it is asked for, when the office is known. */
export const country = z.lazy(() => z.enum([...office().countries]));
export type Country = z.infer<typeof country>;

/** What the operator's stays and tours cost and feel like, cheapest first. */
export const tier = z.enum(tiers);
export type Tier = z.infer<typeof tier>;

/**
 * One of these words, or one the reader does not know yet: a record is shown by its own word with default styling,
 * not lost (B-58). What the catalogue itself may hold stays closed (server/content/catalogue/records/closed-words.ts).
 */
export function openWord<const Word extends string>(known: readonly Word[]) {
  return z.union([
    z.enum(known),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isNoPropertyName)),
  ]);
}

/** Words choose names and looks in tables, where `constructor` would find what nobody wrote. */
const isNoPropertyName = (word: string) => !(word in {});

/** Hours on the road or in the air; `hoursWorst` is a bad day with rain or traffic. */
export const travelMode = z.enum(['road', 'air', 'boat', 'foot', 'rail']);
export type TravelMode = z.infer<typeof travelMode>;

export const question = z.object({ question: text, answer: text });
