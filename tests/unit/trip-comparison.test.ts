import { expect, test } from 'vitest';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { type ComparedPart, compareTrips, offerParts } from '#contract/trip/trip-comparison.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import { tripWords } from '#desk/proposals/compare/trip-words.ts';
import { differencesOf } from '#features/proposals/proposal-changes.tsx';
import { sampleOffer } from '#tests/support/proposals/sample-proposal.ts';

/* What another version of a proposal says otherwise, as its traveller and as the office reads it. */

const [deposit, balance] = sampleOffer.payments;
if (deposit === undefined || balance === undefined) throw new Error('The sample is paid in two parts.');

/** What is told on the page, what at the desk, and the change that is. */
const changes: readonly (readonly [page: string, desk: string, change: Partial<ProposalOffer>])[] = [
  ['Tour', 'Tour', { tour: { ...sampleOffer.tour, name: 'Another' } }],
  ['Dates', 'Dates', { startDate: '2027-08-03' }],
  ['Travellers', 'People', { guests: { adults: 1, children: 1, infants: 0 } }],
  ['Travellers', 'People', { childAges: [9] }],
  ['Seats, Room', 'Seats, Room', { departure: { id: 'a-2027-08-04', seats: 2, room: 'own' } }],
  ['Rooms', 'Rooms', { rooms: '1 double room, 1 single room' }],
  ['Day 1', 'Day 1', { days: sampleOffer.days.map((day) => (day.day === 1 ? { ...day, stay: 'Elsewhere' } : day)) }],
  [
    'Day 1, in words',
    'Day 1, in words',
    { days: sampleOffer.days.map((day) => (day.day === 1 ? { ...day, description: 'Slowly.' } : day)) },
  ],
  ['Maasai Mara Safari, 3 days', 'Maasai Mara Safari, 3 days', { lines: sampleOffer.lines.slice(1) }],
  ['Our price', 'Total', { total: 1 }],
  ['Deposit', 'Deposit', { payments: [{ ...deposit, amount: 900 }, balance] }],
  ['Balance', 'Balance', { payments: [deposit, { ...balance, dueOn: '2027-07-01' }] }],
  ['Deposit', 'Deposit', { payments: [balance] }],
  [
    'With what you pay to others',
    'With what is paid to others',
    { toOthers: { ...sampleOffer.toOthers, wholeTrip: { least: 1, most: 2 } } },
  ],
  ['To decide by', 'Valid until', { validUntil: '2026-12-05' }],
  ['Included', 'Included', { included: sampleOffer.included.slice(1) }],
  ['Not included', 'Not included', { notIncluded: [...sampleOffer.notIncluded, 'Tips'] }],
  ['If you cancel', 'Cancellation', { cancellation: sampleOffer.cancellation.slice(1) }],
  ['Terms', 'Terms', { terms: 'Others.' }],
];

test.each(changes)(
  'another %s is told to the traveller, as %s to the office, and nothing else (B-694, B-698)',
  (page, desk, change) => {
    const after = { ...sampleOffer, ...change };
    const labels = (rows: readonly ComparedPart[]) => rows.map(({ label }) => label).join(', ');
    const atDesk = compareTrips<Typed>(offerParts(sampleOffer), offerParts(after), tripWords);
    expect(labels(differencesOf(sampleOffer, after, '2026-11-28'))).toBe(page);
    expect(labels(atDesk.filter(({ isDifferent }) => isDifferent))).toBe(desk);
    expect(differencesOf(after, after, '2026-11-28')).toEqual([]);
  },
);

test('a deposit that changed is told with its day (B-698)', () => {
  const after = { ...sampleOffer, payments: [{ ...deposit, amount: 900 }, balance] };
  expect(differencesOf(sampleOffer, after, '2026-11-28')).toMatchObject([
    { one: '$1,842.72 by Friday 11 December', other: '$900 by Friday 11 December' },
  ]);
});
