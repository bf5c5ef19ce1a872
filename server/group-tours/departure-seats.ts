import type { Kysely } from 'kysely';
import { askOnce, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface Seats {
  total: number;
  booked: number;
}

export interface NewDeparture {
  id: string;
  groupTourId: string;
  /** Calendar day at the office. */
  startDate: string;
  seats: Seats;
}

/**
 * Inserts the departures the store does not know; those it knows keep their seats. Throws StoreUnavailable, at once
 * when another process has locked the store: whoever asks for departures does not wait for this.
 */
export async function addMissingDepartures(
  store: Store,
  departures: readonly NewDeparture[],
  now: Date,
): Promise<void> {
  if (departures.length === 0) return;
  await askOnce(store, (db) =>
    db.transaction().execute((transaction) => insertMissingDepartures(transaction, departures, now)),
  );
}

/** The same as a part of something larger. Throws what the engine threw. */
export async function insertMissingDepartures(
  db: Kysely<Tables>,
  departures: readonly NewDeparture[],
  now: Date,
): Promise<void> {
  if (departures.length === 0) return;
  const rows = departures.map(({ id, groupTourId, startDate, seats }) => ({
    departure_id: id,
    group_tour_id: groupTourId,
    start_date: startDate,
    total_seats: seats.total,
    booked_seats: seats.booked,
    updated_at: now.toISOString(),
  }));
  await db
    .insertInto('departure_seats')
    .values(rows)
    .onConflict((conflict) => conflict.column('departure_id').doNothing())
    .execute();
}
