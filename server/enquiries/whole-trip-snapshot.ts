import type { WholeTrip } from '#contract/money/whole-trip.ts';
import type { WholeTripSnapshot } from '#server/enquiries/enquiry.ts';

/** A whole trip as it is kept with an enquiry. */
export function wholeTripSnapshot({ fees, others, total }: WholeTrip): WholeTripSnapshot {
  return {
    fees: fees.map(({ fee: { name, payee, checkedOn }, parts, amount }) => ({
      name,
      payee,
      checkedOn,
      parts: [...parts],
      amount,
    })),
    others: others.map(({ cost, least, most }) => ({ name: cost.name, least, most })),
    total,
  };
}
