import { isCalendarDay } from '#contract/calendar.ts';
import type { ContactTopic } from '#contract/contact.ts';
import { formatFullDay } from '#contract/words/days.ts';
import type { EnquiryContext } from '#server/enquiries/enquiry.ts';
import { type Fact, factsOf } from '#server/mail/letters/letter.ts';

/** What visitors write about, as the staff file it. */
export const topicsInWords: Record<ContactTopic, string> = {
  tour: 'a tour',
  group: 'a group tour',
  custom: 'a trip of their own',
  booking: 'an existing booking',
  partner: 'working together',
  press: 'press',
  feedback: 'feedback',
  support: 'help with the website',
};

const kindsInWords: Record<EnquiryContext['kind'], string> = {
  tour: 'Tour',
  'group-tour': 'Group tour',
  destination: 'Destination',
  accommodation: 'Stay',
  activity: 'Activity',
  search: 'Search',
  'error-report': 'Problem on the page',
};

/** What the visitor was looking at, in full, for the staff. */
export function contextFacts(context: EnquiryContext, siteUrl: string): Fact[] {
  const { kind, id, name, url, departureId, seats, room, seatsFree } = context;
  return factsOf([
    { label: kindsInWords[kind], value: name || id },
    kind === 'error-report' && { label: 'Reference of the problem', value: id },
    { label: 'Seen at', value: `${siteUrl}${url}`, href: `${siteUrl}${url}` },
    departureId !== undefined && { label: 'Departure', value: departureInWords(departureId) },
    seats !== undefined && { label: 'Seats asked for', value: String(seats) },
    ...roomFact(room),
    seatsFree !== undefined && { label: 'Seats free when it came', value: String(seatsFree) },
  ]);
}

/** The same as far as the receipt goes: what is ours, and nothing a stranger typed. */
export function ownContextFacts({ kind, name, known, departureId, seats, room, seatsFree }: EnquiryContext): Fact[] {
  if (!known) return [];
  return factsOf([
    { label: kindsInWords[kind], value: name },
    // It was looked up when its free seats were.
    departureId !== undefined &&
      seatsFree !== undefined && { label: 'Departure', value: departureInWords(departureId) },
    seats !== undefined && { label: 'Seats asked for', value: String(seats) },
    ...roomFact(room),
  ]);
}

function roomFact(room: EnquiryContext['room']): Fact[] {
  if (room === undefined) return [];
  return [{ label: 'Room', value: room === 'own' ? 'a room alone' : 'would share with somebody of the same sex' }];
}

/** A departure's id ends with its day; people know it by that. */
export function departureInWords(departureId: string): string {
  const day = /(\d{4}-\d\d-\d\d)$/.exec(departureId)?.[1];
  return day !== undefined && isCalendarDay(day) ? formatFullDay(day) : departureId;
}
