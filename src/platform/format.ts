import { bestMonthRanges, monthNames } from '#contract/records/seasons.ts';
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

/** `20th` */
export function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][number % 10];
  return `${number}${ending ?? 'th'}`;
}

/** `mid` as `Mid`, for values that are words already. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What a word of a closed list is called; one that came after this build is its own name. */
export function nameOf(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? capitalise(word);
}

/** With a full stop at its end, and one only. */
export function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** `1.337° S, 35.012° E`; three decimals are about a hundred metres. */
export function formatCoordinates(lat: number, lng: number): string {
  return `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}

/** Beside what each pays: `each`, which is each of two unless it says otherwise, `for one`, `each of 4`. */
export function forWhom(people: number): string {
  if (people === 1) return 'for one';
  return people === 2 ? 'each' : `each of ${people}`;
}
