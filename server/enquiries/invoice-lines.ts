import type { ProposalLine } from '#contract/forms/proposals.ts';
import { inCents, inDollars, lessOf, nightPrice, payingGuests, stayAmount } from '#contract/money/price.ts';
import type { SeatsPrice } from '#contract/money/seats-price.ts';
import { count } from '#contract/words/count.ts';
import { formatUsd, formatUsdMore } from '#contract/words/money.ts';
import { taxLabel } from '#contract/words/tax-words.ts';
import { roomWords } from '#contract/words/trip-words.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';

/* Our invoice by the price rule (B-111), line by line and without its sum, for whoever tells it: mails, the desk, proposals. */

type InvoicedTrip = Pick<SafariDetails, 'tour' | 'guests' | 'activities' | 'accommodations' | 'pricing'>;

/** Of a customised tour. */
export function linesOfTrip(trip: InvoicedTrip, label = 'Tour'): ProposalLine[] {
  const { tour, pricing } = trip;
  const { singleSupplement = 0 } = tour;
  const paying = payingGuests(trip.guests);
  const times = (count: number, amount: number) => inDollars(inCents(amount) * count);
  return [
    {
      kind: 'tour',
      label,
      note: `${paying} × ${formatUsd(lessOf(tour.price, singleSupplement))}`,
      amount: lessOf(pricing.baseTourPrice, singleSupplement),
    },
    ...supplementLine(singleSupplement),
    ...trip.activities.map(({ name, price, guestCount = paying }) => ({
      kind: 'activity' as const,
      label: name,
      note: `${guestCount} × ${formatUsd(price)}`,
      amount: times(guestCount, price),
    })),
    ...trip.accommodations.map((stay) => ({
      kind: 'stay' as const,
      label: roomWords(stay),
      note: `${count(stay.nights, 'night')} at ${nightInWords(stay)}`,
      amount: stayAmount(stay),
    })),
    ...lastLines(pricing),
  ];
}

/** What a night costs, or how much more or less than in the stay of the tour whose place it takes: `+$260`. */
export function nightInWords(stay: SafariDetails['accommodations'][number]): string {
  const price = nightPrice(stay);
  return stay.insteadOf === undefined ? formatUsd(price) : formatUsdMore(price);
}

/** Of seats on a departure. */
export function linesOfSeats(seats: number, price: SeatsPrice): ProposalLine[] {
  const note = `${seats} × ${formatUsd(price.seats / seats)}`;
  return [
    { kind: 'tour', label: count(seats, 'seat'), note, amount: price.seats },
    ...supplementLine(price.singleSupplement),
    ...lastLines(price),
  ];
}

/** Of one who travels alone, and of nobody else. */
function supplementLine(amount: number): ProposalLine[] {
  return amount > 0 ? [{ kind: 'supplement', label: 'Single supplement', amount }] : [];
}

function lastLines({ taxes, fees }: { taxes: number; fees: number }): ProposalLine[] {
  return [
    ...(taxes > 0 ? [{ kind: 'tax' as const, label: taxLabel(), amount: taxes }] : []),
    ...(fees > 0 ? [{ kind: 'fee' as const, label: 'Booking fee', amount: fees }] : []),
  ];
}
