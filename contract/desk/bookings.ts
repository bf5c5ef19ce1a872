import * as z from 'zod/mini';
import { listOf } from '#contract/api/paging.ts';
import { deskPage } from '#contract/desk/desk-paging.ts';
import { lostReason } from '#contract/desk/enquiry-work.ts';
import { clientRequestId, singleLine, visibleLength, visibleText } from '#contract/forms/contact-details.ts';
import { proposalPayment } from '#contract/forms/proposals.ts';
import { bookingStages } from '#contract/trip/booking.ts';
import { calendarDay, instant, usd, wholeNumber } from '#contract/values.ts';

export const bookingStage = z.enum(bookingStages);

/** Money that came in, elsewhere: written down by hand, once under its id. */
export const bookingReceipt = z.strictObject({
  receiptId: clientRequestId,
  receivedOn: calendarDay,
  /** Dollars. */
  amount: usd.check(z.gt(0)),
  /** As the office says it: `bank transfer`, `M-Pesa`. */
  how: z.string().check(z.trim(), singleLine, z.maxLength(80), visibleLength(1)),
});
export type BookingReceipt = z.infer<typeof bookingReceipt>;

/** Of one that is given back, what of its price the operator keeps, in dollars, and why. */
export const givingBack = z.strictObject({ act: z.literal('give-back'), kept: usd, reason: lostReason });

/** Who meets the travellers, and where; lines break as written, and nothing takes it off their page. */
export const meetingAct = z.strictObject({
  act: z.literal('meet'),
  meeting: z.string().check(z.trim(), visibleText, z.maxLength(1000)),
});

/** What the office does about a booking. Its letters are replies: contract/desk/enquiry-work.ts. */
export const bookingAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('confirm') }),
  /** It was confirmed by mistake, and has not begun. */
  z.strictObject({ act: z.literal('unconfirm') }),
  z.strictObject({ act: z.literal('receive'), receipt: bookingReceipt }),
  /** Takes a receipt out that was written down by mistake. */
  z.strictObject({ act: z.literal('correct'), receiptId: clientRequestId }),
  givingBack,
  /** It was given back by mistake. */
  z.strictObject({ act: z.literal('reopen') }),
  meetingAct,
]);
export type BookingAct = z.infer<typeof bookingAct>;

export const deskBooking = z.object({
  stage: bookingStage,
  confirmedAt: z.nullable(instant),
  givenBackAt: z.nullable(instant),
  /** Dollars the operator keeps of one that was given back. */
  kept: z.nullable(z.number()),
  received: z.number(),
  open: z.nullable(proposalPayment),
  /** Empty where nothing is written. */
  meeting: z.string(),
  /** Oldest first. */
  receipts: z.array(z.object({ ...bookingReceipt.shape, by: z.string(), at: instant })),
  /** What giving it back today would cost, by what was agreed to. */
  wouldKeep: z.number(),
  /** Those that fit now, templates of replies with these ids, and those that will go by themselves. */
  letters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      canBeWritten: z.boolean(),
      writtenAt: z.nullable(instant),
      /** The day on which it goes by itself; null where it does not. */
      goesOn: z.nullable(calendarDay),
    }),
  ),
  /** How many of the travellers are told of in full, and when something was given last; null where nothing is there. */
  details: z.nullable(z.object({ complete: wholeNumber, travellers: wholeNumber, givenAt: instant })),
});
export type DeskBooking = z.infer<typeof deskBooking>;

export const deskBookingSummary = z.object({
  /** Of the proposal that was agreed to. */
  id: z.string(),
  reference: z.string(),
  traveller: z.string(),
  tour: z.string(),
  stage: bookingStage,
  startDate: calendarDay,
  endDate: calendarDay,
  total: z.number(),
  received: z.number(),
  open: z.nullable(proposalPayment),
});
export type DeskBookingSummary = z.infer<typeof deskBookingSummary>;

export const deskBookingList = z.object({
  /** Those with the oldest open sum first. */
  bookings: z.array(deskBookingSummary),
  total: wholeNumber,
  page: wholeNumber,
  limit: wholeNumber,
  counts: z.record(bookingStage, wholeNumber),
});

export const deskBookingsQuery = z.object({ stage: listOf(bookingStage), page: deskPage });
export type DeskBookingsQuery = z.infer<typeof deskBookingsQuery>;
