import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { SeatHold } from '#contract/desk/departures.ts';
import { count } from '#contract/words/count.ts';
import { touchDeparture } from '#server/group-tours/change-departure.ts';
import { type DepartureRefusal, invalid, unknownDeparture } from '#server/group-tours/departure-refusal.ts';
import { lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import { lockEnquiry } from '#server/store/lock-enquiry.ts';
import type { SeatHoldsTable, Tables } from '#server/store/tables.ts';

export interface NewHold {
  /** The browser's own name for it. */
  holdId?: string | undefined;
  departureId: string;
  seats: number;
  until: Date;
  /** In words. */
  forWhom: string;
  enquiry?: string | undefined;
  /** The address of who makes it; left out for what the server does by itself. */
  by?: string;
  /** Live ones of the same departure, which are released for it. */
  insteadOf?: readonly Pick<SeatHold, 'id' | 'seats'>[];
}

/** Keeps seats, unless more would be sold and held than there are; refused, it changes nothing. Throws what the engine threw. */
export async function holdSeats(
  db: Transaction<Tables>,
  { holdId = randomUUID(), departureId, seats, until, forWhom, enquiry, by, insteadOf = [] }: NewHold,
  now: Date,
): Promise<SeatHold | DepartureRefusal> {
  const row = await lockDepartureRow(db, departureId, now);
  if (row === undefined) return unknownDeparture;
  if (row.startDate < officeDay(now)) return invalid('until', 'This departure has left.');
  if (row.state === 'cancelled') return invalid('seats', 'This departure is cancelled.');
  if (until <= now) return invalid('until', 'A hold ends later than now.');
  if (officeDay(until) > row.startDate) return invalid('until', 'A hold ends before the departure leaves.');
  const free = insteadOf.reduce((sum, hold) => sum + hold.seats, row.capacity - row.sold - row.held);
  if (seats > free) return invalid('seats', tooFew(free));
  if (enquiry !== undefined && !(await lockEnquiry(db, enquiry))) {
    return invalid('enquiry', 'There is no enquiry with this reference.');
  }
  if (insteadOf.length > 0) {
    const ids = insteadOf.map(({ id }) => id);
    const released = { state: 'released' as const, changed_at: now.toISOString() };
    await db.updateTable('seat_holds').set(released).where('hold_id', 'in', ids).execute();
  }
  const hold = await db
    .insertInto('seat_holds')
    .values({
      hold_id: holdId.toLowerCase(),
      departure_id: departureId,
      seats,
      held_until: until.toISOString(),
      for_whom: forWhom,
      enquiry_reference: enquiry ?? null,
      made_by: by ?? null,
      made_at: now.toISOString(),
      state: 'live',
      changed_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await touchDeparture(db, departureId, {}, now);
  return seatHold(hold, now);
}

/** The hold that was made under this id, or a refusal where it was made with other words. */
export async function heldBefore(
  db: Transaction<Tables>,
  { holdId, departureId, seats, forWhom }: NewHold,
  now: Date,
): Promise<'held' | DepartureRefusal | undefined> {
  if (holdId === undefined) return undefined;
  // Of two presses at once the second sees what the first has made.
  await lockDepartureRow(db, departureId, now);
  const hold = await db
    .selectFrom('seat_holds')
    .selectAll()
    .where('hold_id', '=', holdId.toLowerCase())
    .executeTakeFirst();
  if (hold === undefined) return undefined;
  const isSame = hold.departure_id === departureId && hold.seats === seats && hold.for_whom === forWhom;
  if (isSame) return 'held';
  return {
    refused: 'changed',
    message: `${count(hold.seats, 'seat is', 'seats are')} held for ${hold.for_whom} already.`,
  };
}

/**
 * Ends a live hold: its seats are free again, or sold. Sold ones can be given back. A hold that has ended otherwise is refused as
 * changed. Throws what the engine threw.
 */
export async function endHold(
  db: Transaction<Tables>,
  { departureId, holdId, as }: { departureId: string; holdId: string; as: 'released' | 'sold' },
  now: Date,
): Promise<(SeatHold & { was: SeatHold['state'] }) | DepartureRefusal> {
  const row = await lockDepartureRow(db, departureId, now);
  if (row === undefined) return unknownDeparture;
  const hold = await db
    .selectFrom('seat_holds')
    .selectAll()
    .where('hold_id', '=', holdId)
    .where('departure_id', '=', departureId)
    .executeTakeFirst();
  if (hold === undefined) return { refused: 'unknown', message: 'There is no such hold.' };
  const known = seatHold(hold, now);
  const isReturned = known.state === 'sold' && as === 'released';
  if (known.state !== 'live' && !isReturned) {
    return { refused: 'changed', message: `This hold is ${ended[known.state]} already.` };
  }
  await db
    .updateTable('seat_holds')
    .set({ state: as, changed_at: now.toISOString() })
    .where('hold_id', '=', holdId)
    .execute();
  // The office may have counted fewer as sold meanwhile.
  const sold = isReturned ? Math.max(0, row.sold - hold.seats) : row.sold + (as === 'sold' ? hold.seats : 0);
  await touchDeparture(db, departureId, sold === row.sold ? {} : { booked_seats: sold }, now);
  return { ...known, state: as, was: known.state };
}

/**
 * Sells seats that were given back by mistake once more, of a departure that may have left; refused where others have them. Throws
 * what the engine threw.
 */
export async function sellReleased(
  db: Transaction<Tables>,
  { departureId, holdId }: { departureId: string; holdId: string },
  now: Date,
): Promise<'sold' | DepartureRefusal> {
  const row = await lockDepartureRow(db, departureId, now);
  if (row === undefined) return unknownDeparture;
  if (row.state === 'cancelled') return invalid('seats', 'This departure is cancelled.');
  const hold = await db
    .selectFrom('seat_holds')
    .select('seats')
    .where('hold_id', '=', holdId)
    .where('departure_id', '=', departureId)
    .where('state', '=', 'released')
    .executeTakeFirst();
  if (hold === undefined) return { refused: 'changed', message: 'This hold is not released.' };
  const free = row.capacity - row.sold - row.held;
  if (hold.seats > free) return invalid('seats', tooFew(free));
  const sold = { state: 'sold' as const, changed_at: now.toISOString() };
  await db.updateTable('seat_holds').set(sold).where('hold_id', '=', holdId).execute();
  await touchDeparture(db, departureId, { booked_seats: row.sold + hold.seats }, now);
  return 'sold';
}

/** Seats that were sold by mistake are held again. Nothing where they are not sold any more. Throws what the engine threw. */
export async function holdSoldAgain(
  db: Transaction<Tables>,
  { departureId, holdId, until }: { departureId: string; holdId: string; until: Date },
  now: Date,
): Promise<void> {
  const row = await lockDepartureRow(db, departureId, now);
  if (row === undefined) return;
  const hold = await db
    .updateTable('seat_holds')
    .set({ state: 'live', held_until: until.toISOString(), changed_at: now.toISOString() })
    .where('hold_id', '=', holdId)
    .where('departure_id', '=', departureId)
    .where('state', '=', 'sold')
    .returning('seats')
    .executeTakeFirst();
  if (hold === undefined) return;
  await touchDeparture(db, departureId, { booked_seats: Math.max(0, row.sold - hold.seats) }, now);
}

const ended = { released: 'released', sold: 'sold', expired: 'over' };

/**
 * Holds of a departure, newest first, of those that have ended the last 200; one that has ended by itself is said to be. Throws what
 * the engine threw.
 */
export async function readHolds(db: Kysely<Tables>, departureId: string, now: Date): Promise<SeatHold[]> {
  const kept = ['live', 'sold'] as const;
  const lastEnded = db
    .selectFrom('seat_holds')
    .select('hold_id')
    .where('departure_id', '=', departureId)
    .where('state', 'not in', kept)
    .orderBy('made_at', 'desc')
    .orderBy('hold_id')
    .limit(200);
  const rows = await db
    .selectFrom('seat_holds')
    .selectAll()
    .where('departure_id', '=', departureId)
    .where(({ eb, or }) => or([eb('state', 'in', kept), eb('hold_id', 'in', lastEnded)]))
    .orderBy('made_at', 'desc')
    .orderBy('hold_id')
    .execute();
  return rows.map((row) => seatHold(row, now));
}

/** Marks what has ended by itself, which nobody counts any more. Throws what the engine threw. */
export async function markExpiredHolds(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('seat_holds')
    .set((row) => ({ state: 'expired', changed_at: row.ref('held_until') }))
    .where('state', '=', 'live')
    .where('held_until', '<=', now.toISOString())
    .execute();
}

/** Forgets for whom seats are held, of holds for these enquiries. Throws what the engine threw. */
export async function forgetHolders(db: Kysely<Tables>, references: readonly string[]): Promise<void> {
  await db
    .updateTable('seat_holds')
    .set({ for_whom: 'erased', enquiry_reference: null })
    .where('enquiry_reference', 'in', references)
    .execute();
}

/** The same for holds on departures that left before a day as old as the enquiries that are removed. */
export async function forgetOldHolders(db: Kysely<Tables>, before: Date): Promise<void> {
  const departed = db.selectFrom('departure_seats').select('departure_id').where('start_date', '<', officeDay(before));
  await db
    .updateTable('seat_holds')
    .set({ for_whom: 'erased', enquiry_reference: null })
    .where('for_whom', '!=', 'erased')
    .where('departure_id', 'in', departed)
    .execute();
}

function seatHold(row: Selectable<SeatHoldsTable>, now: Date): SeatHold {
  const isOver = row.state === 'live' && row.held_until <= now.toISOString();
  return {
    id: row.hold_id,
    seats: row.seats,
    until: row.held_until,
    forWhom: row.for_whom,
    enquiry: row.enquiry_reference,
    by: row.made_by,
    at: row.made_at,
    state: isOver ? 'expired' : row.state,
  };
}

/** Why so many seats cannot be had; `free` may be below nought where capacity was taken away. */
export function tooFew(free: number): string {
  if (free <= 0) return 'No seat is free on this departure.';
  return `Only ${count(free, 'seat is', 'seats are')} free on this departure.`;
}
