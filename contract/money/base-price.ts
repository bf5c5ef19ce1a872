import { inAnyYear, monthAndDate } from '#contract/calendar/calendar.ts';
import type { PartyPrice, PriceSeason, SeasonPrices, YearlyDates } from '#contract/money/season-prices.ts';

/** The party a price is for while the travellers are unknown: two who share. */
export const sharingParty = 2;

/** What each person pays, in dollars and in the operator's local currency. */
export interface BasePrice {
  usd: number;
  local?: number | undefined;
}

/** A season's price and the month (January 0) it stands for: the one its longest stretch has its middle in. */
export interface PriceOfSeason extends BasePrice {
  season: string;
  month: number;
}

/** Whether a day, `YYYY-MM-DD` or `MM-DD`, lies in these dates of every year. */
export function isWithin({ from, to }: YearlyDates, day: string): boolean {
  const date = day.length > 5 ? monthAndDate(day) : day;
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

/** The season a trip that starts on this day is priced by; none when the tour does not run then. */
export function seasonOn({ seasons }: SeasonPrices, day: string): PriceSeason | undefined {
  return seasons.find(({ dates }) => dates.some((range) => isWithin(range, day)));
}

/**
 * What each of `people` who pay is charged for a trip that starts on this day (B-211): the price of its season for a party of
 * this size, and for one alone the single supplement beside it. Undefined on a day the tour does not run.
 */
export function basePriceOn(prices: SeasonPrices, day: string, people: number): BasePrice | undefined {
  const season = seasonOn(prices, day);
  return season && priceIn(season, prices, people);
}

/** The lowest and the highest such price of a year, with their months: what is shown before a day is chosen (B-212). */
export function priceRange(
  prices: SeasonPrices,
  people: number = sharingParty,
): { least: PriceOfSeason; most: PriceOfSeason } {
  const [first, ...others] = prices.seasons.map((season) => ({
    ...priceIn(season, prices, people),
    season: season.name,
    month: monthOfSeason(season),
  }));
  if (first === undefined) throw new Error('A tour has at least one season.');
  return {
    least: others.reduce((least, price) => (price.usd < least.usd ? price : least), first),
    most: others.reduce((most, price) => (price.usd > most.usd ? price : most), first),
  };
}

/** What the price rule starts from: the price of the chosen day, or the lowest of the year while there is none. */
export function basePriceOf(prices: SeasonPrices, day: string | undefined, people: number): BasePrice {
  return (day === undefined ? undefined : basePriceOn(prices, day, people)) ?? priceRange(prices, people).least;
}

/**
 * What a seat on a departure of this day costs each of two who share: by the rule above, or what the office has set for it in
 * whole dollars. The local price moves along with the dollars, as the two stand to each other in the rule's own price, to the nearest
 * hundred.
 */
export function seatPrice(prices: SeasonPrices, day: string, override: number | null): BasePrice {
  const ruled = basePriceOf(prices, day, sharingParty);
  if (override === null || override === ruled.usd || ruled.usd === 0) return { ...ruled, usd: override ?? ruled.usd };
  const local = ruled.local && Math.round((ruled.local * override) / ruled.usd / 100) * 100;
  return { usd: override, local };
}

function priceIn({ prices }: PriceSeason, { singleSupplement }: SeasonPrices, people: number): BasePrice {
  const { usd, local } = ofParty(prices, people);
  if (people !== 1) return { usd, local };
  return { usd: usd + singleSupplement.usd, local: local && local + (singleSupplement.local ?? 0) };
}

/** The row of the largest party that is not larger; of the smallest there is for anybody below it. */
function ofParty(prices: readonly PartyPrice[], people: number): BasePrice {
  const row = prices.findLast((price) => price.people <= people) ?? prices[0];
  if (row === undefined) throw new Error('A season has at least one price.');
  return row;
}

function monthOfSeason({ dates }: PriceSeason): number {
  const longest = dates.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  return new Date(startOf(longest) + (lengthOf(longest) / 2) * dayMs).getUTCMonth();
}

const dayMs = 24 * 60 * 60 * 1000;
const startOf = ({ from }: YearlyDates) => Date.parse(inAnyYear(from));

/** In days. */
function lengthOf(range: YearlyDates): number {
  const days = (Date.parse(inAnyYear(range.to)) - startOf(range)) / dayMs;
  return days < 0 ? days + 365 : days;
}
