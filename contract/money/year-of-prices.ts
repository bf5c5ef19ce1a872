import { addDays, inAnyYear } from '#contract/calendar/calendar.ts';
import { priceRange } from '#contract/money/base-price.ts';
import type { FeeRow, TourFee } from '#contract/money/fees.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';

/*
 * What is shown of a year before a day is chosen: a month by its 15th (B-230), the least by the cheapest of the months, and the most by
 * the dearest of all days.
 */

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));

export const middleOfMonths: readonly string[] = months.map((month) => inAnyYear(`${month}-15`));

/** What a trip costs hangs on its first day by the season, and on each of its days by the fees. */
export interface ChangingPrices {
  prices: SeasonPrices;
  fees: readonly Pick<TourFee, 'rows'>[];
  duration: number;
}

/** The days of a year in order on which a trip may begin to cost something else, and the first of every month. */
export function daysOfChange({ prices, fees, duration }: ChangingPrices): string[] {
  const turns = ({ from, to }: Pick<FeeRow, 'from' | 'to'>) => [
    ...(from === undefined ? [] : [inAnyYear(from)]),
    ...(to === undefined ? [] : [addDays(inAnyYear(to), 1)]),
  ];
  const ofFees = fees.flatMap(({ rows }) => rows.flatMap(turns));
  const days = [
    ...months.map((month) => inAnyYear(`${month}-01`)),
    ...prices.seasons.flatMap(({ dates }) => dates.flatMap(turns)),
    ...Array.from({ length: duration }, (_, ahead) => ofFees.map((day) => addDays(day, -ahead))).flat(),
  ];
  return [...new Set(days.map(inAnyYear))].toSorted();
}

/** The most the whole trip of a party comes to, in dollars, for a start in this month, January 0. */
interface SumInMonth {
  wholeTrip: number;
  month: number;
}

/** The one that comes to least; of several the month that stands for its season, else the earliest of the year. */
export function cheapestOf<Price extends SumInMonth>(
  inMonths: readonly Price[],
  prices: SeasonPrices,
  people: number,
): Price | undefined {
  return extreme(inMonths, Math.min, priceRange(prices, people).least.month);
}

/** The one that comes to most, likewise. */
export function dearestOf<Price extends SumInMonth>(
  onDays: readonly Price[],
  prices: SeasonPrices,
  people: number,
): Price | undefined {
  return extreme(onDays, Math.max, priceRange(prices, people).most.month);
}

function extreme<Price extends SumInMonth>(
  all: readonly Price[],
  of: (...sums: number[]) => number,
  namedMonth: number,
): Price | undefined {
  const sum = of(...all.map(({ wholeTrip }) => wholeTrip));
  const found = all.filter(({ wholeTrip }) => wholeTrip === sum);
  return found.find(({ month }) => month === namedMonth) ?? found[0];
}
