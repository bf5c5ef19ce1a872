import type { ProposalLine, ProposalOffer } from '#contract/proposals.ts';
import { columnFormat, fullDay, partyWords } from '#features/proposals/proposal-words.ts';
import { formatDayRange, formatDayWithWeekday } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';

/** Something that one of two versions says in another way; undefined where it says nothing of it. */
export interface Difference {
  what: string;
  before: string | undefined;
  after: string | undefined;
}

/** What is other in the second of two versions: the days and who travels, the price line by line, then the days one by one. */
export function differencesOf(before: ProposalOffer, after: ProposalOffer, today: string): Difference[] {
  const both = (what: string, words: (offer: ProposalOffer) => string): Difference => ({
    what,
    before: words(before),
    after: words(after),
  });
  return [
    both('Tour', ({ tour }) => tour.name),
    both('Dates', ({ startDate, endDate }) => formatDayRange(startDate, endDate)),
    both('Travellers', partyWords),
    ...lineDifferences(before.lines, after.lines),
    both('Our price', ({ total }) => formatUsd(total)),
    both('To decide by', ({ validUntil }) => fullDay(validUntil, today)),
    ...dayDifferences(before, after),
    ...listDifferences('Included', before.included, after.included),
    ...listDifferences('Not included', before.notIncluded, after.notIncluded),
    ...(before.terms === after.terms ? [] : [{ what: 'Terms', before: 'As below', after: 'Other words' }]),
  ].filter((each) => each.before !== each.after);
}

/** Lines by their label; where several have one, in their order. */
function lineDifferences(before: readonly ProposalLine[], after: readonly ProposalLine[]): Difference[] {
  const format = columnFormat([...before, ...after].map(({ amount }) => amount));
  const words = ({ note, amount }: ProposalLine) => [format(amount), note].filter(Boolean).join(', ');
  const left = [...after];
  const changed = before.map((line): Difference => {
    const place = left.findIndex(({ label }) => label === line.label);
    const [match] = place === -1 ? [] : left.splice(place, 1);
    return { what: line.label, before: words(line), after: match && words(match) };
  });
  return [...changed, ...left.map((line) => ({ what: line.label, before: undefined, after: words(line) }))];
}

/** Of a day its title, its stay and what was added; a trip on other dates has them in the line of its dates. */
function dayDifferences(before: ProposalOffer, after: ProposalOffer): Difference[] {
  const isMoved = before.startDate !== after.startDate;
  const words = (offer: ProposalOffer, number: number): string | undefined => {
    const found = offer.days.find(({ day }) => day === number);
    if (found === undefined) return undefined;
    const { date, title, stay, activities } = found;
    return [isMoved ? undefined : formatDayWithWeekday(date), title, stay, ...activities].filter(Boolean).join(' · ');
  };
  const numbers = [...new Set([...before.days, ...after.days].map(({ day }) => day))];
  return numbers
    .toSorted((one, other) => one - other)
    .map((day) => ({ what: `Day ${day}`, before: words(before, day), after: words(after, day) }));
}

function listDifferences(what: string, before: readonly string[], after: readonly string[]): Difference[] {
  const gone = before.filter((item) => !after.includes(item));
  const come = after.filter((item) => !before.includes(item));
  if (gone.length + come.length === 0) return [];
  return [{ what, before: gone.join('; ') || undefined, after: come.join('; ') || undefined }];
}
