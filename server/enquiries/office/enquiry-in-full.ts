import type { Kysely } from 'kysely';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { storedEnquiry } from '#server/enquiries/enquiry.ts';
import { deskColumns, summaryOf, workOf } from '#server/enquiries/office/enquiry-summary.ts';
import { type Moment, waitingMarks } from '#server/enquiries/office/waiting.ts';
import type { Tables } from '#server/store/tables.ts';

/** Enquiries of one address that are shown beside one of them. */
const mostOthers = 20;

/** All that the store itself knows of an enquiry and of what was made of it. */
export type EnquiryInFull = Omit<DeskEnquiry, 'details' | 'today' | 'proposals' | 'history'> &
  ReturnType<typeof storedEnquiry>;

/** Undefined where there is none. Throws what the engine threw. */
export async function readEnquiryInFull(
  db: Kysely<Tables>,
  reference: string,
  moment: Moment,
): Promise<EnquiryInFull | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select([...deskColumns, 'email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...storedEnquiry(row),
    ...workOf(row),
    ...waitingMarks(row, moment),
    others: await othersOf(db, row, moment),
    mails: await mailsOf(db, reference),
    notes: await notesOf(db, reference),
    replies: await repliesOf(db, reference),
    answers: await answersOf(db, reference),
    questions: await questionsOf(db, reference),
    holds: await holdsOf(db, reference),
    places: await placesOf(db, row.email),
  };
}

async function othersOf(
  db: Kysely<Tables>,
  { email, reference }: { email: string; reference: string },
  moment: Moment,
): Promise<EnquiryInFull['others']> {
  const rows = await db
    .selectFrom('enquiries')
    .select(deskColumns)
    .where('email', '=', email)
    .where('reference', '!=', reference)
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .limit(mostOthers)
    .execute();
  return rows.map((row) => summaryOf(row, moment));
}

async function mailsOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['mails']> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', '=', reference)
    .orderBy('created_at')
    .orderBy('message_id')
    .execute();
  return rows.map((row) => ({
    messageId: row.message_id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    queuedAt: row.created_at,
    dueAt: row.state === 'waiting' ? row.due_at : null,
    sentAt: row.sent_at,
    lastFailure: row.last_failure,
  }));
}

async function notesOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['notes']> {
  const rows = await db
    .selectFrom('enquiry_notes')
    .select(['text', 'written_by', 'written_at'])
    .where('reference', '=', reference)
    .orderBy('written_at')
    .orderBy('note_id')
    .execute();
  return rows.map(({ text, written_by, written_at }) => ({ text, by: written_by, at: written_at }));
}

async function repliesOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['replies']> {
  const rows = await db
    .selectFrom('enquiry_replies')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('written_at')
    .orderBy('reply_id')
    .execute();
  return rows.map(({ channel, subject, text, written_by, written_at, message_id }) => ({
    channel,
    subject,
    text,
    by: written_by,
    at: written_at,
    messageId: message_id,
  }));
}

async function answersOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['answers']> {
  const rows = await db
    .selectFrom('enquiry_answers')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('came_at')
    .orderBy('answer_id')
    .execute();
  return rows.map(({ answer_id: id, kind, sender: from, subject, text, quoted, cut, ...row }) => ({
    id,
    kind,
    from,
    subject,
    text,
    quoted,
    cut,
    attachments: JSON.parse(row.attachments),
    isHeadOnly: row.is_head_only === 1,
    at: row.came_at,
  }));
}

async function questionsOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['questions']> {
  return db
    .selectFrom('proposal_questions')
    .innerJoin('proposals', 'proposals.proposal_id', 'proposal_questions.proposal_id')
    .select(['question_id as id', 'proposal_questions.number', 'text', 'asked_at as at'])
    .where('reference', '=', reference)
    .orderBy('asked_at')
    .execute();
}

async function holdsOf(db: Kysely<Tables>, reference: string): Promise<EnquiryInFull['holds']> {
  return db
    .selectFrom('seat_holds')
    .select(['hold_id as id', 'departure_id as departure', 'seats', 'state', 'held_until as until', 'made_at as at'])
    .where('enquiry_reference', '=', reference)
    .orderBy('made_at')
    .execute();
}

async function placesOf(db: Kysely<Tables>, email: string): Promise<EnquiryInFull['places']> {
  const rows = await db
    .selectFrom('waiting_places')
    .select(['place_id as id', 'departure_id as departure', 'seats', 'waiting_since as since'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .orderBy('waiting_since')
    .execute();
  return rows.flatMap(({ since, ...place }) => (since === null ? [] : [{ ...place, since }]));
}

/** Whether somebody answered it before; false where there is none. Throws what the engine threw. */
export async function isAnswered(db: Kysely<Tables>, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('first_answered_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return (row?.first_answered_at ?? null) !== null;
}
