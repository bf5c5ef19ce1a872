import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { moveEnquiry } from '#server/enquiries/office/move-enquiry.ts';
import { addSearchText } from '#server/enquiries/office/search-text.ts';
import { endHold } from '#server/group-tours/seat-holds.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { dropUnsentLetters } from '#server/proposals/bookings/drop-letters.ts';
import { clearDetails } from '#server/proposals/details/kept-details.ts';
import { proposalMail } from '#server/proposals/proposal-mail.ts';
import {
  lockProposal,
  offerOfVersion,
  type ProposalRow,
  readProposal,
  setProposal,
} from '#server/proposals/proposal-rows.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { Tables } from '#server/store/tables.ts';
import { advanceWaitingList } from '#server/waiting-list/advance-waiting-list.ts';

/** Who changes which proposal, as of which version, and when. */
export interface ChangingProposal {
  id: string;
  version: number;
  /** An address of the staff. */
  by: string;
  now: Date;
}

/** A write may run several times, and so it says how it went instead of throwing. */
export type Changed = 'changed' | { refused: 'missing' | 'meanwhile' | 'over' };

/**
 * A new proposal for an enquiry, or the one that was begun and never sent.
 *
 * @returns undefined where there is no such enquiry.
 */
export async function beginProposal(
  db: Transaction<Tables>,
  { reference, draft, by, now }: { reference: string; draft: ProposalDraft; by: string; now: Date },
): Promise<{ id: string; isNew: boolean } | undefined> {
  if (!(await lockEnquiry(db, reference))) return undefined;
  const begun = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('reference', '=', reference)
    .where('state', '=', 'draft')
    .orderBy('begun_at', 'desc')
    .executeTakeFirst();
  if (begun !== undefined) return { id: begun.proposal_id, isNew: false };
  const id = newId();
  const at = now.toISOString();
  await db
    .insertInto('proposals')
    .values({
      proposal_id: id,
      reference,
      draft: JSON.stringify(draft),
      version: 1,
      state: 'draft',
      number: 0,
      next_version_id: newId(),
      begun_at: at,
      begun_by: by,
      changed_at: at,
    })
    .execute();
  await recordChange(db, { subject: { kind: 'proposal', id }, by, at: now, what: 'begun' });
  await recordChange(db, { subject: { kind: 'enquiry', id: reference }, by, at: now, what: 'proposal-begun' });
  return { id, isNew: true };
}

/** Keeps what the office has written; the same once more is no change. */
export async function keepDraft(
  db: Transaction<Tables>,
  { id, version, now }: ChangingProposal,
  draft: ProposalDraft,
): Promise<Changed> {
  const row = await readProposal(db, id);
  if (row === undefined) return { refused: 'missing' };
  if (row.version !== version) return { refused: 'meanwhile' };
  const json = JSON.stringify(draft);
  if (json === row.draft) return 'changed';
  const kept = await db
    .updateTable('proposals')
    .set({ draft: json, version: version + 1, changed_at: now.toISOString() })
    .where('proposal_id', '=', id)
    .where('version', '=', version)
    .returning('proposal_id')
    .executeTakeFirst();
  return kept === undefined ? { refused: 'meanwhile' } : 'changed';
}

/** Freezes the draft and what it comes to as the next version, with the mail that brings its link. */
export async function sendVersion(
  db: Transaction<Tables>,
  changing: ChangingProposal,
  offer: ProposalOffer,
): Promise<Changed> {
  const { id, by, now } = changing;
  const row = await lockAsRead(db, changing, undefined);
  if ('refused' in row) return row;
  if (row.state === 'held' || row.state === 'withdrawn') return { refused: 'over' };
  const { reference, next_version_id: versionId } = row;
  const number = row.number + 1;
  await db
    .insertInto('proposal_versions')
    .values({
      version_id: versionId,
      proposal_id: id,
      number,
      draft: row.draft,
      offer: JSON.stringify(offer),
      departure_id: offer.departure?.id ?? null,
      valid_until: offer.validUntil,
      sent_at: now.toISOString(),
      sent_by: by,
      opened: 0,
    })
    .execute();
  await setProposal(db, id, { state: 'sent', number, next_version_id: newId(), reminded_at: null }, now);
  await queueMail(db, [proposalMail('proposal', reference, versionId)], now);
  const { words, ownLines }: ProposalDraft = JSON.parse(row.draft);
  await addSearchText(db, reference, [words, ...ownLines.map(({ label }) => label)].join('\n'));
  const after = { number, total: offer.total, validUntil: offer.validUntil };
  await recordChange(db, { subject: { kind: 'proposal', id }, by, at: now, what: 'sent', after });
  await moveEnquiry(db, { reference, waitsFor: 'traveller', by, what: 'proposal-sent', after }, now);
  return 'changed';
}

/** Takes a proposal back, once; seats it holds are free again, and offered to who waits for them. */
export async function withdrawProposal(db: Transaction<Tables>, changing: ChangingProposal): Promise<Changed> {
  const { id, by, now } = changing;
  const departureId = await departureOffered(db, id);
  const row = await lockAsRead(db, changing, departureId);
  if ('refused' in row) return row;
  if (row.state === 'withdrawn') return 'changed';
  if (departureId !== undefined && row.hold_id !== null) {
    // A hold that has ended meanwhile is refused, which is as good.
    await endHold(db, { departureId, holdId: row.hold_id, as: 'released' }, now);
  }
  await setProposal(db, id, { state: 'withdrawn' }, now);
  await db.updateTable('bookings').set({ given_back_at: now.toISOString() }).where('proposal_id', '=', id).execute();
  await dropUnsentLetters(db, id, now);
  await clearDetails(db, id, now);
  const before = { state: row.state };
  await recordChange(db, { subject: { kind: 'proposal', id }, by, at: now, what: 'withdrawn', before });
  const subject = { kind: 'enquiry' as const, id: row.reference };
  await recordChange(db, { subject, by, at: now, what: 'proposal-withdrawn', after: { number: row.number } });
  if (departureId !== undefined) await advanceWaitingList(db, departureId, now);
  return 'changed';
}

/** A proposal of the version that was read, for a change. */
export async function lockAsRead(
  db: Transaction<Tables>,
  { id, version, now }: ChangingProposal,
  departureId: string | undefined,
): Promise<ProposalRow | Extract<Changed, object>> {
  const row = await lockProposal(db, id, { departureId, now });
  if (row === undefined) return { refused: 'missing' };
  return row.version === version ? row : { refused: 'meanwhile' };
}

/** Of what was offered last, whether or not seats are held by now. */
export async function departureOffered(db: Transaction<Tables>, id: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('proposal_versions')
    .select(['departure_id', 'offer'])
    .where('proposal_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  // An earlier server, which sends some while this one begins, writes it into the offer alone.
  return last?.departure_id ?? (last && offerOfVersion(last).departure?.id);
}

function newId(): string {
  return randomBytes(8).toString('hex');
}
