import type { Transaction } from 'kysely';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { addSearchText } from '#server/enquiries/office/search-text.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { proposalMail } from '#server/proposals/proposal-mail.ts';
import { lockProposal, readVersion } from '#server/proposals/proposal-rows.ts';
import type { Tables } from '#server/store/tables.ts';

export interface AskedQuestion {
  versionId: string;
  text: string;
  clientRequestId: string;
}

/** A write may run several times, and so it says how it went instead of throwing. */
export type AskOutcome = 'asked' | 'asked before' | 'another' | 'too many' | 'missing';

/** More than anybody asks about one trip: whoever comes by a link fills no mailbox. */
const most = 40;

/** Stores a question once under the browser's own name for it, and tells the office. It may be asked of an old version as well. */
export async function askAboutVersion(
  db: Transaction<Tables>,
  { versionId, text, clientRequestId }: AskedQuestion,
  now: Date,
): Promise<AskOutcome> {
  const version = await readVersion(db, versionId);
  const row = version && (await lockProposal(db, version.proposal_id, { now }));
  if (version === undefined || row === undefined) return 'missing';
  const { reference, proposal_id: id } = row;
  const questionId = clientRequestId.toLowerCase();
  const known = await db
    .selectFrom('proposal_questions')
    .selectAll()
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  if (known !== undefined) return known.proposal_id === id && known.text === text ? 'asked before' : 'another';
  const { count } = await db
    .selectFrom('proposal_questions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('proposal_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return 'too many';
  const { number } = version;
  const at = now.toISOString();
  await db
    .insertInto('proposal_questions')
    .values({ question_id: questionId, proposal_id: id, number, text, asked_at: at })
    .execute();
  // The office's draft stays as it was read: whoever writes on it is kept from nothing.
  await db.updateTable('proposals').set({ changed_at: at }).where('proposal_id', '=', id).execute();
  await queueMail(db, [proposalMail('proposal-question', reference, questionId)], now);
  await addSearchText(db, reference, text);
  const after = { number };
  await recordChange(db, { subject: { kind: 'proposal', id }, at: now, what: 'question', after });
  await moveEnquiry(db, { reference, waitsFor: 'office', what: 'proposal-question', after }, now);
  return 'asked';
}
