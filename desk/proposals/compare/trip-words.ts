import { stayWords } from '#contract/stay-words.ts';
import type { TripSays, TripWords } from '#contract/trip-comparison.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatDayRange } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';

/* What a trip consists of, in the same words whether it was asked for, is being written or was sent. */

/** A number, or what is typed where one belongs. */
export type Typed = number | string;

/** `2 adults, 1 child`; nobody is not named. */
export function peopleInWords(people: { adults: Typed; children: Typed; infants: Typed }): string {
  return [many(people.adults, 'adult'), many(people.children, 'child', 'children'), many(people.infants, 'infant')]
    .filter((part) => part !== '')
    .join(', ');
}

function many(amount: Typed, one: string, all?: string): string {
  if (amount === 0 || amount === '') return '';
  return typeof amount === 'number' ? count(amount, one, all) : `${amount} ${all ?? `${one}s`}`;
}

/** `ages of the children: 4, 9, not said`; nothing without children. */
export function agesInWords(ages: readonly (number | null)[]): string {
  return ages.length === 0 ? '' : `ages of the children: ${ages.map((age) => age ?? 'not said').join(', ')}`;
}

/** `2 adults, 1 child; ages of the children: 4` */
export function partyInWords({ ages, ...people }: TripSays<Typed>['people']): string {
  return [peopleInWords(people), agesInWords(ages)].filter(Boolean).join('; ');
}

export function activityInWords({ name, people, date }: TripSays<Typed>['activity']): string {
  return [name, people !== undefined && `for ${people}`, date !== undefined && formatDay(date)]
    .filter((part) => part !== false)
    .join(', ');
}

export const paymentWords = { deposit: 'Deposit', balance: 'Balance' } as const;

export const roomWords = { own: 'A room alone', shared: 'Would share with somebody of the same sex' } as const;

export function roomInWords(room: string): string {
  return Object.hasOwn(roomWords, room) ? roomWords[room as keyof typeof roomWords] : room;
}

const notChosen = 'Not chosen';

/** A departure's name ends in its first day. */
export function departureInWords(id: string | null | undefined): string {
  return id ? formatDay(id.slice(-10)) : notChosen;
}

const amountInWords = (amount: Typed) => (typeof amount === 'number' ? formatUsd(amount) : amount);

/** What is said of each part of a trip at the desk. */
export const tripWords: TripWords<Typed> = {
  tour: ['Tour', (name) => name],
  dates: [
    ({ endDate }) => (endDate === undefined ? 'First day' : 'Dates'),
    ({ startDate, endDate }) =>
      startDate === null
        ? notChosen
        : endDate === undefined
          ? formatDay(startDate)
          : formatDayRange(startDate, endDate),
  ],
  departure: ['Departure', departureInWords],
  seats: ['Seats', String],
  room: ['Room', roomInWords],
  people: ['People', partyInWords],
  day: [
    ({ day }) => `Day ${day}`,
    ({ title, stay, activities }) => [title, ...activities, ...(stay === null ? [] : [`Night: ${stay}`])].join('\n'),
  ],
  dayText: [({ day }) => `Day ${day}, its text`, ({ description }) => description],
  stay: ['Stay', stayWords],
  activity: ['Added', activityInWords],
  line: [({ label }) => label, ({ amount, note }) => [amountInWords(amount), note].filter(Boolean).join('\n')],
  total: ['Total', formatUsd],
  payment: [
    ({ what }) => paymentWords[what],
    ({ amount, percent, dueOn }) =>
      [amount !== undefined && formatUsd(amount), percent !== undefined && `${percent}%`, `by ${formatDay(dueOn)}`]
        .filter(Boolean)
        .join(' '),
  ],
  wholeTrip: ['With what is paid to others', formatUsdRange],
  validUntil: ['Valid until', formatDay],
  planner: ['Planner', (name) => name ?? 'The office'],
  words: ['Words at the top', (words) => words],
  included: ['Included', (item) => item],
  notIncluded: ['Not included', (item) => item],
  cancellation: ['Cancellation', ({ from, chargePercent }) => `From ${formatDay(from)}: ${chargePercent}%`],
  terms: ['Terms', (terms) => terms],
};
