import type { ContactContext, ContactMessage } from '#contract/contact.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { dialledNumber } from '#server/enquiries/dialled-number.ts';
import type { ContactDetails, EnquiryContext } from '#server/enquiries/enquiry.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { departureFor } from '#server/group-tours/seat-check.ts';

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
  };
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
