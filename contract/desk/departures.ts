import * as z from 'zod/mini';
import { listOf } from '#contract/api/paging.ts';
import { mostSeats, roomPreferences } from '#contract/choices.ts';
import { bookingStage } from '#contract/desk/bookings.ts';
import { deskChange } from '#contract/desk/desk-change.ts';
import { deskPage, deskPageSize } from '#contract/desk/desk-paging.ts';
import { officeWords } from '#contract/desk/enquiry-work.ts';
import { clientRequestId, singleLine, visibleLength } from '#contract/forms/contact-details.ts';
import { departureStatus } from '#contract/records/group-tours.ts';
import { calendarDay, instant, slug, usd, wholeNumber } from '#contract/values.ts';

export const departureState = z.enum(['open', 'closed', 'cancelled']);
export const holdState = z.enum(['live', 'released', 'sold', 'expired']);

/** As many seats as a departure can have. */
const largestCapacity = 60;

const capacity = z.int().check(z.gte(1), z.lte(largestCapacity));
const sold = z.int().check(z.gte(0), z.lte(largestCapacity));
/** What each of two who share pays, instead of the price rule's; null for the rule's. */
const priceOverride = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));
/** Whether it is sure to run, whatever is sold; null for the content's rule. */
const guaranteedOverride = z.nullable(z.boolean());

/** A departure as the office has it. Days are calendar days at the office, prices dollars for each of two who share. */
export const deskDeparture = z.object({
  id: z.string(),
  tour: slug,
  tourName: z.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  state: departureState,
  /** The word visitors read, while they are shown it. */
  status: departureStatus,
  capacity: wholeNumber,
  sold: wholeNumber,
  held: wholeNumber,
  /** Neither sold nor held. */
  free: wholeNumber,
  /** Places in line: those who wait and those who are offered a seat now. */
  waiting: wholeNumber,
  price: usd,
  priceOverride,
  guaranteed: z.boolean(),
  guaranteedOverride,
  minToRun: wholeNumber,
  version: wholeNumber,
});
export type DeskDeparture = z.infer<typeof deskDeparture>;

export const seatHold = z.object({
  id: z.string(),
  seats: wholeNumber,
  until: instant,
  forWhom: z.string(),
  /** The reference of the enquiry it is for. */
  enquiry: z.nullable(z.string()),
  /** The address of who made it; null for what the server did by itself. */
  by: z.nullable(z.string()),
  at: instant,
  state: holdState,
});
export type SeatHold = z.infer<typeof seatHold>;

/** A place in line: who waits, who is offered seats, and who has taken them. */
export const waitingPlace = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  seats: wholeNumber,
  state: z.enum(['waiting', 'offered', 'taken']),
  since: instant,
  /** The hold of the seats that are offered or taken. */
  hold: z.nullable(z.string()),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

/** How a party stands to a departure, those with seats first. `won` has none yet, although its enquiry is won; `ended` had some, or asked. */
export const partyStandings = ['sold', 'held', 'won', 'proposed', 'asked', 'waiting', 'ended'] as const;
export type PartyStanding = (typeof partyStandings)[number];

/** People who travel together, or would: who has seats of a departure, who asked for some and who waits for them, each once. */
export const departureParty = z.object({
  /** The reference of its enquiry; where it has none, the id of its place in line or of its hold. */
  id: z.string(),
  name: z.string(),
  /** Null where a hold says no more than for whom it is. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  enquiry: z.nullable(z.string()),
  standing: z.enum(partyStandings),
  /** What it has; else what it waits for or asked for. */
  seats: z.nullable(wholeNumber),
  /** Newest first, also those that have ended; with the booking whose seats they are. */
  holds: z.array(z.extend(seatHold, { booking: z.nullable(z.object({ id: z.string(), stage: bookingStage })) })),
  place: z.nullable(waitingPlace),
  /** The proposal that offers it seats it has not agreed to. */
  proposal: z.nullable(z.string()),
  /** Of one who travels alone. */
  room: z.nullable(z.enum(roomPreferences)),
  /** How it sleeps, in words, as the proposal says that it was offered. */
  rooms: z.nullable(z.string()),
  /** What it wrote when it asked. */
  wrote: z.string(),
  /** The letters its address was sent with the others, newest first; `isLost` where the mail did not get through. */
  told: z.array(z.object({ subject: z.string(), at: instant, isLost: z.boolean() })),
});
export type DepartureParty = z.infer<typeof departureParty>;

/** Who has some travels. */
export function soldSeats({ holds }: Pick<DepartureParty, 'holds'>): number {
  return holds.reduce((sum, { state, seats }) => sum + (state === 'sold' ? seats : 0), 0);
}

/** Everything the office knows of one departure: parties by their standing, history newest first. */
export const deskDepartureDetail = z.object({
  departure: deskDeparture,
  parties: z.array(departureParty),
  /** What is to be told to all of them; null where nothing is. */
  letter: z.nullable(z.object({ subject: z.string(), text: z.string() })),
  history: z.array(deskChange),
});
export type DeskDepartureDetail = z.infer<typeof deskDepartureDetail>;

/** From today on unless `from` or `until` says otherwise; both days included. */
export const deskDeparturesQuery = z.object({
  tour: z.optional(slug),
  from: z.optional(calendarDay),
  until: z.optional(calendarDay),
  state: listOf(departureState),
  page: deskPage,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), deskPageSize),
});
export type DeskDeparturesQuery = z.infer<typeof deskDeparturesQuery>;

export const newDeskDeparture = z.strictObject({
  tour: slug,
  startDate: calendarDay,
  /** As the content says unless given. */
  capacity: z.optional(capacity),
  priceOverride: z.optional(priceOverride),
  guaranteedOverride: z.optional(guaranteedOverride),
});

/** What is left out stays as it is. `open` also brings a cancelled departure back. */
export const departureChange = z
  .strictObject({
    capacity: z.optional(capacity),
    sold: z.optional(sold),
    priceOverride: z.optional(priceOverride),
    guaranteedOverride: z.optional(guaranteedOverride),
    state: z.optional(z.enum(['open', 'closed'])),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { error: 'This changes nothing.' }));
export type DepartureChange = z.infer<typeof departureChange>;

/** Repeated under the same id it is made once. */
export const newSeatHold = z.strictObject({
  holdId: z.optional(clientRequestId),
  seats: z.int().check(z.gte(1), z.lte(mostSeats)),
  until: instant,
  forWhom: z.string().check(z.trim(), singleLine, z.minLength(1), z.maxLength(200)),
  enquiry: z.optional(z.string().check(singleLine, z.maxLength(20))),
});

/** To everybody on a departure; each reads it below their name and what they have. */
export const departureLetter = z.strictObject({
  /** Who was sent one of this subject is not sent another. */
  subject: z.string().check(z.trim(), singleLine, z.maxLength(160), visibleLength(1)),
  text: officeWords,
});
export type DepartureLetter = z.infer<typeof departureLetter>;

/** With the ids of the parties it is for. */
export const newDepartureLetter = z.extend(departureLetter, {
  to: z.array(z.string().check(singleLine, z.maxLength(60))).check(z.minLength(1), z.maxLength(300)),
});
export type NewDepartureLetter = z.infer<typeof newDepartureLetter>;
