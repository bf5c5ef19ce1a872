import type { Kysely } from 'kysely';
import { csvTable } from '#server/desk/tables/csv-table.ts';
import { type LinkOptions, newsletterUrl } from '#server/newsletter/newsletter-links.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { pagesOfRows, rowsAtOnce } from '#server/store/pages-of-rows.ts';
import type { Tables } from '#server/store/tables.ts';

interface Subscriber {
  subscription_id: string;
  email: string | null;
  changed_at: string;
}

/** Everybody who confirmed and did not leave, with the link that belongs into what is sent to them. Throws StoreUnavailable. */
export function subscriberTable(store: Store, links: LinkOptions): AsyncIterable<string> {
  return csvTable<Subscriber>(
    [
      ['Email', ({ email }) => email ?? ''],
      ['Confirmed (UTC)', ({ changed_at }) => changed_at],
      [
        'Unsubscribe',
        ({ subscription_id: id, changed_at }) => newsletterUrl('unsubscribe', links, id, new Date(changed_at)),
      ],
    ],
    pagesOfRows((last) => askStore(store, (db) => confirmedAfter(db, last?.subscription_id ?? ''))),
  );
}

/** In the order of their ids, which is the one they can be read in page by page. */
function confirmedAfter(db: Kysely<Tables>, id: string): Promise<Subscriber[]> {
  return db
    .selectFrom('subscriptions')
    .select(['subscription_id', 'email', 'changed_at'])
    .where('state', '=', 'confirmed')
    .where('email', 'is not', null)
    .where('subscription_id', '>', id)
    .orderBy('subscription_id')
    .limit(rowsAtOnce)
    .execute();
}
