import type { YearlyDates } from '#contract/season-prices.ts';
import { monthNames } from '#contract/seasons.ts';

/** `1 July to 31 October` */
export function formatYearlyDates({ from, to }: YearlyDates): string {
  return [from, to].map((day) => `${Number(day.slice(3))} ${monthNames[Number(day.slice(0, 2)) - 1]}`).join(' to ');
}
