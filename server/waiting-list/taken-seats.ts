import type { Transaction } from 'kysely';
import { type EnquiryDetails, storedEnquiry, waitingListConsent } from '#server/enquiries/enquiry.ts';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { insertEnquiry } from '#server/enquiries/store-enquiry.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { Tables } from '#server/store/tables.ts';
import type { PlaceDetails } from '#server/waiting-list/waiting-list-mail-contents.ts';

interface SomebodyInLine {
  placeId: string;
  departureId: string;
  place: Pick<PlaceDetails, 'name' | 'email' | 'seats' | 'tour'>;
}

/**
 * Puts seats that were taken among what the office has to answer: into the enquiry in which the same address asked for that
 * departure, else into one of its own. Their hold names it.
 */
export async function answerTakenSeats(
  db: Transaction<Tables>,
  { hold, ...taken }: SomebodyInLine & { hold: string | null },
  now: Date,
): Promise<void> {
  const { departureId, place } = taken;
  const asked = await askedBefore(db, taken);
  const reference =
    asked ?? (await enquireForPlace(db, taken, 'Took the seats that were offered to them on the waiting list.', now));
  if (asked !== undefined && (await lockEnquiry(db, asked))) {
    const after = { seats: place.seats, departure: departureId };
    await moveEnquiry(db, { reference, waitsFor: 'office', what: 'waitlist-taken', after }, now);
  }
  if (hold === null) return;
  await db.updateTable('seat_holds').set({ enquiry_reference: reference }).where('hold_id', '=', hold).execute();
}

/** Makes an enquiry of who stands in line, to be written to there. Throws what the engine threw. */
export async function enquireForPlace(
  db: Transaction<Tables>,
  { placeId, departureId, place: { name, email, seats, tour } }: SomebodyInLine,
  message: string,
  now: Date,
): Promise<string> {
  const details = {
    kind: 'contact' as const,
    traveller: { name, email, preferredContact: 'email' as const },
    topic: 'booking' as const,
    message,
    context: {
      kind: 'group-tour' as const,
      id: tour.slug,
      name: tour.name,
      url: `/group-tour/${tour.slug}`,
      departureId,
      seats,
      known: true,
    },
  };
  const enquiry = { clientRequestId: nameOf(placeId), digest: '', consentVersion: waitingListConsent, details };
  const reference = await insertEnquiry(db, enquiry, now);
  if (reference === undefined) throw new Error('No free reference was found.');
  return reference;
}

function nameOf(placeId: string): string {
  return `waiting-list-${placeId}`;
}

async function askedBefore(
  db: Transaction<Tables>,
  { placeId, departureId, place }: SomebodyInLine,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', place.email.toLowerCase())
    .where(({ eb, or }) => or([eb('state', '!=', 'lost'), eb('client_request_id', '=', nameOf(placeId))]))
    .orderBy('received_at', 'desc')
    .execute();
  const isOfIt = ({ details }: { details: EnquiryDetails }) =>
    details.kind === 'contact' && details.context?.departureId === departureId;
  return rows.map(storedEnquiry).find(isOfIt)?.reference;
}
