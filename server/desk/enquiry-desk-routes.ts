import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { getDeskEnquiry, listDeskEnquiries } from '#contract/desk/enquiry-endpoints.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { changesOf } from '#server/desk/desk-changes.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { readEnquiryInFull } from '#server/enquiries/work/enquiry-in-full.ts';
import { listEnquiries } from '#server/enquiries/work/list-enquiries.ts';
import { tripToday } from '#server/enquiries/work/trip-today.ts';
import { momentOf } from '#server/enquiries/work/waiting.ts';
import type { DepartureBoard } from '#server/group-tours/departure-board.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Operator } from '#server/settings/operator.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

export interface EnquiryDeskBacking {
  store: Store;
  catalogue: Catalogue;
  board: DepartureBoard;
  operator: Operator;
}

/** Adds the calls with which the office reads and answers enquiries. */
export function addEnquiryDeskRoutes(route: DeskRoute, backing: EnquiryDeskBacking): void {
  const { store, operator } = backing;
  const moment = (now: Date) => momentOf(now, operator.openingHours);

  route(listDeskEnquiries, ({ query }, { now }) => askStore(store, (db) => listEnquiries(db, query, moment(now))));

  route(getDeskEnquiry, ({ params }, { now }) => inFull(backing, params.reference, now));
}

/** @throws ApiError `not_found`; StoreUnavailable */
async function inFull(
  { store, catalogue, board, operator }: EnquiryDeskBacking,
  reference: string,
  now: Date,
): Promise<DeskEnquiry> {
  const moment = momentOf(now, operator.openingHours);
  const found = await askStore(store, async (db) => {
    const enquiry = await readEnquiryInFull(db, reference, moment);
    return enquiry && { ...enquiry, history: await changesOf(db, { kind: 'enquiry', id: reference }) };
  });
  if (found === undefined) throw new ApiError('not_found', 'There is no such enquiry, or it was erased.');
  return { ...found, today: (await tripToday({ catalogue, board }, found.details)) ?? null };
}
