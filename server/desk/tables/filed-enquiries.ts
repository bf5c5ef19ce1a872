import type { Kysely, Selectable } from 'kysely';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import type { OutboxTable, Tables } from '#server/store/tables.ts';

/** An enquiry and how its mails fared. */
export interface FiledEnquiry extends StoredEnquiry {
  mails: Selectable<OutboxTable>[];
}

/** Newest first. */
export async function filedEnquiries(db: Kysely<Tables>): Promise<FiledEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', ['enquiry', 'receipt', 'reply'])
    .orderBy('message_id')
    .execute();
  const byEnquiry = new Map<string, Selectable<OutboxTable>[]>();
  for (const mail of mails) byEnquiry.set(mail.subject_id, [...(byEnquiry.get(mail.subject_id) ?? []), mail]);
  return rows.map((row) => ({ ...storedEnquiry(row), mails: byEnquiry.get(row.reference) ?? [] }));
}
