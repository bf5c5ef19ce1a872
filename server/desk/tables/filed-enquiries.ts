import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import type { EnquiryWork } from '#contract/desk/enquiry-work.ts';
import { type StoredEnquiry, storedEnquiry } from '#server/enquiries/enquiry.ts';
import { workOf } from '#server/enquiries/office/enquiry-summary.ts';
import { type EnquiryFilter, foundReferences } from '#server/enquiries/office/list-enquiries.ts';
import type { Moment } from '#server/enquiries/office/waiting.ts';
import { askStore, type Store, scanStore } from '#server/store/open-store.ts';
import { rowsAtOnce } from '#server/store/pages-of-rows.ts';
import type { OutboxTable, Tables } from '#server/store/tables.ts';

/** An enquiry, what the office has made of it, and how its mails fared. */
export interface FiledEnquiry extends StoredEnquiry {
  work: EnquiryWork;
  mails: Selectable<OutboxTable>[];
}

/** Those the filter finds, newest first, a page at a time with a turn for everybody else between two. Throws StoreUnavailable. */
export async function* filedEnquiries(
  store: Store,
  filter: EnquiryFilter,
  moment: Moment,
): AsyncGenerator<readonly FiledEnquiry[]> {
  const references = await scanStore(store, (db) => foundReferences(db, filter, moment));
  for (let start = 0; start < references.length; start += rowsAtOnce) {
    yield await askStore(store, (db) => filed(db, references.slice(start, start + rowsAtOnce)));
    await nextTurn();
  }
}

async function filed(db: Kysely<Tables>, references: readonly string[]): Promise<FiledEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', 'in', references)
    .where('kind', 'in', ['enquiry', 'receipt', 'reply'])
    .orderBy('message_id')
    .execute();
  const mailsOf = (reference: string) => mails.filter(({ subject_id }) => subject_id === reference);
  return rows.map((row) => ({ ...storedEnquiry(row), work: workOf(row), mails: mailsOf(row.reference) }));
}
