import type { Kysely } from 'kysely';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { openPayment } from '#contract/trip/booking.ts';
import { readBookings } from '#server/proposals/bookings/booking-rows.ts';
import { type ProposalTokens, shareTokenOf, tokenOf } from '#server/proposals/proposal-links.ts';
import {
  offerOfVersion,
  readProposal,
  readQuestions,
  readVersion,
  readVersions,
} from '#server/proposals/proposal-rows.ts';
import { heldVersion, stateOfVersion } from '#server/proposals/proposal-state.ts';
import { type NoteSources, tripNotes } from '#server/proposals/trip-notes.ts';
import type { Tables } from '#server/store/tables.ts';

export interface ViewSources extends NoteSources {
  tokens: ProposalTokens;
}

/** A version as its link opens it; undefined where there is none any more. Throws what the engine threw. */
export async function readView(
  db: Kysely<Tables>,
  sources: ViewSources,
  versionId: string,
  now: Date,
): Promise<ProposalView | undefined> {
  const version = await readVersion(db, versionId);
  const row = version && (await readProposal(db, version.proposal_id));
  if (version === undefined || row === undefined) return undefined;
  const versions = await readVersions(db, row.proposal_id);
  const [latest] = versions;
  const questions = await readQuestions(db, row.proposal_id);
  const held = await heldVersion(db, row, versions, now);
  const [booking] = held === undefined ? [] : await readBookings(db, [row.proposal_id]);
  const { tokens } = sources;
  const offer = offerOfVersion(version);
  return {
    number: version.number,
    sentAt: version.sent_at,
    state: stateOfVersion(row, version, now),
    newer:
      latest === undefined || latest.number === version.number
        ? null
        : { number: latest.number, token: tokenOf(tokens, latest.version_id, row.begun_at) },
    offer,
    opened: version.opened,
    held:
      row.state === 'held' && held
        ? {
            ...held.agreed,
            seatsUntil: held.seats?.isLive ? held.seats.until : null,
            confirmedAt: booking?.confirmedAt ?? null,
            received: booking?.received ?? 0,
            open: booking ? openPayment(booking) : null,
          }
        : null,
    ...(booking?.shareId && { shared: shareTokenOf(tokens, booking.shareId, row.begun_at) }),
    notes: booking && held?.agreed.number === version.number ? tripNotes(sources, offer, booking) : undefined,
    questions: questions.map(({ text, at }) => ({ text, at })),
  };
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
