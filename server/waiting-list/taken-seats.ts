import type { Transaction } from 'kysely';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import { insertEnquiry } from '#server/enquiries/store-enquiry.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { Tables } from '#server/store/tables.ts';
import type { PlaceDetails } from '#server/waiting-list/waiting-list-mail-contents.ts';

interface TakenSeats {
  placeId: string;
  departureId: string;
  hold: string | null;
  place: PlaceDetails;
}

/**
 * Puts seats that were taken among what the office has to answer: into the enquiry in which the same address asked for that
 * departure, else into one of its own. Their hold names it.
 */
export async function answerTakenSeats(db: Transaction<Tables>, taken: TakenSeats, now: Date): Promise<void> {
  const { departureId, hold, place } = taken;
  const asked = await askedBefore(db, taken);
  const reference = asked ?? (await insertEnquiry(db, enquiryOf(taken), now));
  if (reference === undefined) throw new Error('No free reference was found.');
  if (asked !== undefined && (await lockEnquiry(db, asked))) {
    const after = { seats: place.seats, departure: departureId };
    await moveEnquiry(db, { reference, waitsFor: 'office', what: 'waitlist-taken', after }, now);
  }
  if (hold === null) return;
  await db.updateTable('seat_holds').set({ enquiry_reference: reference }).where('hold_id', '=', hold).execute();
}

async function askedBefore(db: Transaction<Tables>, { departureId, place }: TakenSeats): Promise<string | undefined> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', place.email.toLowerCase())
    .where('state', '!=', 'lost')
    .orderBy('received_at', 'desc')
    .execute();
  const isOfIt = ({ details }: { details: EnquiryDetails }) =>
    details.kind === 'contact' && details.context?.departureId === departureId;
  return rows.map(storedEnquiry).find(isOfIt)?.reference;
}

function enquiryOf({ placeId, departureId, place }: TakenSeats) {
  const { name, email, seats, tour } = place;
  return {
    clientRequestId: `waiting-list-${placeId}`,
    digest: '',
    // They agreed with the link in our mail.
    consentVersion: 'waiting-list',
    details: {
      kind: 'contact' as const,
      traveller: { name, email, preferredContact: 'email' as const },
      topic: 'booking' as const,
      message: 'Took the seats that were offered to them on the waiting list.',
      context: {
        kind: 'group-tour' as const,
        id: tour.slug,
        name: tour.name,
        url: `/group-tour/${tour.slug}`,
        departureId,
        seats,
        known: true,
      },
    },
  };
}
