import { type DepartureStatus, limitedSeats } from '#contract/records/group-tours.ts';
import type { GroupTourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { Seats } from '#server/group-tours/departure-seats.ts';

type DepartureTerms = Pick<GroupTourFile['departures'], 'waitlist' | 'onRequest' | 'guaranteedFrom'>;

/** The seats of a departure with what the office decided about it; what is left out is as the content says. */
export interface DecidedSeats extends Seats {
  held?: number;
  isClosed?: boolean;
  guaranteedOverride?: boolean | null;
}

/** The one word for a departure; where several hold, the one a traveller must know first. */
export function departureStatus(terms: DepartureTerms, seats: DecidedSeats): DepartureStatus {
  if (seats.isClosed) return 'sold out';
  const left = seatsLeft(seats);
  if (left === 0) return terms.waitlist ? 'waitlist' : 'sold out';
  if (terms.onRequest) return 'on request';
  if (left <= limitedSeats) return 'limited';
  return isGuaranteed(terms, seats) ? 'guaranteed' : 'available';
}

/** Enough are booked for it to run, or the office says so, whatever else its status says. */
export function isGuaranteed(
  { guaranteedFrom }: Pick<DepartureTerms, 'guaranteedFrom'>,
  { booked, guaranteedOverride }: DecidedSeats,
): boolean {
  return guaranteedOverride ?? booked >= guaranteedFrom;
}

/** Seats nobody has booked or holds; none on a departure that is closed. */
export function seatsLeft({ total, booked, held = 0, isClosed = false }: DecidedSeats): number {
  return isClosed ? 0 : Math.max(0, total - booked - held);
}
