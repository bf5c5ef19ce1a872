import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { BookingStage } from '#contract/trip/booking.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

export const stages: Readonly<Record<BookingStage, StateLook>> = {
  held: { name: 'To be confirmed', tone: 'accent' },
  confirmed: { name: 'Confirmed', tone: 'lagoon' },
  deposit: { name: 'Deposit paid', tone: 'lagoon' },
  paid: { name: 'Paid', tone: 'success' },
  travelled: { name: 'Travelled', tone: 'dusk' },
  'given-back': { name: 'Given back', tone: 'sand' },
};

/** Whether something was to come in by a day that is over at the office. */
export function isLate({ open }: Pick<DeskBookingSummary, 'open'>): boolean {
  return open !== null && open.dueOn < officeDay(new Date());
}

/** `Deposit $1,200 by 4 December 2026`. */
export function paymentInWords({ what, amount, dueOn }: ProposalOffer['payments'][number]): string {
  return `${paymentNames[what]} ${formatUsd(amount)} by ${formatDay(dueOn)}`;
}
