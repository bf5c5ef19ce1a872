import type { Transaction } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import {
  changeDeskBooking,
  getDeskBookingTable,
  getDeskTravellerTable,
  listDeskBookings,
  readDeskTravellerDetails,
} from '#contract/desk/booking-endpoints.ts';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import {
  beginDeskProposal,
  draftDeskProposal,
  getDeskProposal,
  listDeskProposals,
  sendDeskProposal,
  withdrawDeskProposal,
} from '#contract/desk/proposal-endpoints.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { inCents } from '#contract/money/price.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskCall, DeskRoute } from '#server/desk/desk-route.ts';
import { bookingTable, travellerDetailsTable } from '#server/desk/tables/booking-tables.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { readEnquiry } from '#server/enquiries/enquiry.ts';
import { noSuchEnquiry } from '#server/enquiries/office/change-outcome.ts';
import { Repeated } from '#server/http/answers/route.ts';
import { ApiError } from '#server/http/api-error.ts';
import { beginDraft } from '#server/proposals/begin-draft.ts';
import { type BookingChanged, changeBooking } from '#server/proposals/bookings/change-booking.ts';
import { listBookings, pagesOfBookings } from '#server/proposals/bookings/list-bookings.ts';
import {
  beginProposal,
  type ChangingProposal,
  keepDraft,
  sendVersion,
  withdrawProposal,
} from '#server/proposals/change-proposals.ts';
import { readDeskProposal } from '#server/proposals/desk-proposal.ts';
import { type ReadingDetails, readAtDesk } from '#server/proposals/details/kept-details.ts';
import { listProposals } from '#server/proposals/list-proposals.ts';
import { createProposalTokens } from '#server/proposals/proposal-links.ts';
import { askStore, scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

type Backing = Pick<
  DeskBacking,
  'store' | 'queue' | 'catalogue' | 'board' | 'secret' | 'detailsKey' | 'operator' | 'wakeOutbox'
>;

/** Adds the calls with which the office makes proposals. */
export function addProposalDeskRoutes(route: DeskRoute, backing: Backing): void {
  const { store, queue, catalogue, operator, wakeOutbox } = backing;
  const tokens = createProposalTokens(backing.secret);

  route(listDeskProposals, async ({ query }, { now }) => {
    const found = await scanStore(store, (db) => listProposals(db, catalogue(), query, now));
    return { ...found, page: query.page, limit: deskPageSize };
  });

  route(getDeskProposal, ({ params }, { now }) => known(params.id, now));

  route(beginDeskProposal, async ({ params: { reference } }, { staff, now }) => {
    const enquiry = await askStore(store, (db) => readEnquiry(db, reference));
    if (enquiry === undefined) throw noSuchEnquiry();
    const draft = beginDraft({ catalogue: catalogue(), operator, today: officeDay(now) }, enquiry.details);
    const begun = await queue.write((db) => beginProposal(db, { reference, draft, by: staff.email, now }));
    if (begun === undefined) throw noSuchEnquiry();
    const proposal = await known(begun.id, now);
    return begun.isNew ? proposal : new Repeated(proposal);
  });

  route(draftDeskProposal, ({ params: { id }, body }, call) =>
    change(id, call, (db, changing) => keepDraft(db, changing, body)),
  );

  route(sendDeskProposal, async ({ params: { id }, body: { total } }, call) => {
    const { version, preview, faults: problems } = await known(id, call.now);
    if (version !== call.version()) throw changedMeanwhile();
    if (preview === null || Object.keys(problems).length > 0) {
      throw new ApiError('invalid', 'Something keeps this proposal from being sent.', { errors: problems });
    }
    if (inCents(total) !== inCents(preview.total)) {
      throw new ApiError(
        'conflict',
        `It comes to ${formatUsd(preview.total)} by now. Look at it again before you send it.`,
      );
    }
    const sent = await change(id, call, (db, changing) => sendVersion(db, changing, preview));
    wakeOutbox();
    return sent;
  });

  route(withdrawDeskProposal, async ({ params: { id } }, call) => {
    const withdrawn = await change(id, call, withdrawProposal);
    // Seats that came free may have been offered to somebody.
    wakeOutbox();
    return withdrawn;
  });

  route(listDeskBookings, async ({ query }, { now }) => {
    const found = await scanStore(store, (db) => listBookings(db, query, now));
    return { ...found, page: query.page, limit: deskPageSize };
  });

  route(
    getDeskBookingTable,
    ({ query: { stage } }, { now }) =>
      new StreamedTable(`bookings-${officeDay(now)}.csv`, bookingTable(pagesOfBookings(store, stage, now))),
  );

  route(changeDeskBooking, async ({ params: { id }, body }, call) => {
    const changed = await change(id, call, (db, changing) => changeBooking(db, changing, body));
    wakeOutbox();
    return changed;
  });

  route(
    readDeskTravellerDetails,
    async ({ params: { id } }, call) => (await readDetails(id, call, 'details-read')).details,
  );

  route(getDeskTravellerTable, async ({ params: { id } }, call) => {
    const { details, row } = await readDetails(id, call, 'details-exported');
    return new StreamedTable(`travellers-${row.reference}.csv`, travellerDetailsTable(details));
  });

  async function readDetails(id: string, { staff, now }: DeskCall, as: ReadingDetails['as']) {
    const read = await queue.write((db) => readAtDesk(db, backing.detailsKey, { id, by: staff.email, as, now }));
    if (read === 'missing') throw new ApiError('not_found', 'Nothing is there to be read. It may have been removed.');
    if (read === 'sealed') throw new ApiError('conflict', 'It was sealed with another key than this server has.');
    return read;
  }

  async function known(id: string, now: Date): Promise<DeskProposal> {
    const proposal = await readDeskProposal({ ...backing, catalogue: catalogue(), tokens }, id, now);
    if (proposal === undefined) throw noSuchProposal();
    return proposal;
  }

  async function change(
    id: string,
    { staff, now, version }: DeskCall,
    work: (db: Transaction<Tables>, changing: ChangingProposal) => Promise<BookingChanged>,
  ): Promise<DeskProposal> {
    const changing = { id, version: version(), by: staff.email, now };
    refuseUnlessChanged(await queue.write((db) => work(db, changing)));
    return known(id, now);
  }
}

function refuseUnlessChanged(changed: BookingChanged): void {
  if (changed === 'changed') return;
  switch (changed.refused) {
    case 'missing':
      throw noSuchProposal();
    // What was agreed to or taken back is of another version than was read.
    case 'meanwhile':
    case 'over':
      throw changedMeanwhile();
    case 'begun':
      throw new ApiError(
        'conflict',
        'This trip has begun. Its confirmation stays; give the trip back if it was cancelled.',
      );
    case 'no seats':
      throw new ApiError(
        'conflict',
        `Its seats are kept no longer, and nothing was changed. ${changed.message} Look at it, or offer another.`,
      );
  }
}

function noSuchProposal(): ApiError {
  return new ApiError('not_found', 'There is no such proposal, or its enquiry was erased.');
}

function changedMeanwhile(): ApiError {
  return new ApiError('changed_meanwhile', 'This proposal was changed meanwhile. Nothing was stored.');
}
