import { taxPercent } from '#contract/price.ts';
import type { ProposalLine } from '#contract/proposals.ts';

/** What the price rule puts below the trip itself. */
export function taxLine(amount: number): ProposalLine {
  return { kind: 'tax', label: `Tax, ${taxPercent} %`, amount };
}

export function feeLine(amount: number): ProposalLine {
  return { kind: 'fee', label: 'Booking fee', amount };
}
