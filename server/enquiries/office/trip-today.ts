import type { TripToday } from '#contract/desk/enquiries.ts';
import type { ProposalLine } from '#contract/forms/proposals.ts';
import { lessOf } from '#contract/money/price.ts';
import type { SeatsPrice } from '#contract/money/seats-price.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { seatsCost } from '#server/enquiries/contact-enquiry.ts';
import type { EnquiryContext, EnquiryDetails, SafariDetails } from '#server/enquiries/enquiry.ts';
import { linesOfSeats, linesOfTrip } from '#server/enquiries/invoice-lines.ts';
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
  const { trip, gone } = tripNow(catalogue, details.tour, details);
  const now = trip && {
    ...trip,
    guests: details.guests,
    activities: namedAs(trip.activities, details.activities),
    accommodations: namedAs(trip.accommodations, details.accommodations),
  };
  const invoice = (priced: Parameters<typeof linesOfTrip>[0]) => ({
    lines: linesOfTrip(priced),
    total: priced.pricing.total,
  });
  return {
    gone: gone.map(({ name }) => name),
    ...beside(invoice(details), now && invoice(now)),
    wholeTrip: trip?.wholeTrip?.total ?? null,
    seatsFree: null,
  };
}

/** Things of today by the names they were seen with. */
function namedAs<Item extends { id: string; name: string }>(items: readonly Item[], seen: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, name: seen.find(({ id }) => id === item.id)?.name ?? item.name }));
}

async function seatsToday({ catalogue, board }: Sources, context: EnquiryContext): Promise<TripToday> {
  const { departureId = '', name, seats, room, price: shown } = context;
  const departure = await departureFor(catalogue, board, departureId);
  const cost = departure && seats !== undefined ? seatsCost(catalogue, departure, seats, room) : {};
  const invoice = (price: SeatsPrice) => ({ lines: linesOfSeats(seats ?? 1, price), total: price.total });
  return {
    gone: departure ? [] : [`${name}, ${departureId}`],
    ...(shown === undefined
      ? { lines: [], difference: null }
      : beside(invoice(shown), cost.price && invoice(cost.price))),
    wholeTrip: cost.wholeTrip?.total ?? null,
    seatsFree: departure?.availableSeats ?? null,
  };
}

interface Invoice {
  lines: readonly ProposalLine[];
  total: number;
}

/** Line by line as seen and as today; the last is the sum. */
function beside(shown: Invoice, now: Invoice | undefined): Pick<TripToday, 'lines' | 'difference'> {
  const amountIn = (invoice: Invoice | undefined, label: string) =>
    invoice?.lines.find((line) => line.label === label)?.amount;
  const labels = new Set([shown, now].flatMap((invoice) => invoice?.lines ?? []).map(({ label }) => label));
  return {
    lines: [
      ...Array.from(labels, (label) => ({
        label,
        shown: amountIn(shown, label) ?? 0,
        now: amountIn(now, label) ?? null,
      })),
      { label: 'Our invoice', shown: shown.total, now: now?.total ?? null },
    ],
    // To the cent.
    difference: now === undefined ? null : lessOf(now.total, shown.total),
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
