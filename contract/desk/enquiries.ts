import * as z from 'zod/mini';
import { listOf } from '#contract/api/paging.ts';
import { holdState } from '#contract/desk/departures.ts';
import { deskChange } from '#contract/desk/desk-change.ts';
import { deskEnquiryDetails } from '#contract/desk/enquiry-details.ts';
import {
  enquiryAnswer,
  enquiryNote,
  enquiryReply,
  enquiryState,
  enquiryStates,
  enquiryTag,
  enquiryWork,
  staffAddress,
} from '#contract/desk/enquiry-work.ts';
import { deskProposalSummary } from '#contract/desk/proposals.ts';
import { singleLine } from '#contract/forms/contact-details.ts';
import { costRange } from '#contract/money/trip-price.ts';
import { instant } from '#contract/values.ts';

export const enquiryKind = z.enum(['contact', 'custom-safari']);

/** The first is the order unless asked otherwise: what the office has to do something about, the longest waiting first; then the newest. */
export const enquirySorts = ['attention', 'newest', 'oldest'] as const;

/** Stands in the address for enquiries that nobody has taken. */
export const nobody = 'nobody';

export const deskEnquiriesQuery = z.object({
  state: listOf(enquiryState),
  /** A staff address, or `nobody`. */
  owner: z.optional(staffAddress),
  tag: z.optional(enquiryTag),
  kind: z.optional(enquiryKind),
  /** Of the office: what it has to do something about now. */
  turn: z.optional(z.literal('office')),
  /** Words of name, reference, address, message or trip; all of them must be there. */
  q: z.optional(z.string().check(z.trim(), singleLine, z.maxLength(200))),
  sort: z._default(z.enum(enquirySorts), 'attention'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});
export type DeskEnquiriesQuery = z.infer<typeof deskEnquiriesQuery>;

const waitingMarks = z.object({
  /** Since when the traveller waits for a word of the office; null while it is the other way round. */
  waitsSince: z.nullable(instant),
  /** Nobody of the office has read what the traveller wrote last. */
  isUnread: z.boolean(),
  /** It has no answer yet. */
  isUnanswered: z.boolean(),
  /** It has had none for the working days that are promised. */
  isOverdue: z.boolean(),
  /** Its day to ask again has come. */
  isReminderDue: z.boolean(),
});
export type WaitingMarks = z.infer<typeof waitingMarks>;

/** A line of the list. */
export const deskEnquirySummary = z.extend(enquiryWork, {
  ...waitingMarks.shape,
  reference: z.string(),
  kind: enquiryKind,
  receivedAt: instant,
  name: z.string(),
  email: z.string(),
  /** The tour or the topic. */
  about: z.string(),
  /** How what was written begins; may be empty. */
  beginning: z.string(),
  /** The first day of the trip, as far as one was named. */
  firstDay: z.nullable(z.string()),
  /** How many travel, infants included; null where nobody said. */
  people: z.nullable(z.number()),
  /** Our invoice as the visitor saw it, dollars; null where there was none. */
  total: z.nullable(z.number()),
});
export type DeskEnquirySummary = z.infer<typeof deskEnquirySummary>;

const count = z.int();

export const deskEnquiryList = z.object({
  enquiries: z.array(deskEnquirySummary),
  total: count,
  page: count,
  limit: count,
  /** By state, of all that the rest of the query finds. */
  counts: z.object(
    Object.fromEntries(enquiryStates.map((state) => [state, count])) as Record<
      (typeof enquiryStates)[number],
      typeof count
    >,
  ),
  /** Of the same: unanswered for longer than is promised, and reminders whose day has come. */
  overdue: count,
  remindersDue: count,
  /** Every tag in use, in order. */
  tags: z.array(z.string()),
});
export type DeskEnquiryList = z.infer<typeof deskEnquiryList>;

/** Of all enquiries: what the office has to do something about now, and what of it nobody has read. */
export const neededEnquiries = z.object({ needed: count, unread: count });
export type NeededEnquiries = z.infer<typeof neededEnquiries>;

/** A trip as it was shown against what it comes to today. Dollars; what is no longer offered has no price. */
export const tripToday = z.object({
  /** What we no longer offer, by name. */
  gone: z.array(z.string()),
  /** The lines of our invoice; the last is its sum. */
  lines: z.array(z.object({ label: z.string(), shown: z.number(), now: z.nullable(z.number()) })),
  /** The sum today less the sum that was shown; null where there is none today. */
  difference: z.nullable(z.number()),
  /** With what is paid to others, today. */
  wholeTrip: z.nullable(costRange),
  /** Of the departure that is meant. */
  seatsFree: z.nullable(z.number()),
});
export type TripToday = z.infer<typeof tripToday>;

/** A mail about an enquiry, and how it fared. */
export const enquiryMail = z.object({
  messageId: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'sent', 'dead']),
  attempts: z.number(),
  queuedAt: instant,
  /** When it is tried next; of one that waits. */
  dueAt: z.nullable(instant),
  sentAt: z.nullable(instant),
  lastFailure: z.nullable(z.string()),
});

/** Everything the office knows of an enquiry. */
export const deskEnquiry = z.extend(enquiryWork, {
  reference: z.string(),
  receivedAt: instant,
  consentVersion: z.string(),
  ...waitingMarks.shape,
  details: deskEnquiryDetails,
  /** Null where no price was shown. */
  today: z.nullable(tripToday),
  /** Of the same address, newest first. */
  others: z.array(deskEnquirySummary),
  mails: z.array(enquiryMail),
  /** Oldest first, as are replies and answers. */
  notes: z.array(enquiryNote),
  replies: z.array(enquiryReply),
  answers: z.array(enquiryAnswer),
  /** What was asked about proposals. */
  questions: z.array(z.object({ id: z.string(), number: count, text: z.string(), at: instant })),
  /** Seats that are or were held for it. */
  holds: z.array(
    z.object({ id: z.string(), departure: z.string(), seats: count, state: holdState, until: instant, at: instant }),
  ),
  /** Where the same address stands or stood in line. */
  places: z.array(z.object({ id: z.string(), departure: z.string(), seats: count, since: instant })),
  /** The latest first. */
  proposals: z.array(deskProposalSummary),
  history: z.array(deskChange),
});
export type DeskEnquiry = z.infer<typeof deskEnquiry>;
