import { textOf } from '#tests/support/trips/read-part.ts';
import { countIn, dayIn, dollarsIn, rangeIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';

/** The first of a shortlist's trips beside others. */
export function comparedTrip(): ReadFacts {
  const cell = (label: string) =>
    textOf(
      [...document.querySelectorAll('[role=dialog] tbody tr')].find((row) =>
        textOf(row.firstElementChild).startsWith(label),
      )?.children[1],
    );
  const length = cell('Length');
  return {
    first: dayIn(cell('First day')),
    days: countIn(length, 'day'),
    nights: countIn(length, 'night'),
    each: dollarsIn(cell('The whole trip')),
    whole: rangeIn(cell('For all of you')),
    invoice: dollarsIn(cell('Of it our invoice')),
  };
}

/** The same trip in the list: what each pays, and all of them where that is more than one. */
export function savedTrip(): ReadFacts {
  const sums = document.querySelector('[role=dialog] li b')?.parentElement;
  const [each, , all] = [...(sums?.children ?? [])].map(textOf);
  return { each: dollarsIn(each), ...(all?.includes('\u00a0') && { whole: rangeIn(all) }) };
}
