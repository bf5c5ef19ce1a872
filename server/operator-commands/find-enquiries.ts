import type { Kysely, Selectable } from 'kysely';
import { addDays, officeInstant } from '#contract/calendar.ts';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import type { DaySpan } from '#server/operator-commands/enquiries-command.ts';
import type { EnquiryKind, OutboxTable, Tables } from '#server/store/tables.ts';

/** An enquiry and how its mails fared. */
export interface FiledEnquiry extends StoredEnquiry {
  mails: Selectable<OutboxTable>[];
}

/** Newest first. */
export async function findEnquiries(
  db: Kysely<Tables>,
  { span, kind, reference }: { span?: DaySpan; kind?: EnquiryKind; reference?: string },
): Promise<FiledEnquiry[]> {
  const { since, until } = span ?? {};
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .$if(since !== undefined, (query) => query.where('received_at', '>=', startOf(since ?? '')))
    .$if(until !== undefined, (query) => query.where('received_at', '<', startOf(addDays(until ?? '', 1))))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'contact'))
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', 'in', ['enquiry', 'receipt', 'reply'])
    .$if(reference !== undefined, (query) => query.where('subject_id', '=', reference ?? ''))
    .orderBy('message_id')
    .execute();
  const byEnquiry = new Map<string, Selectable<OutboxTable>[]>();
  for (const mail of mails) byEnquiry.set(mail.subject_id, [...(byEnquiry.get(mail.subject_id) ?? []), mail]);
  return rows.map((row) => ({ ...storedEnquiry(row), mails: byEnquiry.get(row.reference) ?? [] }));
}

/** The instant at which a day begins at the office. */
export function startOf(day: string): string {
  return officeInstant(day).toISOString();
}
