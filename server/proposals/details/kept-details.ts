import type { Kysely, Selectable, Transaction } from 'kysely';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import type { DeskBooking } from '#contract/desk/bookings.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import {
  partyFields,
  type TravellerDetails,
  type TravellerDetailsView,
  travellerFields,
} from '#contract/forms/traveller-details.ts';
import { completeIn, goneOn, keptDays, travellersIn } from '#contract/trip/traveller-details.ts';
import { openSealed, sealDetails } from '#server/proposals/details/sealed-details.ts';
import {
  lockProposal,
  offerOfVersion,
  type ProposalRow,
  readProposal,
  readVersion,
  type VersionRow,
} from '#server/proposals/proposal-rows.ts';
import { tellBoth } from '#server/proposals/tell-both.ts';
import { fingerprintOf, type Secret } from '#server/secret/secret.ts';
import type { Tables, TravellerDetailsTable } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/** Why nothing can be given or read of a version. `sealed` is what another key sealed. */
export type DetailsRefused = 'not held' | 'another version' | 'withdrawn' | 'over' | 'another party' | 'sealed';

/** A write may run several times, and so it says how it went instead of throwing. */
export type DetailsOutcome = TravellerDetailsView | 'missing' | 'meanwhile' | { refused: DetailsRefused };

type Row = Selectable<TravellerDetailsTable>;

/** What was given for the version of a link. */
export async function readByLink(
  db: Kysely<Tables>,
  key: Secret,
  versionId: string,
  now: Date,
): Promise<DetailsOutcome> {
  const version = await readVersion(db, versionId);
  const row = version && (await readProposal(db, version.proposal_id));
  if (version === undefined || row === undefined) return 'missing';
  const refused = refusalOf(row, version, now);
  return refused === undefined ? viewOf(key, version, await readRow(db, row.proposal_id)) : { refused };
}

export interface GivenDetails extends TravellerDetails {
  versionId: string;
  /** The one that the giver has read. */
  version: number;
}

/** Between two saves of one sitting lie no more milliseconds. */
const sittingMs = 3_600_000;

/** Keeps what a party gives, on top of what was read; the office is told of a sitting once, and not what was given in it. */
export async function keepDetails(
  db: Transaction<Tables>,
  key: Secret,
  { versionId, version, travellers, party }: GivenDetails,
  now: Date,
): Promise<DetailsOutcome> {
  const locked = await lockVersion(db, versionId, now);
  if (locked === 'missing' || 'refused' in locked) return locked;
  const { row, sent } = locked;
  const id = row.proposal_id;
  if (travellers.length !== travellersIn(offerOfVersion(sent)).length) return { refused: 'another party' };
  const known = await readRow(db, id);
  const before = viewOf(key, sent, known);
  if ('refused' in before) return before;
  const given = { travellers, party };
  // An answer that was lost: it is sent again as it was kept.
  if (JSON.stringify(given) === JSON.stringify({ travellers: before.travellers, party: before.party })) return before;
  if (before.version !== version) return 'meanwhile';
  const kept = {
    sealed: sealDetails(key, id, given),
    key_print: fingerprintOf(key),
    version: version + 1,
    complete: completeIn(travellers),
    given_at: now.toISOString(),
  };
  await put(db, id, kept);
  const isGoingOn =
    known !== undefined && known.sealed !== null && Date.parse(known.given_at) > now.getTime() - sittingMs;
  if (!isGoingOn) await tellBoth(db, row, { at: now, what: 'details-given' });
  return viewOf(key, sent, { proposal_id: id, ...kept });
}

/** Removes what a party gave, on its wish. The version goes on, so that a page which still shows it overwrites nothing later. */
export async function removeDetails(db: Transaction<Tables>, versionId: string, now: Date): Promise<DetailsOutcome> {
  const locked = await lockVersion(db, versionId, now);
  if (locked === 'missing' || 'refused' in locked) return locked;
  const { row, sent } = locked;
  if (await clearDetails(db, row.proposal_id, now)) await tellBoth(db, row, { at: now, what: 'details-removed' });
  const { version = 0 } = (await readRow(db, row.proposal_id)) ?? {};
  return { ...nothingOf(sent), version, givenAt: null };
}

/** How far the details of a booking are, unread; null where none are there. */
export async function detailsStanding(
  db: Kysely<Tables>,
  { proposal_id: id }: ProposalRow,
  offer: ProposalOffer,
): Promise<DeskBooking['details']> {
  const row = await readRow(db, id);
  if (row === undefined || row.sealed === null) return null;
  return { complete: row.complete, travellers: travellersIn(offer).length, givenAt: row.given_at };
}

