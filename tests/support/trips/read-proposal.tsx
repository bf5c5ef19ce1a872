import { render } from '@testing-library/react';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { OfferPreview } from '#desk/proposals/read/offer-preview.tsx';
import { firstText, pairsIn, partNamed, rowsIn, textOf } from '#tests/support/trips/read-part.ts';
import { countIn, dayIn, daysIn, dollarsIn, partyIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts } from '#tests/support/trips/trip-facts.ts';
import { invoiceIn, wholeIn } from '#tests/support/trips/trip-lines.ts';

const listIn = (title: string, within?: ParentNode) => [...partNamed(title, within).querySelectorAll('li')];

/** The page a traveller opens, which is also what is printed. Days of this year are written without it. */
export function proposalPage(tour: string, today: string): ReadFacts {
  const dated = (words: string) => dayIn(/\d{4}/.test(words) ? words : `${words} ${today.slice(0, 4)}`);
  const line = [...document.querySelectorAll('p')].map(textOf).find((words) => words.startsWith('Your trip, ')) ?? '';
  const [when = '', who] = line.split(', for ');
  const [first, last] = daysIn(when);
  const due = listIn('When it is paid').map((item) => {
    const [what = '', amount, day = ''] = [...item.querySelectorAll('p')].map(textOf);
    return [what.toLowerCase(), [dollarsIn(amount), dated(day)]];
  });
  const sums = [...rowsIn(partNamed('Paid to others on the way, not to us')), ...pairsIn(partNamed('What it costs'))];
  return {
    first,
    last,
    days: listIn('Day by day').filter(({ id }) => id.startsWith('day-')).length,
    ...partyIn(who),
    ...invoiceIn(rowsIn(partNamed('Paid to us, in US dollars')), tour),
    ...wholeIn(sums),
    payments: Object.fromEntries(due),
    // The first has no day of its own: it holds until the next one does.
    cancelling: Object.fromEntries(
      rowsIn(partNamed('If you have to cancel')).map(([words, charge]) => [
        words.startsWith('before') ? today : dated(words),
        countIn(charge, '%'),
      ]),
    ),
    notIncluded: listIn('Not included').map(textOf),
  };
}

/** The draft at the desk, as the traveller would read it. */
export function proposalAtDesk({ preview }: DeskProposal, tour: string): ReadFacts {
  if (preview === null) throw new Error('There is nothing to be read.');
  const { container, unmount } = render(<OfferPreview offer={preview} />);
  const [first, last] = daysIn(factsOf(container)[0]);
  const [, party] = factsOf(container);
  // Of a departure it names the seats.
  const people = party?.replace(/^(\d+) seats$/, '$1 adults');
  const price = partNamed('Price', container);
  const [payments, others] = price.querySelectorAll('ul');
  const due = [...(payments?.children ?? [])].map((item) => {
    const [what = '', words = ''] = textOf(item).split(': ');
    return [what.toLowerCase(), [dollarsIn(words), dayIn(words.split(' by ')[1])]];
  });
  const told = {
    first,
    last,
    days: partNamed('Day by day', container).querySelectorAll('li').length,
    ...partyIn(people),
    ...invoiceIn(rowsIn(price), tour),
    ...wholeIn([
      ...[...(others?.children ?? [])].map((item): [string, string] => [
        (firstText(item) || textOf(item)).replace(/ (to .*)?:?$/, ''),
        textOf(item.lastElementChild),
      ]),
      ['The whole trip', textOf(price.querySelector('summary span'))],
    ]),
    payments: Object.fromEntries(due),
    cancelling: Object.fromEntries(
      listIn('Cancellation', container)
        .map(textOf)
        .map((words) => [dayIn(words), countIn(words, '%')]),
    ),
    notIncluded: listIn('Not included', container).map(textOf),
  };
  unmount();
  return told;
}

const factsOf = (container: HTMLElement) =>
  textOf(container.querySelector('header h3')?.nextElementSibling).split(' · ');
