import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { currentNewsletterConsent } from '#contract/forms/consent.ts';
import { mailAbout, queueMail } from '#server/mail/outbox.ts';
import { keyedHash, type Secret } from '#server/secret/secret.ts';
import type { NewsletterConsentsTable, SubscriptionState, Tables } from '#server/store/tables.ts';

export interface Subscriber {
  email: string;
  emailHash: string;
  /** Where on the site the address was given. */
  source: string;
}

/** What an address is known by once it is forgotten; upper and lower case are one address. */
export function subscriberHash(secret: Secret, email: string): string {
  return keyedHash(secret.keyFor('subscribers'), email.toLowerCase());
}

/** Another confirmation mail to the same address only after this while: nobody's mailbox is filled by our form. */
const mailPauseMs = 15 * 60_000;

/**
 * Stores that an address wants the newsletter, with the evidence, and asks its owner by mail.
 *
 * @returns whether it has it already.
 */
export async function requestSubscription(
  db: Transaction<Tables>,
  { email, emailHash, source }: Subscriber,
  now: Date,
): Promise<'requested' | 'already'> {
  const at = now.toISOString();
  const id = randomBytes(8).toString('hex');
  const created = await db
    .insertInto('subscriptions')
    .values({
      subscription_id: id,
      email_hash: emailHash,
      email,
      state: 'requested',
      requested_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .returning('subscription_id')
    .executeTakeFirst();
  if (created !== undefined) {
    await askOwner(db, { id, source }, now);
    return 'requested';
  }
  const known = await db
    .selectFrom('subscriptions')
    .select(['subscription_id', 'state', 'requested_at'])
    .where('email_hash', '=', emailHash)
    .executeTakeFirstOrThrow();
  if (known.state === 'confirmed') return 'already';
  // Either way: what was asked under a clock that was ahead keeps nobody waiting.
  const sinceMs = Math.abs(now.getTime() - Date.parse(known.requested_at));
  const askedJustNow = known.state === 'requested' && sinceMs < mailPauseMs;
  if (askedJustNow) return 'requested';
  await db
    .updateTable('subscriptions')
    .set({ email, state: 'requested', requested_at: at, changed_at: at })
    .where('subscription_id', '=', known.subscription_id)
    .execute();
  await askOwner(db, { id: known.subscription_id, source }, now);
  return 'requested';
}

async function askOwner(db: Transaction<Tables>, { id, source }: { id: string; source: string }, now: Date) {
  await keepEvidence(db, { id, step: 'requested', source }, now);
  await queueMail(db, [mailAbout('newsletter-confirmation', id, now)], now);
}

export async function subscriptionState(
  db: Kysely<Tables>,
  subscriptionId: string,
): Promise<SubscriptionState | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('state')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row?.state;
}

/**
 * Confirms what was requested, once; the state it is in afterwards, or undefined for a subscription that is not
 * there.
 */
export async function confirmSubscription(
  db: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<SubscriptionState | undefined> {
  const confirmed = await changeState(db, id, { from: ['requested'], to: 'confirmed' }, now);
  if (confirmed) {
    await keepEvidence(db, { id, step: 'confirmed', source: 'mail' }, now);
    await queueMail(db, [mailAbout('newsletter-welcome', id, now)], now);
  }
  return confirmed ? 'confirmed' : subscriptionState(db, id);
}

/**
 * Ends a subscription, in whatever state it is, and forgets the address and the mails to it; what stays is its hash and
 * the evidence. Ending it again changes nothing. `source` says who ended it.
 *
 * @returns whether it ended now.
 */
export async function endSubscription(
  db: Transaction<Tables>,
  id: string,
  { source, now }: { source: 'mail' | 'staff'; now: Date },
): Promise<boolean> {
  const ended = await changeState(db, id, { from: ['requested', 'confirmed'], to: 'ended' }, now);
  if (ended) await keepEvidence(db, { id, step: 'withdrawn', source }, now);
  await db.deleteFrom('outbox').where('subject_id', '=', id).execute();
  await db.updateTable('subscriptions').set({ email: null }).where('subscription_id', '=', id).execute();
  return ended;
}

async function changeState(
  db: Transaction<Tables>,
  id: string,
  { from, to }: { from: SubscriptionState[]; to: SubscriptionState },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('subscriptions')
    .set({ state: to, changed_at: now.toISOString() })
    .where('subscription_id', '=', id)
    .where('state', 'in', from)
    .returning('subscription_id')
    .executeTakeFirst();
  return changed !== undefined;
}

async function keepEvidence(
  db: Transaction<Tables>,
  { id, step, source }: { id: string; step: NewsletterConsentsTable['step']; source: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('newsletter_consents')
    .values({
      consent_id: randomBytes(12).toString('hex'),
      subscription_id: id,
      step,
      wording_version: currentNewsletterConsent,
      source,
      given_at: now.toISOString(),
    })
    .execute();
}
