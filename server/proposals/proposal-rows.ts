import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import type { ProposalOffer, ProposalView } from '#contract/forms/proposals.ts';
import { lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { ProposalsTable, ProposalVersionsTable, Tables } from '#server/store/tables.ts';

export type ProposalRow = Selectable<ProposalsTable>;
export type VersionRow = Selectable<ProposalVersionsTable>;

/* We wrote both ourselves, and hold neither against today's rules: what was sent stays readable when they change. */

export function draftOf({ draft }: Pick<ProposalRow, 'draft'>): ProposalDraft {
  return JSON.parse(draft);
}

export function offerOfVersion({ offer }: Pick<VersionRow, 'offer'>): ProposalOffer {
  return JSON.parse(offer);
}

export function readProposal(db: Kysely<Tables>, id: string): Promise<ProposalRow | undefined> {
  return db.selectFrom('proposals').selectAll().where('proposal_id', '=', id).executeTakeFirst();
}

export function readVersion(db: Kysely<Tables>, versionId: string): Promise<VersionRow | undefined> {
  return db.selectFrom('proposal_versions').selectAll().where('version_id', '=', versionId).executeTakeFirst();
}

/** Proposals with the version sent last, or agreed to. */
export function withVersion(db: Kysely<Tables>, number: 'number' | 'held_number') {
  return db
    .selectFrom('proposals')
    .innerJoin('proposal_versions', (join) =>
      join
        .onRef('proposal_versions.proposal_id', '=', 'proposals.proposal_id')
        .onRef('proposal_versions.number', '=', `proposals.${number}`),
    );
}

/** Newest first. */
export function readVersions(db: Kysely<Tables>, proposalId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('proposal_versions')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('number', 'desc')
    .execute();
}

/** The version somebody said yes to; undefined where nobody did. */
export function readHeldVersion(
  db: Kysely<Tables>,
  { proposal_id: id, held_number: number }: ProposalRow,
): Promise<VersionRow | undefined> {
  return readNumberedVersion(db, id, number);
}

/** Of a proposal's versions the one with this number. */
export function readNumberedVersion(
  db: Kysely<Tables>,
  id: string,
  number: number | null,
): Promise<VersionRow | undefined> {
  return db
    .selectFrom('proposal_versions')
    .selectAll()
    .where('proposal_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Oldest first. */
export async function readQuestions(
  db: Kysely<Tables>,
  proposalId: string,
): Promise<(ProposalView['questions'][number] & { number: number })[]> {
  const rows = await db
    .selectFrom('proposal_questions')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('asked_at')
    .orderBy('question_id')
    .execute();
  return rows.map(({ number, text, asked_at: at }) => ({ number, text, at }));
}

/**
 * A proposal for a change: nobody else changes it, or erases its enquiry, until the end of the transaction. Undefined where there
 * is none.
 *
 * @param departureId of the seats that are to be held or given back, which are locked before: everybody who locks several rows
 * takes departures first, then enquiries, so that they wait for each other, and not for ever.
 */
export async function lockProposal(
  db: Transaction<Tables>,
  id: string,
  { departureId, now }: { departureId?: string | undefined; now: Date },
): Promise<ProposalRow | undefined> {
  const known = await readProposal(db, id);
  if (known === undefined) return undefined;
  if (departureId !== undefined) await lockDepartureRow(db, departureId, now);
  if (!(await lockEnquiry(db, known.reference))) return undefined;
  await db
    .updateTable('proposals')
    .set((row) => ({ version: row.ref('version') }))
    .where('proposal_id', '=', id)
    .execute();
  return readProposal(db, id);
}

/** Sets columns of a proposal; its version goes up. */
export async function setProposal(
  db: Transaction<Tables>,
  id: string,
  columns: Partial<Omit<ProposalRow, 'proposal_id' | 'version' | 'changed_at'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('proposals')
    .set((row) => ({ ...columns, version: row('version', '+', 1), changed_at: now.toISOString() }))
    .where('proposal_id', '=', id)
    .execute();
}
