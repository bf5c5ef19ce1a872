import type { Kysely, Selectable } from 'kysely';
import type { EnquiryDetails, StoredEnquiry } from '#server/enquiries/enquiry.ts';
import type { EnquiriesTable, Tables } from '#server/store/tables.ts';

export async function readEnquiry(db: Kysely<Tables>, reference: string): Promise<StoredEnquiry | undefined> {
  const row = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row && storedEnquiry(row);
}

export function storedEnquiry(
  row: Pick<Selectable<EnquiriesTable>, 'reference' | 'received_at' | 'consent_version' | 'details'>,
): StoredEnquiry {
  // We wrote it ourselves. It is not held against today's rules: what was accepted stays readable when they change.
  const details: EnquiryDetails = JSON.parse(row.details);
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    consentVersion: row.consent_version,
    details,
  };
}
