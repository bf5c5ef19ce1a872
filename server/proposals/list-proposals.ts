import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { isCalendarDay, officeDay } from '#contract/calendar/calendar.ts';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import {
  type DeskProposalState,
  type DeskProposalSummary,
  type DeskProposalsQuery,
  deskProposalState,
  type ProposalDraft,
} from '#contract/desk/proposals.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { deskStateOf } from '#server/proposals/proposal-state.ts';
import type { ProposalsTable, Tables } from '#server/store/tables.ts';

type Catalogued = Pick<Catalogue, 'tours' | 'groupTours'>;

/** A proposal with its enquiry and the version sent last. */
type ListedRow = Pick<
  Selectable<ProposalsTable>,
  'proposal_id' | 'reference' | 'state' | 'number' | 'draft' | 'changed_at'
> & {
  details: string;
  offer: string | null;
  valid_until: string | null;
  opened: number | null;
  last_opened_at: string | null;
};

export interface FoundProposals {
  proposals: DeskProposalSummary[];
  /** In the states that were asked for. */
  total: number;
  counts: Record<DeskProposalState, number>;
}

/** A page of the proposals, those touched last first. Throws what the engine threw. */
export async function listProposals(
  db: Kysely<Tables>,
  catalogue: Catalogued,
  { state, page }: DeskProposalsQuery,
  now: Date,
): Promise<FoundProposals> {
  const counts = await countProposals(db, now);
  const wanted: readonly DeskProposalState[] = state.length === 0 ? deskProposalState.options : state;
  const rows = await listed(db)
    .$if(state.length > 0, (some) => some.where(stateNow(now), 'in', state))
    .orderBy('proposals.changed_at', 'desc')
    .orderBy('proposals.proposal_id')
    .limit(deskPageSize)
    .offset((page - 1) * deskPageSize)
    .execute();
  return {
    proposals: rows.map((row) => summaryOf(row, catalogue, now)),
    total: wanted.reduce((sum, one) => sum + counts[one], 0),
    counts,
  };
}

/** Those of one enquiry, the latest first. Throws what the engine threw. */
export async function proposalsOf(
  db: Kysely<Tables>,
  catalogue: Catalogued,
  reference: string,
  now: Date,
): Promise<DeskProposalSummary[]> {
  const rows = await listed(db)
    .where('proposals.reference', '=', reference)
    .orderBy('proposals.begun_at', 'desc')
    .orderBy('proposals.proposal_id')
    .execute();
  return rows.map((row) => summaryOf(row, catalogue, now));
}

/** One of them; undefined where there is none. Throws what the engine threw. */
export async function readSummary(
  db: Kysely<Tables>,
  catalogue: Catalogued,
  id: string,
  now: Date,
): Promise<DeskProposalSummary | undefined> {
  const row = await listed(db).where('proposals.proposal_id', '=', id).executeTakeFirst();
  return row && summaryOf(row, catalogue, now);
}

function withLast(db: Kysely<Tables>) {
  return db
    .selectFrom('proposals')
    .leftJoin('proposal_versions', (join) =>
      join
        .onRef('proposal_versions.proposal_id', '=', 'proposals.proposal_id')
        .onRef('proposal_versions.number', '=', 'proposals.number'),
    );
}

function listed(db: Kysely<Tables>) {
  return withLast(db)
    .innerJoin('enquiries', 'enquiries.reference', 'proposals.reference')
    .select([
      'proposals.proposal_id',
      'proposals.reference',
      'proposals.state',
      'proposals.number',
      'proposals.draft',
      'proposals.changed_at',
      'enquiries.details',
      'proposal_versions.offer',
      'proposal_versions.valid_until',
      'proposal_versions.opened',
      'proposal_versions.last_opened_at',
    ]);
}

/** As `deskStateOf` says it, for the store to narrow and count by. */
function stateNow(now: Date): RawBuilder<DeskProposalState> {
  return sql<DeskProposalState>`case
    when proposals.state in ('held', 'withdrawn') then proposals.state
    when proposals.number = 0 then 'draft'
    when proposal_versions.valid_until < ${officeDay(now)} then 'expired'
    when proposal_versions.opened > 0 then 'opened'
    else 'sent' end`;
}

async function countProposals(db: Kysely<Tables>, now: Date): Promise<Record<DeskProposalState, number>> {
  const rows = await db
    .selectFrom(withLast(db).select(stateNow(now).as('state')).as('states'))
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { draft: 0, sent: 0, opened: 0, held: 0, expired: 0, withdrawn: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

function summaryOf(row: ListedRow, catalogue: Catalogued, now: Date): DeskProposalSummary {
  const { traveller }: EnquiryDetails = JSON.parse(row.details);
  const draft: ProposalDraft = JSON.parse(row.draft);
  const offer: ProposalOffer | null = row.offer === null ? null : JSON.parse(row.offer);
  const { valid_until: validUntil, opened } = row;
  const last = validUntil === null || opened === null ? undefined : { valid_until: validUntil, opened };
  return {
    id: row.proposal_id,
    reference: row.reference,
    traveller: traveller.name,
    tour: offer?.tour.name ?? tourName(catalogue, draft.trip),
    state: deskStateOf(row, last, now),
    number: row.number,
    startDate: offer?.startDate ?? firstDay(draft.trip),
    validUntil: validUntil ?? draft.validUntil,
    total: offer?.total ?? null,
    opened: opened ?? 0,
    lastOpenedAt: row.last_opened_at,
    changedAt: row.changed_at,
  };
}

function tourName({ tours, groupTours }: Catalogued, trip: ProposalDraft['trip']): string {
  if (trip.kind === 'tour') return tours.get(trip.tour)?.record.name ?? trip.tour;
  return groupTours.get(trip.groupTour)?.record.name ?? trip.groupTour;
}

function firstDay(trip: ProposalDraft['trip']): string | null {
  if (trip.kind === 'tour') return trip.startDate;
  const day = trip.departureId?.slice(-10) ?? '';
  return isCalendarDay(day) ? day : null;
}
