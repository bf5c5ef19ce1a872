import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { bodyErrors } from '#contract/api/errors.ts';
import { roomPreferences } from '#contract/choices.ts';
import { clientRequestId, personName, visibleLength, visibleText } from '#contract/forms/contact-details.ts';
import { costRange } from '#contract/money/trip-price.ts';
import { picture } from '#contract/records/picture.ts';
import { cancellationStep, drive, meal } from '#contract/records/tours.ts';
import { tripNotes } from '#contract/trip/trip-notes.ts';
import { calendarDay, instant, slug, usd, wholeNumber } from '#contract/values.ts';

/*
 * A proposal: the trip the office offers a traveller, which is read under a secret link. What a version says was frozen when it
 * was sent, words and amounts alike, so nothing of it is held against today's rules here. Amounts are dollars, days are days at
 * the office.
 */

const words = z.string();
const amount = z.number();

/** A day of the trip, with its date. */
export const proposedDay = z.object({
  day: z.int(),
  /** Of the tour, where extra nights have moved it; the same day where it is left out. */
  tourDay: z.optional(z.int()),
  date: calendarDay,
  title: words,
  description: words,
  drive: z.optional(drive),
  meals: z.array(meal),
  /** Where one sleeps; null on the last day. */
  stay: z.nullable(words),
  stayNote: z.optional(words),
  /** What was added to the tour on this day. */
  activities: z.array(words),
});
export type ProposedDay = z.infer<typeof proposedDay>;

/** A line of what is paid to us; a discount is negative. All of them together are the total. */
export const proposalLine = z.object({
  kind: z.enum(['tour', 'activity', 'stay', 'supplement', 'tax', 'fee', 'own', 'discount']),
  label: words,
  /** How it comes about: `4 × $1,240`, or the reason of a discount. */
  note: z.optional(words),
  amount,
});
export type ProposalLine = z.infer<typeof proposalLine>;

/** What is due to us, and by when; no payment is made here. */
export const proposalPayment = z.object({ what: z.enum(['deposit', 'balance']), amount, dueOn: calendarDay });

/** What is paid to others beside our total, as the version shows it. */
export const paidToOthers = z.object({
  fees: z.array(z.object({ name: words, payee: words, checkedOn: words, amount })),
  others: z.array(z.object({ name: words, least: amount, most: amount })),
  /** Our total included. */
  wholeTrip: costRange,
});

/** What one version of a proposal offers. */
export const proposalOffer = z.object({
  tour: z.object({ kind: z.enum(['tour', 'group-tour']), slug, name: words }),
  traveller: words,
  /** At the top, in the planner's words; lines break as written. */
  words,
  planner: z.nullable(z.object({ name: words, portrait: z.optional(picture), isExample: z.boolean() })),
  validUntil: calendarDay,
  startDate: calendarDay,
  endDate: calendarDay,
  guests: z.object({ adults: wholeNumber, children: wholeNumber, infants: wholeNumber }),
  childAges: z.array(z.nullable(z.number())),
  /** Of a departure: how many seats, and of one who takes one, how the room is. */
  departure: z.nullable(z.object({ id: words, seats: wholeNumber, room: z.optional(z.enum(roomPreferences)) })),
  /** How the party sleeps each night: `2 double rooms, 1 single room`. */
  rooms: z.optional(words),
  days: z.array(proposedDay),
  /** Nights beside the tour's own, or in place of one of its stays; they are among the days. */
  stays: z.array(
    z.object({
      name: words,
      roomType: words,
      nights: wholeNumber,
      insteadOf: z.optional(z.object({ name: words })),
    }),
  ),
  activities: z.array(z.object({ name: words, date: z.optional(calendarDay), people: wholeNumber })),
  lines: z.array(proposalLine),
  total: amount,
  payments: z.array(proposalPayment),
  toOthers: paidToOthers,
  included: z.array(words),
  notIncluded: z.array(words),
  /** `from` is the first day on which the charge is due. */
  cancellation: z.array(z.object({ ...cancellationStep.shape, from: calendarDay })),
  terms: words,
});
export type ProposalOffer = z.infer<typeof proposalOffer>;

/** 16 hexadecimal digits, when it was made, and a signature. After it may stand what was pasted along. */
export const proposalToken = z.string().check(z.trim(), z.minLength(60), z.maxLength(100));

/** How a proposal stands: `held` once the traveller has agreed to a version of it. */
export const proposalState = z.enum(['open', 'held', 'expired', 'withdrawn']);

/** A version as its link opens it. */
export const proposalView = z.object({
  /** Of the version this link was sent with, from 1. */
  number: wholeNumber,
  sentAt: instant,
  state: proposalState,
  /** Where a later one was sent: its number, and the token that opens it. */
  newer: z.nullable(z.object({ number: wholeNumber, token: words })),
  offer: proposalOffer,
  /** How often this version was opened, this time included once it is counted; the traveller is told that we count. */
  opened: wholeNumber,
  /** What was agreed to, by whom and when; `seatsUntil` is how long seats are kept, null where none are. */
  held: z.nullable(
    z.object({
      number: wholeNumber,
      name: words,
      at: instant,
      total: amount,
      seatsUntil: z.nullable(instant),
      confirmedAt: z.nullable(instant),
      /** What has come in, and what is to come in next. */
      received: amount,
      open: z.nullable(proposalPayment),
    }),
  ),
  /** The token of the link for those who travel along, where there is one: also of a trip that was given back. */
  shared: z.optional(words),
  /** Of the version that was agreed to, until it is given back. */
  notes: z.optional(tripNotes),
  /** Oldest first, whatever version they were asked about. */
  questions: z.array(z.object({ text: words, at: instant })),
});
export type ProposalView = z.infer<typeof proposalView>;

export const linkErrors = ['not_found', 'too_many_requests', ...bodyErrors] as const;

/**
 * A token as it is sent: anything, so that what is none of ours is answered as one that is unknown, and nobody learns how one
 * looks.
 */
export const sentToken = z.string().check(z.trim(), z.maxLength(400));

/** The secret stands in a body, where no log, no cache and no referrer has it. */
export const openProposal = endpoint({
  name: 'openProposal',
  summary: 'A proposal, by the token of its link; counts that it was opened',
  method: 'POST',
  path: '/proposal',
  body: z.strictObject({
    token: sentToken,
    /** Only what somebody has had before their eyes is counted; a page asks without first, and again. */
    isVisit: z.boolean(),
  }),
  response: proposalView,
  errors: linkErrors,
});

/** `conflict`, in words, where it cannot be held: a newer version, another total, expired, withdrawn, or the seats have gone. */
export const holdProposal = endpoint({
  name: 'holdProposal',
  summary: 'Agree to a version of a proposal and have it held, with its seats',
  method: 'POST',
  path: '/proposal/hold',
  body: z.strictObject({
    token: sentToken,
    name: personName,
    /** What the traveller saw and agrees to. */
    total: usd,
    clientRequestId,
  }),
  response: proposalView,
  errors: [...linkErrors, 'conflict'],
});

/** What is asked about a proposal. */
export const proposalQuestion = z
  .string()
  .check(z.trim(), visibleText, z.minLength(3), z.maxLength(2000), visibleLength(3));

export const askAboutProposal = endpoint({
  name: 'askAboutProposal',
  summary: 'A question about a proposal, which the office is told by mail',
  method: 'POST',
  path: '/proposal/question',
  body: z.strictObject({
    token: sentToken,
    text: proposalQuestion,
    clientRequestId,
  }),
  response: proposalView,
  status: 201,
  repeatStatus: 200,
  errors: [...linkErrors, 'conflict'],
});