export interface ReadingDetails {
  /** Of the proposal. */
  id: string;
  /** An address of the staff. */
  by: string;
  as: 'details-read' | 'details-exported';
  now: Date;
}

/** All of it, for one of the staff, which is written down. `sealed` is what our key does not open. */
export async function readAtDesk(
  db: Transaction<Tables>,
  key: Secret,
  { id, by, as, now }: ReadingDetails,
): Promise<{ details: TravellerDetails; row: ProposalRow } | 'missing' | 'sealed'> {
  const row = await lockProposal(db, id, { now });
  const known = row && (await readRow(db, id));
  if (row === undefined || known === undefined || known.sealed === null) return 'missing';
  const details = openSealed(key, id, known.sealed);
  if (details === undefined) return 'sealed';
  await tellBoth(db, row, { by, at: now, what: as });
  return { details, row };
}

/** Of a trip that was given back nothing is needed any more; what a page has that was open before is not the newest. Gives back whether anything was there. */
export async function clearDetails(db: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  const cleared = await db
    .updateTable('traveller_details')
    .set((known) => ({ sealed: null, complete: 0, version: known('version', '+', 1), given_at: now.toISOString() }))
    .where('proposal_id', '=', id)
    .where('sealed', 'is not', null)
    .returning('version')
    .executeTakeFirst();
  return cleared !== undefined;
}

async function dropDetails(db: Transaction<Tables>, id: string): Promise<boolean> {
  const dropped = await db
    .deleteFrom('traveller_details')
    .where('proposal_id', '=', id)
    .returning('sealed')
    .executeTakeFirst();
  return dropped !== undefined && dropped.sealed !== null;
}

/** Removes those of journeys that ended long enough ago, and says so in their history. Throws StoreUnavailable. */
export async function forgetDetails(queue: WriteQueue, now: Date): Promise<void> {
  await queue.write(async (db) => {
    const old = await db
      .selectFrom('traveller_details')
      .innerJoin('bookings', 'bookings.proposal_id', 'traveller_details.proposal_id')
      .select('bookings.proposal_id')
      .where('bookings.end_date', '<=', addDays(officeDay(now), -keptDays))
      // Two servers that do this at once wait for each other, and not each for the other.
      .orderBy('bookings.proposal_id')
      .limit(200)
      .execute();
    for (const { proposal_id: id } of old) {
      const row = await lockProposal(db, id, { now });
      const isForgotten = await dropDetails(db, id);
      // What was erased meanwhile has no history.
      if (row !== undefined && isForgotten) await tellBoth(db, row, { at: now, what: 'details-forgotten' });
    }
  });
}

async function lockVersion(
  db: Transaction<Tables>,
  versionId: string,
  now: Date,
): Promise<{ row: ProposalRow; sent: VersionRow } | 'missing' | { refused: DetailsRefused }> {
  const sent = await readVersion(db, versionId);
  const row = sent && (await lockProposal(db, sent.proposal_id, { now }));
  if (sent === undefined || row === undefined) return 'missing';
  const refused = refusalOf(row, sent, now);
  return refused === undefined ? { row, sent } : { refused };
}

function refusalOf(row: ProposalRow, sent: VersionRow, now: Date): DetailsRefused | undefined {
  if (row.state === 'withdrawn') return 'withdrawn';
  if (row.state !== 'held') return 'not held';
  if (row.held_number !== sent.number) return 'another version';
  return goneOn(offerOfVersion(sent).endDate) <= officeDay(now) ? 'over' : undefined;
}

function readRow(db: Kysely<Tables>, id: string): Promise<Row | undefined> {
  return db.selectFrom('traveller_details').selectAll().where('proposal_id', '=', id).executeTakeFirst();
}

async function put(db: Transaction<Tables>, id: string, columns: Omit<Row, 'proposal_id'>): Promise<void> {
  await db
    .insertInto('traveller_details')
    .values({ proposal_id: id, ...columns })
    .onConflict((conflict) => conflict.column('proposal_id').doUpdateSet(columns))
    .execute();
}

function viewOf(key: Secret, sent: VersionRow, row: Row | undefined): TravellerDetailsView | { refused: 'sealed' } {
  const version = row?.version ?? 0;
  if (row === undefined || row.sealed === null) return { ...nothingOf(sent), version, givenAt: null };
  const details = openSealed(key, row.proposal_id, row.sealed);
  return details === undefined ? { refused: 'sealed' } : { ...details, version, givenAt: row.given_at };
}

const emptyOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>;

function nothingOf(sent: VersionRow): TravellerDetails {
  return {
    travellers: travellersIn(offerOfVersion(sent)).map(() => emptyOf(travellerFields)),
    party: emptyOf(partyFields),
  };
}
