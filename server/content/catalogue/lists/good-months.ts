import { isGoodMonth, monthSlugs } from '#contract/records/seasons.ts';
import type { MonthRating } from '#contract/values.ts';

/** The months worth recommending, as they stand in an address. */
export function goodMonths(months: readonly MonthRating[]): string[] {
  return monthSlugs.filter((_, index) => isGoodMonth(months[index]));
}
