import type { Kysely } from 'kysely';
import type { MailSubject } from '#contract/desk/mail-endpoints.ts';
import { recordAt } from '#server/content/editing/record-kinds.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import type { Tables } from '#server/store/tables.ts';

const calendarDayPattern = /^\d{4}-\d\d-\d\d$/;

/** What mails are about, by their subjects' ids; what was erased is left out. Throws what the engine threw. */
export async function mailSubjects(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailSubject>> {
  if (ids.length === 0) return new Map();
  const enquiries = await db.selectFrom('enquiries').selectAll().where('reference', 'in', ids).execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['subscription_id', 'email'])
    .where('subscription_id', 'in', ids)
    .execute();
  const places = await db
    .selectFrom('waiting_places')
    .select(['place_id', 'departure_id', 'name'])
    .where('place_id', 'in', ids)
    .execute();
  const days = ids.filter((id) => calendarDayPattern.test(id));
  const records = ids.flatMap((id) => {
    const record = recordAt(id);
    return record === undefined ? [] : [[id, record] as const];
  });
  return new Map<string, MailSubject>([
    ...places.map(({ place_id: id, departure_id: departure, name }): [string, MailSubject] => [
      id,
      { kind: 'place', departure, name },
    ]),
    ...days.map((day): [string, MailSubject] => [day, { kind: 'day', day }]),
    ...records.map(([id, { kind, name }]): [string, MailSubject] => [id, { kind: 'content', of: kind, name }]),
    ...enquiries
      .map(storedEnquiry)
      .map(({ reference, details: { traveller } }): [string, MailSubject] => [
        reference,
        { kind: 'enquiry', reference, name: traveller.name, email: traveller.email },
      ]),
    ...subscriptions.map(({ subscription_id: id, email }): [string, MailSubject] => [
      id,
      { kind: 'subscription', subscriptionId: id, email },
    ]),
  ]);
}
