import { firstText, pairsIn, partNamed, textOf } from '#tests/support/trips/read-part.ts';
import { countIn, daysIn, dollarsIn, partyIn, rangeIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts, TripFacts } from '#tests/support/trips/trip-facts.ts';
import { invoiceIn, wholeIn } from '#tests/support/trips/trip-lines.ts';

/** A trip as it is read back: its tour, who and when, what was added, and the lines of its price. */
export function tripReadBack(part: HTMLElement): ReadFacts {
  const [tour = '', party = '', when = ''] = [...(part.querySelector('p:has(br)')?.childNodes ?? [])]
    .map((node) => node.textContent?.trim() ?? '')
    .filter((words) => words !== '');
  const [first, last] = daysIn(when);
  const added = [...part.querySelectorAll('ul.figures > li')].map(
    (item) => [firstText(item), textOf(item.lastElementChild)] as const,
  );
  const [lines] = part.querySelectorAll('dl');
  return {
    first,
    last,
    days: countIn(tour, 'day'),
    party: partyIn(party).party,
    ...invoiceIn([...added, ...pairsIn(lines ?? part)], 'Tour'),
  };
}

/** What stands below our invoice. */
function paidToOthers(part: HTMLElement): ReadFacts {
  const [, others] = part.querySelectorAll('dl');
  return others === undefined ? { toOthers: undefined, whole: undefined } : wholeIn(pairsIn(others));
}

/** The trip beside its choices. */
export const tripSummaryPart = () => partNamed('Your trip', partNamed('Make it yours'));

/** The same on paper. */
export const printedTripPart = () => partNamed('Your trip');

/** Such a part: the trip, our invoice, and what is paid to others. */
export const wholeTripIn = (part: HTMLElement): ReadFacts => ({ ...tripReadBack(part), ...paidToOthers(part) });

/** The box with the price: whose and when on its buttons, what each pays in bold. */
export function priceBox(): ReadFacts & { when: string } {
  const part = partNamed('Price');
  const value = (label: string) =>
    textOf([...part.querySelectorAll('span')].find((span) => textOf(span) === label)?.nextElementSibling);
  const [first, last] = daysIn(value('Travel days'));
  const [when = '', each] = [...part.querySelectorAll(':scope > p')].map(textOf);
  const { lines, invoice } = invoiceIn(pairsIn(part.querySelector('dl') ?? part), 'Tour');
  return {
    when,
    each: dollarsIn(each),
    first,
    last,
    party: partyIn(value('Travellers')).party,
    price: priceIn(part),
    lines,
    invoice,
    ...paidToOthers(part),
  };
}

/** What a page says before a day is chosen. */
export interface UndatedFacts extends Pick<TripFacts, 'each' | 'lines' | 'invoice' | 'toOthers' | 'whole'> {
  /** The month the sum is for. */
  when: string;
  /** The dearest month, and what each pays in it. */
  most: readonly [month: string, each: number];
}

/** The same box before a day is chosen. */
export function undatedPriceBox(): ReadFacts<UndatedFacts> {
  const { when, each, lines, invoice, toOthers, whole } = priceBox();
  const [, amount, month = ''] =
    /^to (\$[\d,]+) in (\w+)$/m.exec([...partNamed('Price').querySelectorAll(':scope > p')].map(textOf).join('\n')) ??
    [];
  const sum = { each, most: [month, dollarsIn(amount)] as const, when: /, in (\w+)$/.exec(when)?.[1] };
  return { ...sum, lines, invoice, toOthers, whole };
}

/** Of one person for the tour itself, as the first line of an invoice multiplies it. */
function priceIn(part: HTMLElement): number {
  return dollarsIn(pairsIn(part)[0]?.[0]);
}

/** The trip's own activities that are called not included. */
export function addedAmong(notIncluded: readonly string[], activities: readonly { id: string }[]): string[] {
  const words = notIncluded.join().toLowerCase();
  return activities.map(({ id }) => id).filter((id) => words.includes(id.split('-')[0] ?? id));
}

export const notIncludedLines = (): string[] => [...partNamed('Not included').querySelectorAll('li')].map(textOf);

/** What was asked for, once it has been sent; or what came with a link. */
export function sentCopy(part: HTMLElement): ReadFacts {
  const whole = [...part.querySelectorAll('p')].find((line) => textOf(line).startsWith('The whole trip'));
  return { ...tripReadBack(part), whole: rangeIn(textOf(whole?.lastElementChild)) };
}
