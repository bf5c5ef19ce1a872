import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { isMailable } from '#contract/forms/contact-details.ts';
import { type EnquiryDetails, storedEnquiry } from '#server/enquiries/enquiry.ts';
import { searchTextOf } from '#server/enquiries/office/search-text.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Tables } from '#server/store/tables.ts';

/** An enquiry before it has a reference. */
export interface NewEnquiry {
  clientRequestId: string;
  digest: string;
  consentVersion: string;
  details: EnquiryDetails;
}

/** What the browser's own name for an enquiry stands for already. */
export interface StoredBefore {
  reference: string;
  /** The same content, and not another enquiry under the same name. */
  same: boolean;
}

export async function findStored(
  db: Kysely<Tables>,
  { clientRequestId, digest }: Pick<NewEnquiry, 'clientRequestId' | 'digest'>,
): Promise<StoredBefore | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['reference', 'digest'])
    .where('client_request_id', '=', clientRequestId)
    .executeTakeFirst();
  return row && { reference: row.reference, same: row.digest === digest };
}

/**
 * Stores an enquiry and the mails about it: to the operator, and a receipt where the traveller's address can take one.
 *
 * @returns its reference, or undefined when it was stored meanwhile or, once in a trillion, the reference is taken.
 */
export async function storeEnquiry(
  db: Transaction<Tables>,
  enquiry: NewEnquiry,
  now: Date,
): Promise<string | undefined> {
  const reference = await insertEnquiry(db, enquiry, now);
  if (reference === undefined) return undefined;
  const mails = [{ messageId: `${reference}-enquiry`, kind: 'enquiry' as const, subjectId: reference }];
  const receipt = { messageId: `${reference}-receipt`, kind: 'receipt' as const, subjectId: reference };
  await queueMail(db, isMailable(enquiry.details.traveller.email) ? [...mails, receipt] : mails, now);
  return reference;
}

/** Stores an enquiry of which nobody is written to; returns the same. */
export async function insertEnquiry(
  db: Transaction<Tables>,
  enquiry: NewEnquiry,
  now: Date,
): Promise<string | undefined> {
  const reference = newReference();
  const repeats = await sameBefore(db, enquiry.details, now);
  const details: EnquiryDetails = { ...enquiry.details, ...(repeats !== undefined && { repeats }) };
  const stored = await db
    .insertInto('enquiries')
    .values({
      reference,
      client_request_id: enquiry.clientRequestId,
      digest: enquiry.digest,
      kind: enquiry.details.kind,
      received_at: now.toISOString(),
      waits_since: now.toISOString(),
      email: details.traveller.email.toLowerCase(),
      consent_version: enquiry.consentVersion,
      details: JSON.stringify(details),
      search_text: searchTextOf(reference, details),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return stored?.reference;
}

/** 32 characters that survive being read aloud and copied by hand: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** Forty random bits, which nobody guesses and hardly two enquiries share; the store refuses a second of the same. */
function newReference(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** How far back somebody who asks the same again is likely to mean the same trip. */
const days = 30;

/** Enough for anybody who is one person. */
const most = 20;

/**
 * The reference of the latest enquiry in which the same address asked the same, so that whoever answers the second knows of the first;
 * undefined when there is none. Both are stored: which of them was read nobody knows.
 */
async function sameBefore(db: Transaction<Tables>, details: EnquiryDetails, now: Date): Promise<string | undefined> {
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
