import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskProposal, DeskProposalSummary, DeskProposalVersion } from '#contract/desk/proposals.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { readEnquiry, type StoredEnquiry } from '#server/enquiries/enquiry.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { changesOf } from '#server/history/desk-changes.ts';
import { mailAsText } from '#server/mail/content/mail-as-text.ts';
import { readDeskBooking } from '#server/proposals/bookings/desk-booking.ts';
import { readSummary } from '#server/proposals/list-proposals.ts';
import { newProposalMail } from '#server/proposals/mails/proposal-letters.ts';
import { type ReadDraft, readDraft } from '#server/proposals/offer.ts';
import { choicesOf } from '#server/proposals/proposal-choices.ts';
import { type ProposalTokens, proposalUrl, tokenOf } from '#server/proposals/proposal-links.ts';
import { addProblem, type ProposalProblems } from '#server/proposals/proposal-problems.ts';
import {
  draftOf,
  offerOfVersion,
  type ProposalRow,
  readProposal,
  readQuestions,
  readVersions,
  type VersionRow,
} from '#server/proposals/proposal-rows.ts';
import { heldVersion } from '#server/proposals/proposal-state.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface DeskProposalSources {
  store: Store;
  catalogue: Catalogue;
  board: DepartureBoard;
  operator: Operator;
  tokens: ProposalTokens;
}

/** All that the store knows of a proposal. */
interface Stored extends Pick<DeskProposal, 'questions' | 'history' | 'held' | 'booking'> {
  summary: DeskProposalSummary;
  row: ProposalRow;
  versions: VersionRow[];
  enquiry: StoredEnquiry;
}

/** A proposal as the desk shows it, with its draft as it would be sent now; undefined where there is none. Throws StoreUnavailable. */
export async function readDeskProposal(
  sources: DeskProposalSources,
  id: string,
  now: Date,
): Promise<DeskProposal | undefined> {
  const { store, catalogue, board } = sources;
  const stored = await askStore(store, (db) => readStored(db, sources, id, now));
  if (stored === undefined) return undefined;
  const { summary, row, versions, enquiry, questions, history, held, booking } = stored;
  const draft = draftOf(row);
  const { details } = enquiry;
  const read = await readDraft({ catalogue, board, today: officeDay(now) }, draft, details.traveller);
  const [last] = versions;
  return {
    ...summary,
    total: summary.total ?? read.offer?.total ?? null,
    version: row.version,
    asked:
      details.kind === 'contact'
        ? { flexibility: null, notes: details.message }
        : { flexibility: details.dates.flexibility, notes: details.notes ?? '' },
    draft,
    isChanged: last?.draft !== row.draft,
    preview: read.offer ?? null,
    faults: withStateProblem(read.problems, row),
    doubts: read.warnings,
    mail: mailOf(sources, row, read, details.traveller.email),
    choices: await choicesOf({ catalogue, board }, draft),
    versions: versions.map((version) => deskVersion(sources, row, version)),
    held,
    booking,
    questions,
    history,
  };
}

async function readStored(
  db: Kysely<Tables>,
  sources: DeskProposalSources,
  id: string,
  now: Date,
): Promise<Stored | undefined> {
  const row = await readProposal(db, id);
  const summary = row && (await readSummary(db, sources.catalogue, id, now));
  const enquiry = row && (await readEnquiry(db, row.reference));
  if (row === undefined || summary === undefined || enquiry === undefined) return undefined;
  const versions = await readVersions(db, id);
  const held = await heldVersion(db, row, versions, now);
  return {
    summary,
    row,
    enquiry,
    versions,
    questions: await readQuestions(db, id),
    history: await changesOf(db, { kind: 'proposal', id }),
    booking: await readDeskBooking(db, sources, row, now),
    held: held ? { ...held.agreed, seatsUntil: held.seats?.until ?? null } : null,
  };
}

/** What was agreed to or taken back is not changed any more: another one is begun. */
function withStateProblem(problems: ProposalProblems, { state }: ProposalRow): ProposalProblems {
  const all = { ...problems };
  if (state === 'held') {
    addProblem(
      all,
      'state',
      'The traveller has said yes. Give the trip back, and begin another, to offer something else.',
    );
  }
  if (state === 'withdrawn') addProblem(all, 'state', 'It was withdrawn. Begin another from the enquiry.');
  return all;
}

/** Exactly what would be sent: the link of the next version is known before. */
function mailOf(
  { operator, tokens }: DeskProposalSources,
  row: ProposalRow,
  { offer }: ReadDraft,
  to: string,
): DeskProposal['mail'] {
  if (offer === undefined) return null;
  const link = proposalUrl(operator.siteUrl, offer.tour, tokenOf(tokens, row.next_version_id, row.begun_at));
  const content = newProposalMail({ number: row.number + 1, offer, link }, operator);
  return { to, subject: content.subject, text: mailAsText(content) };
}

function deskVersion(
  { operator, tokens }: DeskProposalSources,
  row: ProposalRow,
  version: VersionRow,
): DeskProposalVersion {
  const offer = offerOfVersion(version);
  return {
    number: version.number,
    sentAt: version.sent_at,
    sentBy: version.sent_by,
    validUntil: version.valid_until,
    opened: version.opened,
    firstOpenedAt: version.first_opened_at,
    lastOpenedAt: version.last_opened_at,
    offer,
    link: proposalUrl(operator.siteUrl, offer.tour, tokenOf(tokens, version.version_id, row.begun_at)),
  };
}
