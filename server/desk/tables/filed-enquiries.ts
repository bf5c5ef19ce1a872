import type { Kysely, Selectable } from 'kysely';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import { pagesOfRows, rowsAtOnce } from '#server/store/pages-of-rows.ts';
import type { OutboxTable, Tables } from '#server/store/tables.ts';

/** An enquiry and how its mails fared. */
export interface FiledEnquiry extends StoredEnquiry {
  mails: Selectable<OutboxTable>[];
}

/** Newest first, a page at a time. Throws StoreUnavailable. */
export function filedEnquiries(store: Store): AsyncGenerator<readonly FiledEnquiry[]> {
  return pagesOfRows((last) => askStore(store, (db) => filedAfter(db, last)));
}

async function filedAfter(db: Kysely<Tables>, last: FiledEnquiry | undefined): Promise<FiledEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .$if(last !== undefined, (all) => {
      const { receivedAt = '', reference = '' } = last ?? {};
      return all
        .where('received_at', '<=', receivedAt)
        .where(({ or, eb }) => or([eb('received_at', '<', receivedAt), eb('reference', '>', reference)]));
    })
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(rowsAtOnce)
    .execute();
  const references = rows.map(({ reference }) => reference);
  if (references.length === 0) return [];
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', 'in', references)
    .where('kind', 'in', ['enquiry', 'receipt', 'reply'])
    .orderBy('message_id')
    .execute();
  const mailsOf = (reference: string) => mails.filter(({ subject_id }) => subject_id === reference);
  return rows.map((row) => ({ ...storedEnquiry(row), mails: mailsOf(row.reference) }));
}
