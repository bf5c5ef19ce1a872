import type { ProposalOffer } from '#contract/proposals.ts';
import { type ComparedPart, compareTrips, offerParts, type TripWords } from '#contract/trip-comparison.ts';
import { formatDay, formatDayRange, formatFullDay } from '#contract/words/days.ts';
import { columnFormat, formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { partyWords, paymentNames } from '#contract/words/trip-words.ts';

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
      ({ title, stay, activities }) => [title, stay, ...activities].filter(Boolean).join(' · '),
    ],
    included: ['Included', (item) => item],
    notIncluded: ['Not included', (item) => item],
    cancellation: ['If you cancel', ({ from, chargePercent }) => `From ${formatDay(from)}: ${chargePercent}%`],
    terms: ['Terms', (terms) => terms],
    // The lines of the price and the days have what was added; who writes, and in which words, is no part of the offer.
    stay: null,
    activity: null,
    dayText: null,
    planner: null,
    words: null,
  };
  return compareTrips(offerParts(before), offerParts(after), words)
    .filter(({ isDifferent }) => isDifferent)
    .map((row) => (row.part === 'terms' ? { ...row, one: 'As below', other: 'Other words' } : row));
}
