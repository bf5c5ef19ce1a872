import { addDays } from '#contract/calendar/calendar.ts';
import { countIn, dollarsIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';

interface Entry {
  title: string;
  note: string;
  first: string;
  last: string;
}

/** The entries of a calendar file. */
function entriesIn(file: string): Entry[] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const values = (name: string) =>
    lines.flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1).replaceAll('\\,', ',')] : []));
  const day = (value = '') => value.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  const [starts, ends, notes] = ['DTSTART', 'DTEND', 'DESCRIPTION'].map(values);
  return values('SUMMARY').map((title, index) => ({
    title,
    note: notes?.[index] ?? '',
    first: day(starts?.[index]),
    // The end of whole days is the day after the last one.
    last: addDays(day(ends?.[index]), -1),
  }));
}

/** The days of a trip, and up to which days it can be cancelled for less. `today` is when the first charge holds from. */
export function tripCalendar(file: string, today: string): ReadFacts {
  const [trip, ...steps] = entriesIn(file);
  const charges = steps.map(({ first, title }) => [addDays(first, 1), countIn(title, '%')]);
  const atOnce = countIn(/Until today we keep [^,]+/.exec(steps[0]?.note ?? '')?.[0], '%');
  return { first: trip?.first, last: trip?.last, cancelling: Object.fromEntries([[today, atOnce], ...charges]) };
}

/** The days of a trip that was proposed, and by when what is due. */
export function proposalCalendar(file: string): ReadFacts {
  const [trip, ...dates] = entriesIn(file);
  const due = dates.flatMap(({ title, first }) => {
    const what = /^(Deposit|Balance) for /.exec(title)?.[1];
    return what === undefined ? [] : [[what.toLowerCase(), [dollarsIn(title), first]]];
  });
  return { first: trip?.first, last: trip?.last, payments: Object.fromEntries(due) };
}
