import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { BotCheckAction } from '#contract/forms/bot-check.ts';
import { currentEnquiryConsent } from '#contract/forms/consent.ts';
import type { ContactMessage } from '#contract/forms/contact.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import type { Clock } from '#server/clock.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { findStored, type NewEnquiry, type StoredBefore, storeEnquiry } from '#server/enquiries/store-enquiry.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { FormGuard, Refusal, Visit } from '#server/limits/form-guard.ts';
import { otherContacts } from '#server/limits/other-contacts.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, notSaved, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** A form as it was sent. */
export interface SentForm {
  body: ContactMessage | CustomSafariRequest;
  action: BotCheckAction;
  /** Of the sender. */
  address: string;
  /** What to keep of it. May throw ApiError for what only the catalogue can tell. */
  details(): EnquiryDetails | Promise<EnquiryDetails>;
}

export interface Received {
  reference: string;
  /** It was here before, and nothing was stored now. */
  repeated: boolean;
}

export interface EnquiryReceiverOptions {
  store: Store;
  queue: WriteQueue;
  guard: FormGuard;
  clock: Clock;
  operator: Operator;
  /** Called when there are mails to send. */
  wakeOutbox(): void;
}

type Outcome = { stored: string } | { before: StoredBefore } | { refusal: Refusal };

/** A reference that is taken is as likely as winning a lottery twice; more than a few tries mean something is broken. */
const tries = 5;

/**
 * What receives enquiries: each is stored once, with its mails, before it is answered. It throws ApiError for every one that was not
 * stored; the words say what the visitor can do.
 */
export function createEnquiryReceiver(options: EnquiryReceiverOptions): (form: SentForm) => Promise<Received> {
  const { store, queue, guard, clock, operator, wakeOutbox } = options;

  async function receive({ body, action, address, details }: SentForm): Promise<Received> {
    const name = { clientRequestId: body.clientRequestId.toLowerCase(), digest: digestOf(body) };
    let prepared: EnquiryDetails;
    try {
      prepared = await details();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What was accepted stays accepted, whatever happened to prices and days since.
      const before = await askStore(store, (db) => findStored(db, name));
      if (before === undefined) throw error;
      return receivedBefore(before);
    }

    const enquiry = {
      ...name,
      consentVersion: body.consentVersion ?? currentEnquiryConsent,
      details: { ...prepared, ...(body.cameFrom !== undefined && { cameFrom: body.cameFrom }) },
    };
    const { email } = enquiry.details.traveller;
    const verdict = await guard.verify(body.turnstileToken, action, address);
    const outcome = await queue.write((db) => storeOnce(db, enquiry, { address, email, verdict }));
    if ('refusal' in outcome) throw guard.errorOf(outcome.refusal);
    if ('before' in outcome) return receivedBefore(outcome.before);
    wakeOutbox();
    return { reference: outcome.stored, repeated: false };
  }

  async function storeOnce(db: Transaction<Tables>, enquiry: NewEnquiry, visit: Visit): Promise<Outcome> {
    const before = await findStored(db, enquiry);
    if (before !== undefined) return { before };
    const refusal = await guard.admit(db, visit);
    if (refusal !== undefined) {
      // The same form, at another server at the same moment, may have spent the token or the allowance and be stored by now.
      const meanwhile = await findStored(db, enquiry);
      return meanwhile === undefined ? { refusal } : { before: meanwhile };
    }
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const stored = await storeEnquiry(db, enquiry, clock());
      if (stored !== undefined) return { stored };
      const meanwhile = await findStored(db, enquiry);
      if (meanwhile !== undefined) return { before: meanwhile };
    }
    throw new Error('No free reference was found.');
  }

  return (form) =>
    receive(form).catch(
      notSaved(
        `Your enquiry could not be saved just now, so it was not sent. Please try again in a minute. ${otherContacts(operator)}`,
      ),
    );
}

/** Of what was written: the token is another one at every try, and the same words may be sent again in another visit. */
function digestOf({ turnstileToken: _, cameFrom: _visit, ...content }: SentForm['body']): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function receivedBefore({ reference, same }: StoredBefore): Received {
  if (same) return { reference, repeated: true };
  throw new ApiError(
    'conflict',
    `An earlier version of this enquiry reached us as ${reference}. Send again to add this one.`,
    { reference },
  );
}
