import { pairsIn, partNamed, textOf } from '#tests/support/trips/read-part.ts';
import { daysIn, dollarsIn, rangeIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';
import { invoiceIn, wholeIn } from '#tests/support/trips/trip-lines.ts';

/** A departure among the dates of its group tour. */
export function departureRow(id: string): ReadFacts {
  const row = document.getElementById(`departure-${id}`);
  const lines = [...(row?.querySelectorAll('p') ?? [])].map(textOf);
  const [first, last] = daysIn(lines.find((line) => daysIn(line)[0] !== undefined));
  const [, invoice, whole] =
    /our invoice is (.+?)\. With what you pay to others the whole trip is (.+)\.$/m.exec(lines.join('\n')) ?? [];
  const each = dollarsIn(textOf(row?.querySelector('b')));
  return { first, last, each, invoice: dollarsIn(invoice), whole: rangeIn(whole) };
}

/** What seats come to, in the form in which they are asked for. */
export function seatsSum(): ReadFacts {
  const rows = pairsIn(partNamed('What the seats come to'));
  const invoice = rows.filter(([label]) => !label.startsWith('The whole trip'));
  return { ...invoiceIn(invoice, 'Seats'), whole: wholeIn(rows).whole };
}
