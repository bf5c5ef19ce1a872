import type { Kysely, Transaction } from 'kysely';
import { isMailable } from '#contract/forms/contact-details.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { searchTextOf } from '#server/enquiries/office/search-text.ts';
import { newReference } from '#server/enquiries/reference.ts';
import { sameBefore } from '#server/enquiries/same-before.ts';
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
