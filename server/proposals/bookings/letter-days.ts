import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { openPayment } from '#contract/trip/booking.ts';
import { nextLetterTime } from '#server/enquiries/mails/letter-hours.ts';
import type { DatedBooking } from '#server/proposals/bookings/booking-rows.ts';
import type { Operator } from '#server/settings/operator.ts';

/** A server that stood still makes up for so many days, and no more. */
const daysLate = 7;

/** A letter that goes by itself: from its day on, as long as it is of use. */
export interface LetterDay {
  /** As in booking-letters.ts. */
  kind: string;
  day: string;
  last: string;
}

/** Of a booking as it stands, those of its letters that go by themselves; none where the operator has not chosen so. */
export function letterDays(booking: DatedBooking, choice: Operator['lettersByThemselves']): LetterDay[] {
  const { confirmedAt, givenBackAt, payments, startDate, endDate } = booking;
  if (choice === undefined || confirmedAt === null || givenBackAt !== null) return [];
  const { from, paymentDue, paymentOverdue, beforeTrip, afterTrip } = choice;
  const letter = (kind: string, to: string, days: number | undefined, end?: string): LetterDay[] => {
    if (days === undefined) return [];
    const day = addDays(to, days);
    const last = addDays(day, daysLate);
    return [{ kind, day, last: end !== undefined && end < last ? end : last }];
  };
  const before = (days: number | undefined) => (days === undefined ? undefined : -days);
  const open = openPayment(booking);
  // What comes after it is asked for once that has come in.
  const asked = payments.filter(({ what }) => what === open?.what);
  const all = [
    ...asked.flatMap(({ what, dueOn }) => [
      ...letter(`${what} due`, dueOn, before(paymentDue), dueOn),
      ...letter(`${what} overdue`, dueOn, paymentOverdue),
    ]),
    ...letter('before the trip', startDate, before(beforeTrip), addDays(startDate, -1)),
    ...letter('thanks', endDate, afterTrip),
  ];
  // What was due by then was in the confirmation.
  const confirmedOn = officeDay(new Date(confirmedAt));
  return all.filter(({ day }) => day >= from && day > confirmedOn);
}

/** The day on which it goes; null where it is too late for it. */
export function goesOn({ day, last }: LetterDay, now: Date): string | null {
  const next = officeDay(nextLetterTime(now));
  const on = day > next ? day : next;
  return on > last ? null : on;
}
