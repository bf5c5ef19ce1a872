import type { Expression, Kysely, Selectable, Transaction } from 'kysely';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inDollars } from '#contract/money/price.ts';
import type { BookingFacts } from '#contract/trip/booking.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import type { BookingsTable, Tables } from '#server/store/tables.ts';

/** A trip begins to be a booking when its traveller says yes. */
export async function beginBooking(
  db: Transaction<Tables>,
  id: string,
  { startDate, endDate, payments }: ProposalOffer,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      proposal_id: id,
      start_date: startDate,
      end_date: endDate,
      payments: JSON.stringify(payments),
    })
    .execute();
}

/** What its stage and its letters hang on. */
export interface DatedBooking extends BookingFacts {
  id: string;
  startDate: string;
}

export interface StoredBooking extends DatedBooking {
  /** Dollars the operator keeps of one that was given back. */
  kept: number | null;
  meeting: TripNotes['meeting'];
  /** What names the trip in the link for those who travel along. */
  shareId: string | null;
}

/** Those of these proposals. Throws what the engine threw. */
export async function readBookings(db: Kysely<Tables>, ids: readonly string[]): Promise<StoredBooking[]> {
  const rows = await withReceived(db).selectAll('bookings').where('proposal_id', 'in', ids).execute();
  return rows.map((row) => ({
    ...datedBooking(row),
    kept: row.kept_cents === null ? null : inDollars(row.kept_cents),
    meeting:
      row.meeting === null || row.meeting_at === null
        ? null
        : { text: row.meeting, at: row.meeting_at, before: row.meeting_before },
    shareId: row.share_id,
  }));
}

const datedColumns = ['proposal_id', 'start_date', 'end_date', 'payments', 'confirmed_at', 'given_back_at'] as const;

/** All of them, or those that are named: there may be thousands. Throws what the engine threw. */
export async function readDatedBookings(
  db: Kysely<Tables>,
  ids?: Expression<{ proposal_id: string }>,
): Promise<DatedBooking[]> {
  const rows = await withReceived(db)
    .select(datedColumns)
    .$if(ids !== undefined, (some) => some.where('proposal_id', 'in', ids as never))
    .orderBy('proposal_id')
    .execute();
  return rows.map(datedBooking);
}

function withReceived(db: Kysely<Tables>) {
  return db.selectFrom('bookings').select((eb) =>
    eb
      .selectFrom('booking_receipts')
      .whereRef('booking_receipts.proposal_id', '=', 'bookings.proposal_id')
      .select(({ fn }) => fn.sum<number | string | null>('cents').as('cents'))
      .as('received'),
  );
}

type DatedRow = Pick<Selectable<BookingsTable>, (typeof datedColumns)[number]> & { received: number | string | null };

function datedBooking(row: DatedRow): DatedBooking {
  return {
    id: row.proposal_id,
    startDate: row.start_date,
    endDate: row.end_date,
    payments: JSON.parse(row.payments),
    received: inDollars(Number(row.received ?? 0)),
    confirmedAt: row.confirmed_at,
    givenBackAt: row.given_back_at,
  };
}

/** Whether these seats are those of a booking, with which alone they are sold and given back. Throws what the engine threw. */
export async function isBooked(db: Kysely<Tables>, holdId: string): Promise<boolean> {
  const held = await db
    .selectFrom('proposals')
    .select('proposal_id')
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return held !== undefined;
}

/** Oldest first. Throws what the engine threw. */
export async function readReceipts(db: Kysely<Tables>, id: string) {
  const rows = await db
    .selectFrom('booking_receipts')
    .selectAll()
    .where('proposal_id', '=', id)
    .orderBy('received_on')
    .orderBy('written_at')
    .orderBy('receipt_id')
    .execute();
  return rows.map((row) => ({
    receiptId: row.receipt_id,
    receivedOn: row.received_on,
    amount: inDollars(row.cents),
    how: row.how,
    by: row.written_by,
    at: row.written_at,
  }));
}
