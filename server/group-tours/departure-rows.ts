import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DepartureState, Tables } from '#server/store/tables.ts';

/** One dated departure as the store has it, which decides. */
export interface DepartureRow {
  id: string;
  groupTourId: string;
  /** Calendar day at the office. */
  startDate: string;
  state: DepartureState;
  capacity: number;
  sold: number;
  /** Seats of holds that are live and have not ended. */
  held: number;
  /** Whole dollars instead of the price rule's; null for the rule. */
  priceOverride: number | null;
  /** Whether it is sure to run, whatever is sold; null for the rule. */
  guaranteedOverride: boolean | null;
  /** A date that a rule gave and nobody has touched: it goes when the rule no longer gives it. */
  isUntouched: boolean;
  version: number;
}

/** Which departures are read; all of them where nothing is said. Days are calendar days at the office, both included. */
export interface DepartureSpan {
  groupTourIds?: readonly string[] | undefined;
  ids?: readonly string[];
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * Departures in the order of their days, with the seats that are held at `now`. Throws what the engine threw.
 */
export async function readDepartureRows(
  db: Kysely<Tables>,
  { groupTourIds, ids, from, until }: DepartureSpan,
  now: Date,
): Promise<DepartureRow[]> {
  const rows = await db
    .selectFrom('departure_seats')
    .selectAll('departure_seats')
    .select((eb) => heldSeats(eb, now).as('held'))
    .$if(groupTourIds !== undefined, (query) => query.where('group_tour_id', 'in', groupTourIds ?? []))
    .$if(ids !== undefined, (query) => query.where('departure_seats.departure_id', 'in', ids ?? []))
    .$if(from !== undefined, (query) => query.where('start_date', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('start_date', '<=', until ?? ''))
    .orderBy('start_date')
    .orderBy('departure_seats.departure_id')
    .execute();
  return rows.map((row) => ({
    id: row.departure_id,
    groupTourId: row.group_tour_id,
    startDate: row.start_date,
    state: row.state,
    capacity: row.total_seats,
    sold: row.booked_seats,
    held: Number(row.held ?? 0),
    priceOverride: row.price_override,
    guaranteedOverride: row.guaranteed_override === null ? null : row.guaranteed_override === 1,
    isUntouched: row.added_by === null && row.version === 1 && row.booked_seats === 0,
    version: row.version,
  }));
}

/** The departure of that id, or undefined. Throws what the engine threw. */
export async function readDepartureRow(db: Kysely<Tables>, id: string, now: Date): Promise<DepartureRow | undefined> {
  return (await readDepartureRows(db, { ids: [id] }, now))[0];
}

/**
 * The same for a change: until the end of the transaction nobody else changes this departure or holds a seat on it. Every write
 * that counts seats begins with it.
 */
export async function lockDepartureRow(db: Kysely<Tables>, id: string, now: Date): Promise<DepartureRow | undefined> {
  // It changes nothing: PostgreSQL keeps others out of a row that is written. SQLite has one writer anyway.
  await db
    .updateTable('departure_seats')
    .set((row) => ({ version: row.ref('version') }))
    .where('departure_id', '=', id)
    .execute();
  return readDepartureRow(db, id, now);
}

/**
 * The sum of all versions: a departure that is added counts one more, and so does every change of one, holds and sales among
 * them; none is ever removed. Clocks, of which each server has its own, play no part. Throws what the engine threw.
 */
export async function readDeparturesRevision(db: Kysely<Tables>): Promise<number> {
  const { versions } = await db
    .selectFrom('departure_seats')
    .select(({ fn }) => fn.sum<number | string | null>('version').as('versions'))
    .executeTakeFirstOrThrow();
  return Number(versions ?? 0);
}

/**
 * A text that is another one whenever any departure would be told otherwise: after every change, and when a hold has ended, which is
 * told before it is marked. Throws what the engine threw.
 */
export async function readDeparturesVersion(db: Kysely<Tables>, now: Date): Promise<string> {
  const { versions, holds } = await db
    .selectFrom('departure_seats')
    .select((eb) => [
      eb.fn.sum<number | string | null>('version').as('versions'),
      eb
        .selectFrom('seat_holds')
        .select(({ fn }) => fn.countAll<number | string>().as('holds'))
        .where('state', '=', 'live')
        .where('held_until', '>', now.toISOString())
        .as('holds'),
    ])
    .executeTakeFirstOrThrow();
  return `${versions ?? 0} ${holds}`;
}

/** Seats of the live holds of a departure: what has ended does not count, whether it is marked yet or not. */
function heldSeats(eb: ExpressionBuilder<Tables, 'departure_seats'>, now: Date) {
  return eb
    .selectFrom('seat_holds')
    .select(({ fn }) => fn.sum<number | string | null>('seat_holds.seats').as('seats'))
    .whereRef('seat_holds.departure_id', '=', 'departure_seats.departure_id')
    .where('seat_holds.state', '=', 'live')
    .where('seat_holds.held_until', '>', now.toISOString());
}
