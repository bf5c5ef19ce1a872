import type { Kysely, Transaction } from 'kysely';
import { officeInstant } from '#contract/calendar/calendar.ts';
import { eraseEnquiries } from '#server/enquiries/erase-enquiries.ts';
import { endSubscription } from '#server/newsletter/subscriptions.ts';
import type { ErasureTarget } from '#server/operator-commands/erase-command.ts';
import type { Tables } from '#server/store/tables.ts';
import { erasePlaces, placesOf } from '#server/waiting-list/waiting-places.ts';

/** What an erasure removes. */
export interface Erasure {
  references: string[];
  /** Subscriptions whose address goes. */
  subscriptions: string[];
  /** Places in the line for a departure. */
  places: string[];
}

export async function findErasure(db: Kysely<Tables>, target: ErasureTarget): Promise<Erasure> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select('reference')
    .$if('reference' in target, (query) => query.where('reference', '=', 'reference' in target ? target.reference : ''))
    .$if('email' in target, (query) => query.where('email', '=', 'email' in target ? target.email : ''))
    .$if('before' in target, (query) =>
      query.where('received_at', '<', 'before' in target ? officeInstant(target.before).toISOString() : ''),
    )
    .execute();
  const subscriptions = 'email' in target ? await subscriptionsOf(db, target.email) : [];
  const places = 'email' in target ? await placesOf(db, target.email) : [];
  return { references: enquiries.map(({ reference }) => reference), subscriptions, places };
}

async function subscriptionsOf(db: Kysely<Tables>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email))
    .execute();
  return rows.map(({ subscription_id }) => subscription_id);
}

/**
 * Removes enquiries and places in line with their mails. Of a subscription only the address goes: a hash stays, with the evidence of its
 * consents, so that the end of a subscription can be proved.
 */
export async function erase(
  db: Transaction<Tables>,
  { references, subscriptions, places }: Erasure,
  now: Date,
): Promise<void> {
  await eraseEnquiries(db, references);
  await erasePlaces(db, places, now);
  for (const id of subscriptions) await endSubscription(db, id, { source: 'staff', now });
}
