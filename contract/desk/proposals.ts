import * as z from 'zod/mini';
import { listOf } from '#contract/api/paging.ts';
import { type RoomKind, roomKinds, roomPreferences } from '#contract/choices.ts';
import { deskBooking } from '#contract/desk/bookings.ts';
import { deskChange } from '#contract/desk/desk-change.ts';
import { deskPage } from '#contract/desk/desk-paging.ts';
import { singleLine, visibleText } from '#contract/forms/contact-details.ts';
import { proposalOffer } from '#contract/forms/proposals.ts';
import { childAge, dateFlexibility, guests } from '#contract/trip/customization.ts';
import { calendarDay, instant, slug, usd, wholeNumber } from '#contract/values.ts';

/** Of the children in order; null where it is unknown. */
const childAges = z.array(z.nullable(childAge)).check(z.maxLength(12));

const line = (most: number) => z.string().check(z.trim(), singleLine, z.maxLength(most));
const longText = z.string().check(z.trim(), visibleText, z.maxLength(6000));

/** A day as the office would have it. What is left out is as the tour has it. */
const writtenDay = z.strictObject({
  /** Of a day of the tour or a night beside it its key (contract/trip/trip-days.ts); any other of a day that was added. */
  id: line(120).check(z.minLength(1)),
  title: z.optional(line(160)),
  description: z.optional(longText),
  /** Where one sleeps: a stay of ours by its name, or any other; empty for nowhere. */
  stay: z.optional(line(160)),
  /** Whether the tour's drive and meals are told with it; left out for yes. */
  hasFacts: z.optional(z.boolean()),
});
export type WrittenDay = z.infer<typeof writtenDay>;

/** A trip of their own, priced as a customised tour is. */
const privateTrip = z.strictObject({
  kind: z.literal('tour'),
  tour: slug,
  /** Null while none is chosen, which keeps it from being sent. */
  startDate: z.nullable(calendarDay),
  guests,
  childAges,
  activities: z
    .array(
      z.strictObject({
        id: slug,
        selectedDate: z.optional(calendarDay),
        guestCount: z.optional(z.int().check(z.gte(1), z.lte(24))),
      }),
    )
    .check(z.maxLength(40)),
  stays: z
    .array(
      z.strictObject({
        id: slug,
        roomType: z.string().check(singleLine, z.minLength(1), z.maxLength(200)),
        nights: z.int().check(z.gte(1), z.lte(60)),
        /** The tour's stay whose nights are spent here; how many they are the tour says. */
        insteadOf: z.optional(slug),
      }),
    )
    .check(z.maxLength(40)),
  /** Left out while they are the tour's, with a day for each night beside it. The price stays the rule's. */
  days: z.optional(
    z.strictObject({
      /** The tour they were written for: with another one they rest. */
      of: slug,
      inOrder: z.array(writtenDay).check(z.maxLength(60)),
    }),
  ),
});

/** Seats on a departure of a group tour, which holding keeps. */
const seatsOfDeparture = z.strictObject({
  kind: z.literal('departure'),
  groupTour: slug,
  /** Null while none is chosen. */
  departureId: z.nullable(z.string().check(singleLine, z.maxLength(120))),
  seats: z.int().check(z.gte(1), z.lte(24)),
  room: z.optional(z.enum(roomPreferences)),
});

const roomsOfKind = z.optional(z.int().check(z.gte(0), z.lte(24)));

/** What the office writes on. It may be unfinished: what is missing is listed, and keeps it from being sent. */
export const proposalDraft = z.strictObject({
  words: longText,
  /** Who plans it and is shown with name and face; null for the office as a whole. */
  planner: z.nullable(slug),
  validUntil: calendarDay,
  trip: z.discriminatedUnion('kind', [privateTrip, seatsOfDeparture]),
  /** How the party sleeps each night. The price knows no rooms: it is by the person. */
  rooms: z.optional(
    z.strictObject(
      Object.fromEntries(Object.keys(roomKinds).map((kind) => [kind, roomsOfKind])) as Record<
        RoomKind,
        typeof roomsOfKind
      >,
    ),
  ),
  /** What the traveller asked for that no record of ours has. Amounts are what is paid, with tax. */
  ownLines: z.array(z.strictObject({ label: line(120), amount: usd })).check(z.maxLength(20)),
  /** Dollars off the sum of all lines, and why. */
  discount: z.nullable(z.strictObject({ amount: usd, reason: line(160) })),
  deposit: z.strictObject({ percent: z.int().check(z.gte(0), z.lte(100)), dueOn: calendarDay }),
  balanceDueOn: calendarDay,
  terms: longText,
});
export type ProposalDraft = z.infer<typeof proposalDraft>;

