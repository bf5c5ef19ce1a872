import type { MonthRating } from '#contract/values.ts';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type InLowerCase<Names extends readonly string[]> = { readonly [Index in keyof Names]: Lowercase<Names[Index]> };

/** A month as it stands in an address: `january`. */
export const monthSlugs = monthNames.map((name) => name.toLowerCase()) as unknown as InLowerCase<typeof monthNames>;

/** The months to choose from. */
export const monthOptions = monthSlugs.map((value, index) => ({ value, label: monthNames[index] ?? value }));

export type MonthSlug = (typeof monthSlugs)[number];

/** A month is worth recommending when it is rated good or best. */
export function isGoodMonth(rating: MonthRating | undefined): boolean {
  return rating !== undefined && rating >= 2;
}

/** The months worth recommending, January 1. */
export function goodMonthNumbers(ratings: readonly MonthRating[]): number[] {
  return ratings.flatMap((rating, index) => (isGoodMonth(rating) ? [index + 1] : []));
}

/** The best months as ranges of indexes, January 0; a range may wrap over the year's end: `[[11, 1], [5, 8]]`. */
export function bestMonthRanges(months: readonly MonthRating[]): [number, number][] {
  const isBest = (index: number) => months[(index + 12) % 12] === 3;
  if (months.every((rating) => rating === 3)) return [[0, 11]];
  const ranges: [number, number][] = [];
  for (let start = 0; start < 12; start += 1) {
    if (!isBest(start) || isBest(start - 1)) continue;
    let end = start;
    while (isBest(end + 1)) end += 1;
    ranges.push([start, end % 12]);
  }
  return ranges;
}
