import type { Mail } from '#server/mail/mail.ts';
import { textOf } from '#tests/support/trips/read-part.ts';
import { countIn, dayIn, daysIn, dollarsIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';
import { invoiceIn, wholeIn } from '#tests/support/trips/trip-lines.ts';

type Row = [label: string, value: string];
/** A part of a mail by its title, as its rows. */
export type MailParts = (title: string) => Row[];

/** The text: titles are in capitals, a fact has a colon, amounts have a column. */
export function partsOfText({ text }: Pick<Mail, 'text'>): MailParts {
  const blocks = text.split('\n\n').map((block) => block.split('\n'));
  return (title) =>
    (blocks.find(([first]) => first === title.toUpperCase())?.slice(1) ?? [])
      .filter((line) => !line.startsWith('  '))
      .map((line) => {
        const [, label = line, value = ''] = /^(?!- )(.+?)(?:: | {2,})(.+)$/.exec(line) ?? [];
        return [label, value];
      });
}

/** The same of the HTML: a heading, and a table or a list below it. */
export function partsOfHtml({ html }: Pick<Mail, 'html'>): MailParts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (title) => {
    const below = [...page.querySelectorAll('h2')].find((heading) => textOf(heading) === title)?.nextElementSibling;
    return [...(below?.querySelectorAll('tr, li') ?? [])].map((row) => [
      textOf(row.firstElementChild ?? row),
      textOf(row.lastElementChild),
    ]);
  };
}

const valueIn = (rows: readonly Row[], label: string) => rows.find(([name]) => name === label)?.[1];

/** What was asked for, in the staff's mail and in the traveller's. */
export function askedTrip(part: MailParts): ReadFacts {
  const trip = part('The trip');
  const [first, last] = daysIn(valueIn(trip, 'Dates'));
  return {
    first,
    last,
    party: valueIn(trip, 'Travellers'),
    ages: valueIn(trip, 'Ages of the children') ?? '',
    price: dollarsIn(valueIn(trip, 'Price a person')),
    ...invoiceIn(part('Our invoice'), 'Tour'),
    ...wholeIn(part('The whole trip, with what is paid to others')),
  };
}

/** Seats that were asked for. */
export function askedSeats(part: MailParts): ReadFacts {
  return {
    first: dayIn(valueIn(part('About'), 'Departure')),
    ...invoiceIn(part('Our invoice'), 'Seats'),
    ...wholeIn(part('The whole trip, with what is paid to others')),
  };
}

export function proposedTrip(part: MailParts, tour: string): ReadFacts {
  const trip = part('The trip');
  const due = part('When it is due').map(([label, value]) => [
    label === 'Deposit' ? 'deposit' : 'balance',
    [dollarsIn(value), dayIn(value.split('due by')[1])],
  ]);
  return {
    first: dayIn(valueIn(trip, 'From')),
    last: dayIn(valueIn(trip, 'To')),
    days: part('Day by day').length,
    party: valueIn(trip, 'Travellers'),
    ages: valueIn(trip, 'Ages of the children') ?? '',
    ...invoiceIn(part('What you pay to us'), tour),
    ...wholeIn(part('The whole trip, with what you pay to others')),
    payments: Object.fromEntries(due),
    cancelling: Object.fromEntries(part('If you cancel').map(([from, charge]) => [dayIn(from), countIn(charge, '%')])),
    notIncluded: part('What is not included').map(([line]) => line),
  };
}
