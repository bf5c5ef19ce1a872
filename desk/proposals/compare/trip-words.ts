import type { TripWords } from '#contract/trip/trip-comparison.ts';
import { formatDay, formatDayRange } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import type { Typed } from '#contract/words/trip-words.ts';
import {
  activityWords,
  departureWords,
  partyWords,
  paymentNames,
  roomNames,
  stayWords,
} from '#contract/words/trip-words.ts';
import { nameOf } from '#platform/format.ts';

const notChosen = 'Not chosen';

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
  departure: ['Departure', (id) => (id ? departureWords(id) : notChosen)],
  seats: ['Seats', String],
  room: ['Room', (room) => nameOf(roomNames, room)],
  rooms: ['Rooms', (rooms) => rooms],
  people: ['People', ({ ages, ...people }) => partyWords(people, ages)],
  day: [
    ({ day }) => `Day ${day}`,
    ({ title, stay, activities }) => [title, ...activities, ...(stay === null ? [] : [`Night: ${stay}`])].join('\n'),
  ],
  dayText: [({ day }) => `Day ${day}, in words`, ({ description }) => description],
  stay: ['Stay', stayWords],
  activity: ['Added', (value) => activityWords(value)],
  line: [
    ({ label }) => label,
    ({ amount, note }) => [typeof amount === 'number' ? formatUsd(amount) : amount, note].filter(Boolean).join('\n'),
  ],
  total: ['Total', formatUsd],
  payment: [
    ({ what }) => paymentNames[what],
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
