import type { Kysely, Selectable, Transaction } from 'kysely';
import { type DeskMail, listDeskMails, type MailSubject, sendDeskMailAgain } from '#contract/desk/mail-endpoints.ts';
import { recordAt } from '#server/content/editing/record-kinds.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { storedEnquiry } from '#server/enquiries/enquiry.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { countMails, findMails, mailStates } from '#server/mail/find-mails.ts';
import { retryGivenUp } from '#server/mail/retry-mails.ts';
import { scanStore } from '#server/store/open-store.ts';
import type { OutboxTable, Tables } from '#server/store/tables.ts';

type Backing = Pick<DeskBacking, 'store' | 'queue' | 'wakeOutbox'>;

/** The outbox at the desk. */
export function addMailDeskRoutes(route: DeskRoute, { store, queue, wakeOutbox }: Backing): void {
  route(listDeskMails, async ({ query: { state, page } }) => {
    const { rows, subjects, counts } = await scanStore(store, async (db) => {
      const found = await findMails(db, { state, page });
      const about = await mailSubjects(
        db,
        found.map(({ subject_id }) => subject_id),
      );
      return { rows: found, subjects: about, counts: await countMails(db) };
    });
    const total = state === undefined ? counts.waiting + counts.sent + counts.failed : counts[state];
    return { mails: rows.map((row) => deskMailOf(row, subjects)), page, total, counts };
  });

  route(sendDeskMailAgain, async ({ body }, { staff, now }) => {
    const who = { by: staff.email, at: now };
    const count = await queue.write((db) =>
      'messageId' in body ? sendAgain(db, body.messageId, who) : sendAllAgain(db, who),
    );
    if (count === undefined) throw new ApiError('not_found', 'There is no such mail; what it was about was erased.');
    if (count > 0) wakeOutbox();
    return { count };
  });
}

interface Who {
  by: string;
  at: Date;
}

/** Undefined for a mail that is not there. The change is recorded of what the mail is about, and goes with that. */
async function sendAgain(db: Transaction<Tables>, messageId: string, { by, at }: Who): Promise<number | undefined> {
  const mail = await db.selectFrom('outbox').selectAll().where('message_id', '=', messageId).executeTakeFirst();
  if (mail === undefined) return undefined;
  const count = await retryGivenUp(db, messageId, at);
  if (count > 0) {
    const before = { kind: mail.kind, state: 'failed', attempts: mail.attempts, why: mail.last_failure };
    const after = { kind: mail.kind, state: 'waiting' };
    await recordChange(db, {
      subject: { kind: 'mail', id: mail.subject_id },
      by,
      at,
      what: 'sent-again',
      before,
      after,
    });
  }
  return count;
}

async function sendAllAgain(db: Transaction<Tables>, { by, at }: Who): Promise<number> {
  const count = await retryGivenUp(db, undefined, at);
  if (count > 0) {
    await recordChange(db, { subject: { kind: 'mail', id: 'all' }, by, at, what: 'sent-again', after: { count } });
  }
  return count;
}

function deskMailOf(row: Selectable<OutboxTable>, subjects: ReadonlyMap<string, MailSubject>): DeskMail {
  return {
    messageId: row.message_id,
    kind: row.kind,
    about: subjects.get(row.subject_id) ?? null,
    state: mailStates[row.state],
    attempts: row.attempts,
    queuedAt: row.created_at,
    nextAt: row.state === 'waiting' ? row.due_at : null,
    sentAt: row.sent_at,
    why: row.last_failure,
  };
}

const calendarDayPattern = /^\d{4}-\d\d-\d\d$/;

/** What mails are about, by their subjects' ids; what was erased is left out. Throws what the engine threw. */
async function mailSubjects(db: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, MailSubject>> {
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
