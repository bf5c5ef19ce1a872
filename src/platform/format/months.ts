import { bestMonthRanges, monthNames } from '#contract/seasons.ts';
import type { MonthRating } from '#contract/values.ts';

const short = (index: number) => monthNames[index]?.slice(0, 3) ?? '';

/** The best months in a few words: `Jan to Feb, Jul to Oct`. */
export function formatBestMonths(months: readonly MonthRating[]): string {
  const ranges = bestMonthRanges(months);
  if (ranges.length === 0) return 'No clear best months';
  if (ranges[0]?.[0] === 0 && ranges[0][1] === 11) return 'All year';
  return ranges.map(([from, to]) => (from === to ? short(from) : `${short(from)} to ${short(to)}`)).join(', ');
}

/** The same within a line: `best Jan to Feb, Jul to Oct`. */
export function formatBestTime(months: readonly MonthRating[]): string {
  const words = formatBestMonths(months);
  return /^(?:All year|No clear)/.test(words) ? words.toLowerCase() : `best ${words}`;
}
