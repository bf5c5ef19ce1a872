import type { Transaction } from 'kysely';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import type { Tables } from '#server/store/tables.ts';

/** How far back somebody who asks the same again is likely to mean the same trip. */
const days = 30;

/** Enough for anybody who is one person. */
const most = 20;

/**
 * The reference of the latest enquiry in which the same address asked the same, so that whoever answers the second knows of the first;
 * undefined when there is none. Both are stored: which of them was read nobody knows.
 */
export async function sameBefore(
  db: Transaction<Tables>,
  details: EnquiryDetails,
  now: Date,
): Promise<string | undefined> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('email', '=', details.traveller.email.toLowerCase())
    .where('received_at', '>=', since)
    .orderBy('received_at', 'desc')
    .limit(most)
    .execute();
  const asked = askedIn(details);
  return rows.map(storedEnquiry).find((earlier) => askedIn(earlier.details) === asked)?.reference;
}

/** What was asked, without how to answer, and without what we added. */
function askedIn(details: EnquiryDetails): string {
  if (details.kind === 'contact') {
    const { topic, message, context } = details;
    return JSON.stringify([topic, message, context?.kind, context?.id, context?.departureId, context?.seats]);
  }
  const { tour, dates, guests, notes = '' } = details;
  const activities = details.activities.map(({ id, guestCount, selectedDate }) => [id, guestCount, selectedDate]);
  const stays = details.accommodations.map(({ id, roomType, nights, insteadOf }) => [
    id,
    roomType,
    nights,
    insteadOf?.id,
  ]);
  return JSON.stringify([tour.slug, dates, guests, notes, activities, stays]);
}
