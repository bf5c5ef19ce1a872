import type { Kysely } from 'kysely';
import type { ProposalView } from '#contract/proposals.ts';
import { type ProposalTokens, tokenOf } from '#server/proposals/proposal-links.ts';
import {
  offerOfVersion,
  type ProposalRow,
  readProposal,
  readQuestions,
  readVersion,
  readVersions,
  type VersionRow,
} from '#server/proposals/proposal-rows.ts';
import { seatsKept, stateOfVersion } from '#server/proposals/proposal-state.ts';
import type { Tables } from '#server/store/tables.ts';

/** A version as its link opens it; undefined where there is none any more. Throws what the engine threw. */
export async function readView(
  db: Kysely<Tables>,
  tokens: ProposalTokens,
  versionId: string,
  now: Date,
): Promise<ProposalView | undefined> {
  const version = await readVersion(db, versionId);
  const row = version && (await readProposal(db, version.proposal_id));
  if (version === undefined || row === undefined) return undefined;
  const versions = await readVersions(db, row.proposal_id);
  const [latest] = versions;
  const questions = await readQuestions(db, row.proposal_id);
  return {
    number: version.number,
    sentAt: version.sent_at,
    state: stateOfVersion(row, version, now),
    newer:
      latest === undefined || latest.number === version.number
        ? null
        : { number: latest.number, token: tokenOf(tokens, latest.version_id, row.begun_at) },
    offer: offerOfVersion(version),
    opened: version.opened,
    held: await heldOf(db, row, versions, now),
    questions: questions.map(({ text, at }) => ({ text, at })),
  };
}

async function heldOf(
  db: Kysely<Tables>,
  row: ProposalRow,
  versions: readonly VersionRow[],
  now: Date,
): Promise<ProposalView['held']> {
  const { held_number: number, held_name: name, held_at: at } = row;
  const version = versions.find((one) => one.number === number);
  if (row.state !== 'held' || number === null || name === null || at === null || version === undefined) return null;
  const kept = await seatsKept(db, row, now);
  return { number, name, at, total: offerOfVersion(version).total, seatsUntil: kept?.isLive ? kept.until : null };
}

/** Counts that somebody has opened a version. */
export async function countOpening(db: Kysely<Tables>, versionId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('proposal_versions')
    .set((row) => ({
      opened: row('opened', '+', 1),
      first_opened_at: row.fn.coalesce('first_opened_at', row.val(at)),
      last_opened_at: at,
    }))
    .where('version_id', '=', versionId)
    .execute();
}
