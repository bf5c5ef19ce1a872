import type { Kysely, Transaction } from 'kysely';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { inDollars } from '#contract/money/price.ts';
import type { BookingFacts } from '#contract/trip/booking.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import type { Tables } from '#server/store/tables.ts';

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
      confirmed_at: null,
      given_back_at: null,
      kept_cents: null,
      meeting: null,
      meeting_before: null,
      meeting_at: null,
      share_id: null,
    })
    .execute();
}

export interface StoredBooking extends BookingFacts {
  id: string;
  startDate: string;
  /** Dollars the operator keeps of one that was given back. */
  kept: number | null;
  meeting: TripNotes['meeting'];
  /** What names the trip in the link for those who travel along. */
  shareId: string | null;
}

/** All of them, or these. Throws what the engine threw. */
export async function readBookings(db: Kysely<Tables>, ids?: readonly string[]): Promise<StoredBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .leftJoin('booking_receipts', 'booking_receipts.proposal_id', 'bookings.proposal_id')
    .selectAll('bookings')
    .select(({ fn }) => fn.sum<number | string | null>('cents').as('received'))
    .groupBy('bookings.proposal_id')
    .$if(ids !== undefined, (some) => some.where('bookings.proposal_id', 'in', ids ?? []))
    .execute();
  return rows.map((row) => ({
    id: row.proposal_id,
    startDate: row.start_date,
    endDate: row.end_date,
    payments: JSON.parse(row.payments),
    received: inDollars(Number(row.received ?? 0)),
    confirmedAt: row.confirmed_at,
    givenBackAt: row.given_back_at,
    kept: row.kept_cents === null ? null : inDollars(row.kept_cents),
    meeting:
      row.meeting === null || row.meeting_at === null
        ? null
        : { text: row.meeting, at: row.meeting_at, before: row.meeting_before },
    shareId: row.share_id,
  }));
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
