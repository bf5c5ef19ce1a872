import { dollarsIn, rangeIn } from '#tests/support/trips/read-words.ts';
import type { Range, TripFacts } from '#tests/support/trips/trip-facts.ts';

type Row = readonly [label: string, amount: string];

/** What surfaces call the lines that every invoice has; any other line has the name of what it is for. */
const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(?:Tour\b|\d+ seats?\b)/, 'Tour'],
  [/^Tax/, 'Tax'],
  [/^(?:Booking fee|Fees)$/, 'Booking fee'],
  [/^(?:Our invoice|Total|Our price)/, 'invoice'],
];

/** Behind the name of an activity or a stay: on which day, for how many, how often. */
const details = /(?:, \w{3,9},? \d.*|, for \d+.*|, \d+ nights?.*| \(.*)$/;

/** The lines of an invoice by their names, and its sum. What stands there twice is told twice. */
export function invoiceIn(
  rows: readonly Row[],
  tour: string,
): Pick<TripFacts, 'lines'> & { invoice: number | undefined } {
  const lines: Record<string, number> = {};
  for (const [label, amount] of rows) {
    const name = label.startsWith(tour)
      ? 'Tour'
      : (names.find(([pattern]) => pattern.test(label))?.[1] ?? label.replace(details, ''));
    lines[name in lines ? `${name} again` : name] = dollarsIn(amount);
  }
  const { invoice, ...others } = lines;
  return { lines: others, invoice };
}

/** What is paid to others by its names, and the whole trip. */
export function wholeIn(rows: readonly Row[]): Pick<TripFacts, 'toOthers'> & { whole: Range | undefined } {
  const isSum = ([label]: Row) => label.startsWith('The whole trip');
  const others = rows.filter((row) => !isSum(row) && !/^(?:Our invoice|To us)$/.test(row[0]));
  return {
    toOthers: Object.fromEntries(others.map(([label, amount]) => [label, rangeIn(amount)])),
    whole: rangeIn(rows.find(isSum)?.[1]),
  };
}
