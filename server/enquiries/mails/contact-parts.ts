import { formatFullDay } from '#contract/words/days.ts';
import { departureWords, roomNames } from '#contract/words/trip-words.ts';
import type { EnquiryContext } from '#server/enquiries/enquiry.ts';
import { type Fact, factsOf } from '#server/mail/content/mail-content.ts';

const kindNames: Record<EnquiryContext['kind'], string> = {
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
    { label: kindNames[kind], value: name || id },
    kind === 'error-report' && { label: 'Reference of the problem', value: id },
    { label: 'Seen at', value: `${siteUrl}${url}`, href: `${siteUrl}${url}` },
    departureId !== undefined && { label: 'Departure', value: departureWords(departureId, formatFullDay) },
    seats !== undefined && { label: 'Seats asked for', value: String(seats) },
    ...roomFact(room),
    seatsFree !== undefined && { label: 'Seats free when it came', value: String(seatsFree) },
  ]);
}

/** The same as far as the receipt goes: what is ours, and nothing a stranger typed. */
export function ownContextFacts({ kind, name, known, departureId, seats, room, seatsFree }: EnquiryContext): Fact[] {
  if (!known) return [];
  return factsOf([
    { label: kindNames[kind], value: name },
    // It was looked up when its free seats were.
    departureId !== undefined &&
      seatsFree !== undefined && { label: 'Departure', value: departureWords(departureId, formatFullDay) },
    seats !== undefined && { label: 'Seats asked for', value: String(seats) },
    ...roomFact(room),
  ]);
}

function roomFact(room: EnquiryContext['room']): Fact[] {
  return room === undefined ? [] : [{ label: 'Room', value: roomNames[room] }];
}
