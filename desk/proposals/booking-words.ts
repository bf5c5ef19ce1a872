import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskBookingSummary } from '#contract/desk/bookings.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { BookingStage } from '#contract/trip/booking.ts';
import { formatDay } from '#contract/words/days.ts';
import { formatUsd } from '#contract/words/money.ts';
import { paymentNames } from '#contract/words/trip-words.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export const stageNames: Readonly<Record<BookingStage, string>> = {
  held: 'To be confirmed',
  confirmed: 'Confirmed',
  deposit: 'Deposit paid',
  paid: 'Paid',
  travelled: 'Travelled',
  'given-back': 'Given back',
};

export const stageTones: Readonly<Record<BookingStage, BadgeTone>> = {
  held: 'accent',
  confirmed: 'lagoon',
  deposit: 'lagoon',
  paid: 'success',
  travelled: 'dusk',
  'given-back': 'sand',
};

/** Whether something was to come in by a day that is over at the office. */
export function isLate({ open }: Pick<DeskBookingSummary, 'open'>): boolean {
  return open !== null && open.dueOn < officeDay(new Date());
}

/** `Deposit $1,200 by 4 December 2026`. */
export function paymentInWords({ what, amount, dueOn }: ProposalOffer['payments'][number]): string {
  return `${paymentNames[what]} ${formatUsd(amount)} by ${formatDay(dueOn)}`;
}
