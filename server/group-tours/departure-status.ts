import { type DepartureStatus, limitedSeats } from '#contract/group-tours.ts';
import type { GroupTourFile } from '#server/catalogue/content/content-schema.ts';
import type { Seats } from '#server/group-tours/departure-seats.ts';

type DepartureTerms = Pick<GroupTourFile['departures'], 'waitlist' | 'onRequest' | 'guaranteedFrom'>;

/** The one word for a departure; where several hold, the one a traveller must know first. */
export function departureStatus(terms: DepartureTerms, seats: Seats): DepartureStatus {
  const left = seatsLeft(seats);
  if (left === 0) return terms.waitlist ? 'waitlist' : 'sold out';
  if (terms.onRequest) return 'on request';
  if (left <= limitedSeats) return 'limited';
  return isGuaranteed(terms, seats) ? 'guaranteed' : 'available';
}

/** Enough are booked for it to run, whatever else its status says. */
export function isGuaranteed({ guaranteedFrom }: Pick<DepartureTerms, 'guaranteedFrom'>, { booked }: Seats): boolean {
  return booked >= guaranteedFrom;
}

export function seatsLeft({ total, booked }: Seats): number {
  return Math.max(0, total - booked);
}
