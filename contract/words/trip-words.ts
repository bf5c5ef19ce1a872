import { type RoomKind, type RoomPreference, roomKinds } from '#contract/choices.ts';
import type { ContactTopic } from '#contract/forms/contact.ts';
import type { PreferredContact } from '#contract/forms/contact-details.ts';
import type { TotalRange } from '#contract/money/undated-total.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import type { TripStay, TripValues } from '#contract/trip/trip-comparison.ts';
import { count } from '#contract/words/count.ts';
import { formatDay, formatDayRange, formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';

/*
 * What a trip consists of, in the same words on its page, in mails, on paper and at the desk, whether it was asked for, is being
 * written or was sent.
 */

type Firmness = CustomSafariRequest['dates']['flexibility'];

/** A number, or what is typed where one belongs. */
export type Typed = number | string;

interface Party {
  adults: Typed;
  children: Typed;
  infants: Typed;
}

/** Of the children in order; nothing where they are unknown. */
type Ages = readonly (number | null | undefined)[];

/** `2 adults`, `2 children (8, not told)`: who travels, with the ages where some are known. Nobody is not named. */
export function partyParts({ adults, children, infants }: Party, ages: Ages = []): string[] {
  const isSomebody = (amount: Typed) => amount !== 0 && amount !== '';
  const agesText = ages.some((age) => typeof age === 'number') ? ` (${agesWords(ages)})` : '';
  return [
    ...(isSomebody(adults) ? [count(adults, 'adult')] : []),
    ...(isSomebody(children) ? [count(children, 'child', 'children') + agesText] : []),
    ...(isSomebody(infants) ? [count(infants, 'infant')] : []),
  ];
}

/** `2 adults, 1 child (8)` */
export function partyWords(party: Party, ages?: Ages): string {
  return partyParts(party, ages).join(', ');
}

/** `4, 9, not told` */
export function agesWords(ages: Ages): string {
  return ages.map((age) => age ?? 'not told').join(', ');
}

/** How firm the days of a trip are, as a traveller chooses it. */
export const firmnessNames: Readonly<Record<Firmness, string>> = {
  exact: 'These days exactly',
  'few-days': 'Give or take a few days',
  'few-weeks': 'Give or take a few weeks',
  open: 'Any dates',
};

/** The same within a sentence; a word of another version is shown as it is. */
export function firmnessWords(firmness: string): string {
  return (firmnessNames[firmness as Firmness] ?? firmness).toLowerCase();
}

interface Dates {
  startDate?: string | undefined;
  endDate?: string | undefined;
  flexibility: string;
}

/** `4 to 6 December 2026`, `4 to 6 December 2026, give or take a few days`; what is not chosen is `unchosen`. */
export function datesWords(
  { startDate, endDate, flexibility }: Dates,
  { unchosen = 'Not chosen yet', range = (first: string, last = first) => formatDayRange(first, last) } = {},
): string {
  if (startDate === undefined) return flexibility === 'open' ? 'Any time' : unchosen;
  const days = range(startDate, endDate);
  return flexibility === 'exact' ? days : `${days}, ${firmnessWords(flexibility)}`;
}

/** A departure's name ends in its first day, which people know it by; `inWords` writes it. */
export function departureWords(id: string, inWords = formatDay): string {
  const day = /\d{4}-\d\d-\d\d$/.exec(id)?.[0];
  return day === undefined ? id : inWords(day);
}

/** `8 days`, `8 days, one more than the tour` where it has extra ones. */
export function lengthWords(duration: number, extra: number): string {
  const more = extra === 0 ? '' : `, ${extra === 1 ? 'one' : extra} more than the tour`;
  return count(duration + extra, 'day') + more;
}

/** Our invoice before a first day is chosen: `from $4,418 in May to $5,874 in December`. */
export function undatedTotalWords({ least, most }: TotalRange): string {
  return `from ${formatUsd(least.total)} in ${monthNames[least.month]} ${toMostWords(most.total, monthNames[most.month])}`;
}

/** What the same comes to in the dearest month: `to $5,874 in December`. */
export function toMostWords(usd: number, month: string | undefined): string {
  return `to ${formatUsd(usd)} in ${month}`;
}

/** `Olare Fig Camp, Classic tent, 2 nights`, `Naboisho Starbeds, Starbed platform, instead of Olare Fig Camp, 2 nights`. */
export function stayWords({ nights, ...stay }: TripStay): string {
  return `${roomWords(stay)}, ${count(nights, 'night')}`;
}

/** The same without its nights. */
export function roomWords({ name, roomType, insteadOf }: Omit<TripStay, 'nights'>): string {
  return [name, roomType, ...(insteadOf === undefined ? [] : [`instead of ${insteadOf.name}`])].join(', ');
}

/** `Balloon safari, Fri, 4 Dec 2026, for 2`; `inWords` writes its day, and may tell that there is none yet. */
export function activityWords(
  { name, date, people }: TripValues<Typed>['activity'],
  inWords: (date: string | undefined) => string | undefined = (day) => day && formatDayWithWeekday(day),
): string {
  return [name, inWords(date), people !== undefined && `for ${people}`].filter(Boolean).join(', ');
}

/** How one who takes a seat alone would like to sleep. */
export const roomNames: Readonly<Record<RoomPreference, string>> = {
  own: 'A room alone',
  shared: 'Would share with somebody of the same sex',
};

const roomsInWords: Readonly<Record<RoomKind, readonly [one: string, many: string]>> = {
  double: ['double room', 'double rooms'],
  twin: ['twin room', 'twin rooms'],
  triple: ['triple room', 'triple rooms'],
  family: ['family room', 'family rooms'],
  single: ['single room', 'single rooms'],
};

/** `2 double rooms, 1 single room`; nothing where none is said. */
export function roomsWords(rooms: Readonly<Partial<Record<RoomKind, Typed | undefined>>> = {}): string {
  const kinds = Object.keys(roomKinds) as RoomKind[];
  return kinds.flatMap((kind) => (rooms[kind] ? [count(rooms[kind], ...roomsInWords[kind])] : [])).join(', ');
}

/** How a traveller wants to be answered. */
export const channelNames: Readonly<Record<PreferredContact, string>> = {
  email: 'By email',
  whatsapp: 'On WhatsApp',
  phone: 'By telephone',
};

/** What a message is about. */
export const topicNames: Readonly<Record<ContactTopic, string>> = {
  tour: 'A tour',
  group: 'A group tour',
  custom: 'A customised trip',
  booking: 'An existing booking',
  partner: 'Working together',
  press: 'Press',
  feedback: 'Feedback',
  support: 'Help with the website',
};

export const paymentNames = { deposit: 'Deposit', balance: 'Balance' } as const;
