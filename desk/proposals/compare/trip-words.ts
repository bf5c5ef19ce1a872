import { formatDay } from '#platform/format/calendar-day.ts';
import { formatUsd } from '#platform/format/money.ts';
import { count } from '#platform/format/words.ts';

/* What a trip consists of, in the same words whether it was asked for, is being written or was sent. */

/** A number, or what is typed where one belongs. */
type Typed = number | string;

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

/** `4, 9, not said` */
export function agesInWords(ages: readonly (number | null)[] | undefined): string {
  return ages?.map((age) => age ?? 'not said').join(', ') ?? '';
}

export function activityInWords(name: string, people: Typed | undefined, date: string | undefined): string {
  return [name, people !== undefined && `for ${people}`, date !== undefined && formatDay(date)]
    .filter((part) => part !== false)
    .join(', ');
}

export const paymentWords = { deposit: 'Deposit', balance: 'Balance' } as const;

export const roomWords = { own: 'A room alone', shared: 'Would share with somebody of the same sex' } as const;

export function roomInWords(room: string | undefined): string {
  return room === undefined ? '' : Object.hasOwn(roomWords, room) ? roomWords[room as keyof typeof roomWords] : room;
}

export function amountInWords(amount: Typed): string {
  return typeof amount === 'number' ? formatUsd(amount) : amount;
}
