import { monthNames } from '#contract/records/seasons.ts';
import type { Range } from '#tests/support/trips/trip-facts.ts';

/* What is written about a trip, back into days and dollars. */

/** `-$1,950.60` */
export function dollarsIn(words = ''): number {
  const [, sign = '', amount] = /(-?)\$([\d,]+(?:\.\d\d)?)/.exec(words) ?? [];
  return amount === undefined ? Number.NaN : Number(sign + amount.replaceAll(',', ''));
}

/** `$70 to $105`, or one amount. */
export function rangeIn(words = ''): Range {
  const [, least = '', most = least] = /(\$[\d,.]*\d)(?: to (\$[\d,.]*\d))?/.exec(words) ?? [];
  return [dollarsIn(least), dollarsIn(most)];
}

const dayPattern = /(\d{1,2})(?: (\p{L}+))?(?: (\d{4}))?/gu;

/** `4 to 6 December 2026`, `30 December 2026 to 2 January 2027` or `Fri, 4 Dec 2026` as its first and its last day. */
export function daysIn(words = ''): [first: string | undefined, last: string | undefined] {
  const found = [...words.matchAll(dayPattern)];
  const last = found.at(-1);
  return [found[0], last].map((day) => {
    const month = monthNames.findIndex((name) =>
      name.startsWith((wordOf(day, 2) ?? wordOf(last, 2) ?? '?').slice(0, 3)),
    );
    const year = wordOf(day, 3) ?? wordOf(last, 3);
    return day && month >= 0 && year ? `${year}-${two(month + 1)}-${two(Number(day[1]))}` : undefined;
  }) as [string | undefined, string | undefined];
}

/** A month, and no `to` between two days. */
function wordOf(day: RegExpMatchArray | undefined, part: 2 | 3): string | undefined {
  const word = day?.[part];
  return word === 'to' ? undefined : word;
}

const two = (number: number) => String(number).padStart(2, '0');

export function dayIn(words: string | undefined): string | undefined {
  return daysIn(words)[0];
}

/** The number before a word, as in `7 days` or `30 %`. */
export function countIn(words: string | undefined, noun: string): number | undefined {
  const count = new RegExp(`(\\d+) ?${noun}`).exec(words ?? '')?.[1];
  return count === undefined ? undefined : Number(count);
}

/** `2 adults and 2 children (9, 12)` as its people and their ages. */
export function partyIn(words = ''): { party: string; ages: string } {
  const [, people = '', ages = ''] = /^([^(]*?)(?: \((.*)\))?$/.exec(words) ?? [];
  return { party: people.replace(' and ', ', '), ages };
}
