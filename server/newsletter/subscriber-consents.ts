import type { Kysely } from 'kysely';
import type { SubscriberConsent } from '#contract/desk/subscriber-endpoints.ts';
import { newsletterConsentWordings } from '#contract/forms/consent.ts';
import type { Tables } from '#server/store/tables.ts';

const wordings: ReadonlyMap<string, string> = new Map(Object.entries(newsletterConsentWordings));

/** The evidence of a subscription, in the order it came. Throws what the engine threw. */
export async function consentsOf(db: Kysely<Tables>, subscriptionId: string): Promise<SubscriberConsent[]> {
  const rows = await db
    .selectFrom('newsletter_consents')
    .select(['step', 'given_at', 'source', 'wording_version'])
    .where('subscription_id', '=', subscriptionId)
    .orderBy('given_at')
    .orderBy('consent_id')
    .execute();
  return rows.map(({ step, given_at, source, wording_version }) => ({
    step,
    at: given_at,
    source,
    wordingVersion: wording_version,
    wording: wordings.get(wording_version) ?? null,
  }));
}