/** How a proposal stands at the desk. `draft` was never sent; `sent` becomes `opened`. */
export const deskProposalState = z.enum(['draft', 'sent', 'opened', 'held', 'expired', 'withdrawn']);
export type DeskProposalState = z.infer<typeof deskProposalState>;

/** 16 hexadecimal digits. */
export const proposalId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

export const deskProposalSummary = z.object({
  id: z.string(),
  /** Of the enquiry it answers. */
  reference: z.string(),
  traveller: z.string(),
  tour: z.string(),
  state: deskProposalState,
  /** Of the version sent last; 0 where none was. */
  number: wholeNumber,
  /** Of what was sent last, else of the draft. */
  startDate: z.nullable(calendarDay),
  validUntil: calendarDay,
  total: z.nullable(z.number()),
  opened: wholeNumber,
  lastOpenedAt: z.nullable(instant),
  changedAt: instant,
});
export type DeskProposalSummary = z.infer<typeof deskProposalSummary>;

/** What the draft could be made of: what the tour offers today, at today's prices. */
export const proposalChoices = z.object({
  tours: z.array(z.object({ kind: z.enum(['tour', 'group-tour']), slug, name: z.string() })),
  activities: z.array(z.object({ id: slug, name: z.string(), price: z.number() })),
  stays: z.array(
    z.object({
      id: slug,
      name: z.string(),
      rooms: z.array(z.object({ name: z.string(), pricePerNight: z.number() })),
    }),
  ),
  /** Of the tour, which another may take the place of. */
  ownStays: z.array(z.object({ id: slug, name: z.string(), nights: wholeNumber })),
  /** Of the trip, as its tour and the nights beside it make them; `facts` are its drive and meals, in words. */
  days: z.array(
    z.object({ key: z.string(), title: z.string(), description: z.string(), stay: z.string(), facts: z.string() }),
  ),
  /** Of the group tour, from today on. */
  departures: z.array(
    z.object({ id: z.string(), startDate: calendarDay, endDate: calendarDay, price: z.number(), free: wholeNumber }),
  ),
  planners: z.array(z.object({ slug, name: z.string() })),
});

export const deskProposalVersion = z.object({
  number: wholeNumber,
  sentAt: instant,
  sentBy: z.string(),
  validUntil: calendarDay,
  opened: wholeNumber,
  firstOpenedAt: z.nullable(instant),
  lastOpenedAt: z.nullable(instant),
  offer: proposalOffer,
  /** The traveller's address of this version, secret and all, for a message that is sent another way. */
  link: z.string(),
});
export type DeskProposalVersion = z.infer<typeof deskProposalVersion>;

export const deskProposal = z.object({
  ...deskProposalSummary.shape,
  /** Goes up with every change; what `If-Match` names. */
  version: z.int(),
  /** Of the enquiry: how firm its days were, and what was written, to have it beside the draft. */
  asked: z.object({ flexibility: z.nullable(dateFlexibility), notes: z.string() }),
  draft: proposalDraft,
  /** Whether the draft says something other than what was sent last. */
  isChanged: z.boolean(),
  /** What would be sent now; null while something it hangs on is missing. */
  preview: z.nullable(proposalOffer),
  /** What keeps it from being sent, by the path of its field, as `trip.startDate`. */
  faults: z.record(z.string(), z.array(z.string())),
  /** What does not fit the tour; it may be sent all the same. */
  doubts: z.array(z.string()),
  /** The mail as it would go; null as the preview. */
  mail: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  choices: proposalChoices,
  /** Newest first. */
  versions: z.array(deskProposalVersion),
  held: z.nullable(
    z.object({
      number: wholeNumber,
      name: z.string(),
      at: instant,
      total: z.number(),
      /** Of seats on a departure. */
      seatsUntil: z.nullable(instant),
    }),
  ),
  /** What became of it since somebody said yes; null before. */
  booking: z.nullable(deskBooking),
  /** Oldest first. */
  questions: z.array(z.object({ number: wholeNumber, text: z.string(), at: instant })),
  history: z.array(deskChange),
});
export type DeskProposal = z.infer<typeof deskProposal>;

export const deskProposalsQuery = z.object({ state: listOf(deskProposalState), page: deskPage });
export type DeskProposalsQuery = z.infer<typeof deskProposalsQuery>;

export const deskProposalList = z.object({
  /** Those that were touched last first. */
  proposals: z.array(deskProposalSummary),
  total: wholeNumber,
  page: wholeNumber,
  limit: wholeNumber,
  counts: z.record(deskProposalState, wholeNumber),
});
