import type { Kysely, Transaction } from 'kysely';
import type { Bounce } from '#server/answers/bounce.ts';
import { splitQuoted } from '#server/answers/quoted-part.ts';
import type { ReadMail } from '#server/answers/read-mail.ts';
import { letterTemplate } from '#server/enquiries/mails/departure-letter.ts';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { addSearchText } from '#server/enquiries/office/search-text.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { markDelayed, markReturned } from '#server/mail/outbox.ts';
import { readReport } from '#server/mail/read-refusal.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { MailKind, Tables } from '#server/store/tables.ts';

/** A mail of a mailbox, and when it came there. */
export interface ComeMail extends ReadMail {
  cameAt: Date;
}

/** What our own mails come from, and how they are signed. */
export interface Ours {
  sender: string;
  /** And what the office reads and writes with. */
  others: readonly string[];
  name: string;
}

/** More than anybody writes about one trip. */
const most = 200;

/** A mail that answers a traveller: where it does not arrive, the office has not answered. */
const answersOfOurs: readonly MailKind[] = ['reply', 'proposal', 'proposal-reminder', 'proposal-held'];

/**
 * Keeps a mail with the enquiry it is about, once; what is about none is left where it is. It is about the enquiry of the mail it
 * answers, by the name we gave that, else about the one whose reference stands in the subject, if its traveller wrote it: an
 * address alone tells nothing.
 *
 * @returns whether there is something that was not there before.
 */
export async function keepMail(db: Transaction<Tables>, mail: ComeMail, ours: Ours): Promise<boolean> {
  if (mail.bounce !== undefined) return keepBounce(db, mail, mail.bounce);
  const isFrom = (address: string) => address.toLowerCase() === mail.from.toLowerCase();
  if (mail.kind === 'other' || isFrom(ours.sender)) return false;
  const reference = (await mailNamed(db, mail.answers))?.subject_id ?? (await referenceIn(db, mail));
  if (reference === undefined || !(await lockEnquiry(db, reference))) return false;
  // Who works here and tries the site out is a traveller, too; what else the office writes answers nothing.
  if (ours.others.some(isFrom) && !(await isTraveller(db, reference, mail.from))) return false;
  return keepAnswer(db, mail, reference, ours);
}

async function keepAnswer(db: Transaction<Tables>, mail: ComeMail, reference: string, ours: Ours): Promise<boolean> {
  if ((await countAnswers(db, reference)) >= most) return false;
  const { id, kind, from, subject, cut, attachments, isHeadOnly, cameAt } = mail;
  const { ownText, quoted } = splitQuoted(mail.text, [ours.sender, ...ours.others, ours.name]);
  const kept = await db
    .insertInto('enquiry_answers')
    .values({
      answer_id: id,
      reference,
      kind: kind === 'absence' ? kind : 'answer',
      sender: from,
      subject,
      text: ownText,
      quoted,
      cut,
      attachments: JSON.stringify(attachments),
      is_head_only: isHeadOnly ? 1 : 0,
      came_at: cameAt.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('answer_id')
    .executeTakeFirst();
  if (kept === undefined) return false;
  await addSearchText(db, reference, `${subject} ${ownText}`);
  const after = { subject };
  const about = { subject: { kind: 'enquiry' as const, id: reference }, at: cameAt };
  if (kind === 'absence') await recordChange(db, { ...about, what: 'absence-note', after });
  else if (await isRepliedSince(db, reference, cameAt)) await recordChange(db, { ...about, what: 'answer', after });
  else await moveEnquiry(db, { reference, waitsFor: 'office', what: 'answer', after }, cameAt);
  return true;
}

async function countAnswers(db: Kysely<Tables>, reference: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiry_answers')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A mailbox may be read days late, when the office has long written again; what went by itself or to many answers nothing. */
async function isRepliedSince(db: Kysely<Tables>, reference: string, cameAt: Date): Promise<boolean> {
  const later = await db
    .selectFrom('enquiry_replies')
    .select('reply_id')
    .where('reference', '=', reference)
    .where('written_at', '>', cameAt.toISOString())
    .where('written_by', '!=', '')
    .where(({ eb }) => eb.or([eb('template', 'is', null), eb('template', 'not like', letterTemplate('%'))]))
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

async function keepBounce(db: Transaction<Tables>, { answers, cameAt }: ComeMail, bounce: Bounce): Promise<boolean> {
  const mail = await mailNamed(db, answers);
  if (mail === undefined) return false;
  const { message_id: messageId, kind, subject_id: reference } = mail;
  const why = readReport(bounce);
  const isAbout = await lockEnquiry(db, reference);
  const mark = bounce.isDelay ? markDelayed : markReturned;
  if (!(await mark(db, messageId, { why, at: cameAt }))) return false;
  if (!isAbout) return true;
  const what = bounce.isDelay ? 'mail-delayed' : 'mail-came-back';
  const after = { mail: kind, why };
  if (!bounce.isDelay && answersOfOurs.includes(kind)) {
    await moveEnquiry(db, { reference, waitsFor: 'office', what, after }, cameAt);
  } else await recordChange(db, { subject: { kind: 'enquiry', id: reference }, at: cameAt, what, after });
  return true;
}

/** The first of these that is a mail of ours. What stands behind the `@` is what we sent from when it went. */
async function mailNamed(db: Kysely<Tables>, names: readonly string[]) {
  const ids = names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('@')))).filter((id) => id !== '');
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('outbox')
    .select(['message_id', 'kind', 'subject_id'])
    .where('message_id', 'in', ids)
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.message_id) - ids.indexOf(other.message_id))[0];
}

async function referenceIn(db: Kysely<Tables>, { subject, from }: ReadMail): Promise<string | undefined> {
  const words = subject.match(/(?<![\p{L}\p{N}])[2-9A-HJ-NP-Z]{8}(?![\p{L}\p{N}])/gu);
  if (words === null) return undefined;
  for (const reference of words.slice(0, 10)) if (await isTraveller(db, reference, from)) return reference;
  return undefined;
}

async function isTraveller(db: Kysely<Tables>, reference: string, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('reference', '=', reference)
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}
