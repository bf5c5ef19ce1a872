import { adultAge, rowFor } from '#contract/money/whole-trip.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { NamedValue, When } from '#server/content/catalogue/records/amounts/amount-grammar.ts';
import { daysOfMonth, daysOfYear } from '#server/content/catalogue/records/amounts/year-days.ts';
import type { FeeFile } from '#server/content/catalogue/records/content-schema.ts';

/** What one ticket costs who is so old then, or what is wrong and what to write. */
export function ticket(
  { slug, rows }: FeeFile,
  { age = adultAge, when }: Pick<NamedValue, 'age' | 'when'>,
): number | string {
  if (when !== undefined && 'season' in when) return `“in ${when.season}” is no month; write one, such as “in July”`;
  const isTheSameAllYear = rows.every(({ from, to }) => from === undefined && to === undefined);
  const days = isTheSameAllYear ? ['01-01'] : daysOf(when);
  const [only, ...others] = new Set(days.flatMap((day) => rowFor(rows, age, day)?.usd ?? []));
  if (only === undefined)
    return `the fee ${slug} has no row for ${age} years then; write another age, such as “aged 12”`;
  if (others.length === 0) return only;
  const months = monthsOf(rows.flatMap(({ from }) => from ?? []));
  return `the fee ${slug} is not the same all that time; write ${months}, or a day, such as “on 07-01”`;
}

/** The one rate in doubt, or what is wrong and what to write. */
export function disputedFee({ slug, disputed = [] }: FeeFile): number | string {
  const [only, ...others] = new Set(disputed.map(({ usd }) => usd));
  if (only === undefined) return `the fee ${slug} has no rate in doubt now; write the sentence anew`;
  return others.length === 0 ? only : `the fee ${slug} has several rates in doubt; type the one that is meant`;
}

export function vehicleFee({ slug, vehicle }: FeeFile): number | string {
  return vehicle?.usd ?? `the fee ${slug} has nothing for a vehicle; write {{fee of ${slug}}}`;
}

function daysOf(when: When | undefined): readonly string[] {
  if (when === undefined) return daysOfYear;
  if ('day' in when) return [when.day];
  return 'month' in when ? daysOfMonth(when.month) : [];
}

/** `“in January” or “in July”`, the months in which something begins. */
function monthsOf(days: readonly string[]): string {
  const names = new Set(days.map((day) => monthNames[Number(day.slice(0, 2)) - 1]));
  return [...names].map((name) => `“in ${name}”`).join(' or ');
}
