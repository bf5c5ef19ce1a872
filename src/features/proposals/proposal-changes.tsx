import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import { type ComparedPart, compareTrips, offerParts, type TripWords } from '#contract/trip/trip-comparison.ts';
import { formatDay, formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { columnFormat, formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { partyWords, paymentNames } from '#contract/words/trip-words.ts';

interface ProposalChangesProps {
  from: ProposalView;
  to: ProposalView;
  today: string;
}

/** What is other between two versions: side by side where there is room, below each other on a phone. */
export function ProposalChanges({ from, to, today }: ProposalChangesProps) {
  const differences = differencesOf(from.offer, to.offer, today);
  if (differences.length === 0)
    return <p className="mt-4">Its days and its price are the same; its words may not be.</p>;
  return (
    <table className="figures mt-6 w-full border-collapse max-sm:block">
      <caption className="pb-2 text-left font-semibold max-sm:block">What has changed</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line-strong border-b text-left">
          <th scope="col" className="w-[24%] py-2 pr-4">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="w-[38%] py-2 pr-4">{`Version ${from.number}`}</th>
          <th scope="col" className="py-2">{`Version ${to.number}`}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {differences.map((difference) => (
          <Row key={difference.key} difference={difference} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ difference: { label, one, other } }: { difference: ComparedPart }) {
  return (
    <tr className="border-line border-b align-baseline max-sm:block max-sm:py-3">
      <th scope="row" className="py-2.5 pr-4 text-left font-semibold max-sm:block max-sm:py-0">
        {label}
      </th>
      <td className="py-2.5 pr-4 text-muted max-sm:block max-sm:py-0">
        <span aria-hidden="true" className="sm:hidden">
          {'before: '}
        </span>
        {one ?? 'not in it'}
      </td>
      <td className="py-2.5 max-sm:block max-sm:py-0">
        <span aria-hidden="true" className="sm:hidden">
          {'now: '}
        </span>
        {other ?? 'not in it'}
      </td>
    </tr>
  );
}

/** What is other in the second of two versions, in the words of the page. */
export function differencesOf(before: ProposalOffer, after: ProposalOffer, today: string): ComparedPart[] {
  const format = columnFormat([...before.lines, ...after.lines].map(({ amount }) => amount));
  const words: TripWords = {
    tour: ['Tour', (name) => name],
    dates: ['Dates', ({ startDate, endDate }) => formatDayRange(startDate ?? '', endDate ?? startDate ?? '')],
    people: ['Travellers', ({ ages, ...guests }) => partyWords(guests, ages)],
    departure: null,
    seats: ['Seats', String],
    room: ['Room', (room) => (room === 'own' ? 'A room alone' : room && 'Shared with somebody')],
    rooms: ['Rooms', (rooms) => rooms],
    line: [({ label }) => label, ({ note, amount }) => [format(amount), note].filter(Boolean).join(', ')],
    total: ['Our price', formatUsd],
    payment: [
      ({ what }) => paymentNames[what],
      ({ amount = 0, dueOn }) => `${formatUsd(amount)} by ${formatFullDay(dueOn, today)}`,
    ],
    wholeTrip: ['With what you pay to others', formatUsdRange],
    validUntil: ['To decide by', (day) => formatFullDay(day, today)],
    day: [
      ({ day }) => `Day ${day}`,
      ({ title, stay, activities }) => [title, stay, ...activities].filter(Boolean).join(dot),
    ],
    included: ['Included', (item) => item],
    notIncluded: ['Not included', (item) => item],
    cancellation: ['If you cancel', ({ from, chargePercent }) => `From ${formatDay(from)}: ${chargePercent}%`],
    dayText: [({ day }) => `Day ${day}, in words`, ({ description }) => description],
    terms: ['Terms', (terms) => terms],
    // The lines of the price and the days have what was added; who writes, and in which words, is no part of the offer.
    stay: null,
    activity: null,
    planner: null,
    words: null,
  };
  return compareTrips(offerParts(before), offerParts(after), words)
    .filter(({ isDifferent }) => isDifferent)
    .map((row) =>
      row.part === 'terms' || row.part === 'dayText'
        ? { ...row, one: row.one && 'As below', other: row.other && 'Other words' }
        : row,
    );
}
