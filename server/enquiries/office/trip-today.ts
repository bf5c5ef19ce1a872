import type { TripToday } from '#contract/desk/enquiries.ts';
import type { Departure } from '#contract/group-tours.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { seatsCost } from '#server/enquiries/contact-enquiry.ts';
import type { EnquiryContext, EnquiryDetails, SafariDetails } from '#server/enquiries/enquiry.ts';
import { tripNow } from '#server/enquiries/price-trip-again.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureFor, tourOfDeparture } from '#server/group-tours/seat-check.ts';

interface Sources {
  catalogue: Catalogue;
  board: DepartureBoard;
}

/**
 * What the trip of an enquiry comes to today, by the rule it was priced with when it came; undefined where it names neither a
 * tour of one's own nor a departure. Throws StoreUnavailable, and nothing for what is no longer offered.
 */
export async function tripToday(sources: Sources, details: EnquiryDetails): Promise<TripToday | undefined> {
  if (details.kind === 'custom-safari') return safariToday(sources.catalogue, details);
  return details.context?.departureId === undefined ? undefined : seatsToday(sources, details.context);
}

function safariToday(catalogue: Catalogue, details: SafariDetails): TripToday {
  const { pricing: shown } = details;
  const { trip, gone } = tripNow(catalogue, details.tour, details);
  const now = trip?.pricing;
  return {
    gone: gone.map(({ name }) => name),
    lines: [
      { label: 'Tour', shown: shown.baseTourPrice, now: now?.baseTourPrice ?? null },
      { label: 'Activities', shown: shown.addedActivitiesPrice, now: now?.addedActivitiesPrice ?? null },
      { label: 'Stays', shown: shown.accommodationUpgrades, now: now?.accommodationUpgrades ?? null },
      { label: 'Taxes', shown: shown.taxes, now: now?.taxes ?? null },
      { label: 'Fees', shown: shown.fees, now: now?.fees ?? null },
      { label: 'Our invoice', shown: shown.total, now: now?.total ?? null },
    ],
    difference: now === undefined ? null : between(shown.total, now.total),
    wholeTrip: trip?.wholeTrip?.total ?? null,
    seatsFree: null,
  };
}

async function seatsToday({ catalogue, board }: Sources, context: EnquiryContext): Promise<TripToday> {
  const { departureId = '', name, seats, room, price: shown } = context;
  const departure = await departureFor(catalogue, board, departureId);
  const cost = departure && seats !== undefined ? seatsCost(catalogue, departure, seats, room) : {};
  const now = cost.price;
  return {
    gone: departure ? [] : [`${name}, ${departureId}`],
    lines:
      shown === undefined
        ? []
        : [
            { label: 'Seats', shown: shown.seats, now: now?.seats ?? null },
            { label: 'Single supplement', shown: shown.singleSupplement, now: now?.singleSupplement ?? null },
            { label: 'Taxes', shown: shown.taxes, now: now?.taxes ?? null },
            { label: 'Fees', shown: shown.fees, now: now?.fees ?? null },
            { label: 'Our invoice', shown: shown.total, now: now?.total ?? null },
          ],
    difference: shown === undefined || now === undefined ? null : between(shown.total, now.total),
    wholeTrip: cost.wholeTrip?.total ?? null,
    seatsFree: departure?.availableSeats ?? null,
  };
}

/** As many as a reply proposes. */
const mostOthers = 3;

/** The next departures of the same tour with as many seats free as were asked for. Throws StoreUnavailable. */
export async function otherDepartures(
  { board }: Pick<Sources, 'board'>,
  { departureId = '', seats = 1 }: EnquiryContext,
): Promise<Departure[]> {
  const slug = tourOfDeparture(departureId);
  const coming = (await board.departuresOf([slug])).get(slug) ?? [];
  return coming.filter(({ id, availableSeats }) => id !== departureId && availableSeats >= seats).slice(0, mostOthers);
}

/** To the cent. */
function between(shown: number, now: number): number {
  return Math.round((now - shown) * 100) / 100;
}
