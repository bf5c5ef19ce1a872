import type { Kysely } from 'kysely';
import { csvTable } from '#server/desk/tables/csv-table.ts';
import { type LinkOptions, newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import type { Tables } from '#server/store/tables.ts';

/** Everybody who confirmed and did not leave, with the link that belongs into what is sent to them. */
export async function subscriberTable(db: Kysely<Tables>, links: LinkOptions): Promise<string> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['subscription_id', 'email', 'changed_at'])
    .where('state', '=', 'confirmed')
    .where('email', 'is not', null)
    .orderBy('changed_at')
    .execute();
  return csvTable(
    ['Email', 'Confirmed (UTC)', 'Unsubscribe'],
    rows.map(({ subscription_id, email, changed_at }) => [
      email ?? '',
      changed_at,
      newsletterUrl('unsubscribe', links, subscription_id, new Date(changed_at)),
    ]),
  );
}
