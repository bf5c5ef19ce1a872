// The small print of cards: prices, months and lengths of time in a few words.

import { bestMonthRanges, monthNames } from '../../contract/records/seasons.ts';
import type { Country, MonthRating } from '../../contract/values.ts';
import { count } from '../../contract/words/count.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `$1,600` */
export function formatPrice(price: number): string {
  return dollars.format(price);
}

/** `14 November 2026` */
export function formatDay(calendarDay: string): string {
  return day.format(Date.parse(`${calendarDay}T00:00:00Z`));
}

/** `best Jan to Feb, Jul to Oct`; nothing where no month stands out. */
export function bestMonths(months: readonly MonthRating[]): string[] {
  const ranges = bestMonthRanges(months);
  if (ranges.length === 0) return [];
  if (ranges[0]?.[0] === 0 && ranges[0][1] === 11) return ['good all year'];
  const short = (index: number) => monthNames[index]?.slice(0, 3) ?? '';
  const words = ranges.map(([from, to]) => (from === to ? short(from) : `${short(from)} to ${short(to)}`));
  return [`best ${words.join(', ')}`];
}

/** From here on a visit is the day's plan. */
const fullDay = 6 * 60;

/** `allow 45 minutes`, `allow a full day` */
export function formatVisit(minutes: number): string {
  return minutes >= fullDay ? 'allow a full day' : `allow ${formatMinutes(minutes)}`;
}

/** `45 minutes`, `2 hours`, `1 h 15 min` */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} minutes`;
  if (rest === 0) return count(hours, 'hour');
  return `${hours} h ${rest} min`;
}

/** `Kenya`, `Kenya & Tanzania`, `Kenya, Tanzania & Uganda`; each once. */
export function formatCountries(countries: readonly Country[]): string {
  const all = [...new Set(countries)];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} & ${last}`;
}
