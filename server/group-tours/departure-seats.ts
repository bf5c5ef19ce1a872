import type { Kysely } from 'kysely';
import { askOnce, askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface Seats {
  total: number;
  booked: number;
}

export interface NewDeparture {
  id: string;
  groupTourId: string;
  /** Calendar day in Nairobi. */
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

/** Seats by departure id, of every departure of these group tours that starts after `day`. Throws StoreUnavailable. */
export async function readSeats(
  store: Store,
  groupTourIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, Seats>> {
  if (groupTourIds.length === 0) return new Map();
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('departure_seats')
      .select(['departure_id', 'total_seats', 'booked_seats'])
      .where('group_tour_id', 'in', groupTourIds)
      .where('start_date', '>', day)
      .execute(),
  );
  return new Map(rows.map((row) => [row.departure_id, { total: row.total_seats, booked: row.booked_seats }]));
}
