import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskBookingSummary, DeskBookingsQuery } from '#contract/desk/bookings.ts';
import { deskPageSize } from '#contract/desk/desk-paging.ts';
import { inCents, inDollars } from '#contract/money/price.ts';
import { type BookingStage, bookingStage, bookingStages, openPayment } from '#contract/trip/booking.ts';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { type DatedBooking, readDatedBookings } from '#server/proposals/bookings/booking-rows.ts';
import { offerOfVersion, withVersion } from '#server/proposals/proposal-rows.ts';
import { type Store, scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

type Found = Pick<DatedBooking, 'id'> & Omit<DeskBookingSummary, 'traveller' | 'tour' | 'reference'>;

/** A page of the bookings. Throws what the engine threw. */
export async function listBookings(
  db: Kysely<Tables>,
  { stage, page }: DeskBookingsQuery,
  now: Date,
): Promise<{ bookings: DeskBookingSummary[]; total: number; counts: Record<BookingStage, number> }> {
  const all = await findBookings(db, now);
  const counts = Object.fromEntries(bookingStages.map((one) => [one, 0])) as Record<BookingStage, number>;
  for (const found of all) counts[found.stage] += 1;
  const wanted = inStages(all, stage);
  return { bookings: await named(db, pageOf(wanted, page)), total: wanted.length, counts };
}

/** All in these stages, a page at a time. Throws StoreUnavailable. */
export async function* pagesOfBookings(
  store: Store,
  stages: readonly BookingStage[],
  now: Date,
): AsyncGenerator<DeskBookingSummary[]> {
  const wanted = inStages(await scanStore(store, (db) => findBookings(db, now)), stages);
  for (let page = 1; pageOf(wanted, page).length > 0; page += 1) {
    yield await scanStore(store, (db) => named(db, pageOf(wanted, page)));
  }
}

const inStages = (all: readonly Found[], stages: readonly BookingStage[]) =>
  all.filter(({ stage }) => stages.length === 0 || stages.includes(stage));

const pageOf = (found: readonly Found[], page: number) => found.slice((page - 1) * deskPageSize, page * deskPageSize);

/** Those with a sum to come in first, by the day it is due; then by the first day of the trip. */
async function findBookings(db: Kysely<Tables>, now: Date): Promise<Found[]> {
  const today = officeDay(now);
  const found = (await readDatedBookings(db)).map((booking): Found => {
    const stage = bookingStage(booking, today);
    return {
      id: booking.id,
      stage,
      startDate: booking.startDate,
      endDate: booking.endDate,
      total: inDollars(booking.payments.reduce((sum, { amount }) => sum + inCents(amount), 0)),
      received: booking.received,
      open: openPayment(booking),
    };
  });
  const never = '9999';
  const key = ({ open, startDate, id }: Found) => `${open?.dueOn ?? never} ${startDate} ${id}`;
  return found
    .map((one) => ({ one, key: key(one) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ one }) => one);
}

async function named(db: Kysely<Tables>, found: readonly Found[]): Promise<DeskBookingSummary[]> {
  if (found.length === 0) return [];
  const rows = await withVersion(db, 'held_number')
    .innerJoin('enquiries', 'enquiries.reference', 'proposals.reference')
    .select(['proposals.proposal_id', 'proposals.reference', 'enquiries.details', 'proposal_versions.offer'])
    .where(
      'proposals.proposal_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.proposal_id, row]));
  return found.flatMap((one) => {
    const row = byId.get(one.id);
    if (row === undefined) return [];
    const { traveller }: EnquiryDetails = JSON.parse(row.details);
    return [{ ...one, reference: row.reference, traveller: traveller.name, tour: offerOfVersion(row).tour.name }];
  });
}
