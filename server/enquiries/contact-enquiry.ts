import type { RoomPreference } from '#contract/choices.ts';
import type { ContactContext, ContactMessage } from '#contract/forms/contact.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { dialledNumber } from '#server/enquiries/dialled-number.ts';
import type { ContactDetails, EnquiryContext } from '#server/enquiries/enquiry.ts';
import { wholeTripSnapshot } from '#server/enquiries/whole-trip-snapshot.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureFor, tourOfDeparture } from '#server/group-tours/seat-check.ts';

interface Sources {
  catalogue: Catalogue;
  board: DepartureBoard;
}

/** What is kept of a contact message. Throws StoreUnavailable, and ApiError `invalid` for what is no telephone number. */
export async function contactDetailsOf(sources: Sources, sent: ContactMessage): Promise<ContactDetails> {
  const { name, email, phone, preferredContact, topic, message, context } = sent;
  return {
    kind: 'contact',
    traveller: { name, email, preferredContact, ...(phone !== undefined && { phone: dialledNumber(phone, 'phone') }) },
    topic,
    message,
    ...(context && { context: await contextOf(sources, context) }),
  };
}

/**
 * What the visitor was looking at, by its own name when we know it, and the seats that were free: those may be others
 * when somebody reads it. An enquiry is never refused for what it is about.
 */
async function contextOf({ catalogue, board }: Sources, sent: ContactContext): Promise<EnquiryContext> {
  const name = nameOf(catalogue, sent);
  const departure = sent.departureId === undefined ? undefined : await departureFor(catalogue, board, sent.departureId);
  return {
    ...sent,
    ...(name !== undefined && { name }),
    known: name !== undefined,
    ...(departure && { seatsFree: departure.availableSeats }),
    ...(departure && sent.seats !== undefined && seatsCost(catalogue, departure, sent.seats, sent.room)),
  };
}

/** What the seats come to today, so that staff and traveller read the sum that stood on the page. */
export function seatsCost(
  catalogue: Catalogue,
  departure: Departure,
  seats: number,
  room: RoomPreference | undefined,
): Pick<EnquiryContext, 'price' | 'wholeTrip'> {
  const tour = catalogue.groupTours.get(tourOfDeparture(departure.id))?.record;
  if (tour === undefined) return {};
  const price = priceSeats(departure, seats, room);
  const costs = { ...tour, ...tourCostsOf(catalogue, tour) };
  return { price, wholeTrip: wholeTripSnapshot(wholeTripOfSeats(costs, departure, seats, price.total)) };
}

function nameOf(catalogue: Catalogue, { kind, id }: ContactContext): string | undefined {
  switch (kind) {
    case 'tour':
      return catalogue.tours.get(id)?.summary.name;
    case 'group-tour':
      return catalogue.groupTours.get(id)?.summary.name;
    case 'destination':
      return catalogue.destinations.get(id)?.summary.name;
    case 'accommodation':
      return catalogue.accommodations.get(id)?.summary.name;
    case 'activity':
      return catalogue.activities.get(id)?.summary.name;
    case 'search':
    case 'error-report':
      return undefined;
  }
}
