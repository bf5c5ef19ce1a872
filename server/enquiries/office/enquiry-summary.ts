import type { Selectable } from 'kysely';
import { isCalendarDay } from '#contract/calendar/calendar.ts';
import type { DeskEnquirySummary } from '#contract/desk/enquiries.ts';
import type { EnquiryWork } from '#contract/desk/enquiry-work.ts';
import { topicNames } from '#contract/words/trip-words.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { type Moment, waitingMarks } from '#server/enquiries/office/waiting.ts';
import type { EnquiriesTable } from '#server/store/tables.ts';

/** What of a row the desk reads; nothing that only served the sending. */
export const deskColumns = [
  'reference',
  'received_at',
  'consent_version',
  'details',
  'state',
  'lost_reason',
  'owner',
  'tags',
  'remind_on',
  'version',
  'first_answered_at',
  'waits_since',
  'is_unread',
] as const;

export type DeskRow = Pick<Selectable<EnquiriesTable>, (typeof deskColumns)[number]>;

/** What the office has made of it. */
export function workOf(row: DeskRow): EnquiryWork {
  return {
    state: row.state,
    lostReason: row.lost_reason,
    owner: row.owner,
    tags: tagsOf(row.tags),
    remindOn: row.remind_on,
    firstAnsweredAt: row.first_answered_at,
    version: row.version,
  };
}

/** The tags of a row, as they are stored. */
export function tagsOf(stored: string): string[] {
  return JSON.parse(stored);
}

/** As much of what was written as tells one enquiry from another. */
const longestBeginning = 140;

/** An enquiry as one line. */
export function summaryOf(row: DeskRow, moment: Moment): DeskEnquirySummary {
  const details: EnquiryDetails = JSON.parse(row.details);
  const work = workOf(row);
  const { name, email } = details.traveller;
  return {
    ...work,
    ...waitingMarks(row, moment),
    reference: row.reference,
    kind: details.kind,
    receivedAt: row.received_at,
    name,
    email,
    ...gist(details),
  };
}

type Gist = Pick<DeskEnquirySummary, 'about' | 'beginning' | 'firstDay' | 'people' | 'total'>;

function gist(details: EnquiryDetails): Gist {
  if (details.kind === 'custom-safari') {
    const { tour, notes = '', dates, guests, pricing } = details;
    return {
      about: tour.name,
      beginning: beginningOf(notes),
      firstDay: dates.startDate ?? null,
      people: guests.adults + guests.children + guests.infants,
      total: pricing.total,
    };
  }
  const { topic, context, message } = details;
  const { departureId = '', seats = null, price } = context ?? {};
  const day = departureId.slice(-10);
  return {
    about: context === undefined || !context.known ? topicNames[topic] : context.name,
    beginning: beginningOf(message),
    firstDay: isCalendarDay(day) ? day : null,
    people: seats,
    total: price?.total ?? null,
  };
}

function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= longestBeginning ? line : `${line.slice(0, longestBeginning).trimEnd()}…`;
}
