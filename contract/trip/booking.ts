import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inCents, inDollars } from '#contract/money/price.ts';

/** How far a trip is that a traveller said yes to. `deposit` and `paid` are what has come in. */
export const bookingStages = ['held', 'confirmed', 'deposit', 'paid', 'travelled', 'given-back'] as const;
export type BookingStage = (typeof bookingStages)[number];

type Payment = ProposalOffer['payments'][number];

export interface BookingFacts {
  /** The last day of the trip. */
  endDate: string;
  payments: readonly Payment[];
  /** Dollars that have come in, all together. */
  received: number;
  confirmedAt: string | null;
  givenBackAt: string | null;
}

/** The stage of a booking; `today` is the day at the office. */
export function bookingStage(facts: BookingFacts, today: string): BookingStage {
  if (facts.givenBackAt !== null) return 'given-back';
  if (facts.confirmedAt === null) return 'held';
  if (facts.endDate < today) return 'travelled';
  const open = openPayment(facts);
  if (open === null) return 'paid';
  return open.what === 'balance' && facts.payments.length > 1 ? 'deposit' : 'confirmed';
}

/** What of the plan is still to come in first, with what is left of it in dollars; null where nothing is, as of what was given back. */
export function openPayment({
  payments,
  received,
  givenBackAt,
}: Pick<BookingFacts, 'payments' | 'received' | 'givenBackAt'>): Payment | null {
  if (givenBackAt !== null) return null;
  let left = inCents(received);
  for (const payment of payments) {
    const amount = inCents(payment.amount);
    if (left < amount) return { ...payment, amount: inDollars(amount - left) };
    left -= amount;
  }
  return null;
}
