import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { WaitingPlace } from '#contract/desk/departures.ts';
import { type DepartureRow, lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import { endHold } from '#server/group-tours/seat-holds.ts';
import { mailAbout, queueMail } from '#server/mail/outbox.ts';
import type { PlaceState, Tables, WaitingPlacesTable } from '#server/store/tables.ts';

export interface NewPlace {
  departureId: string;
  name: string;
  email: string;
  seats: number;
}

/** States in which somebody may still get a seat. */
export const inLine: readonly PlaceState[] = ['waiting', 'offered'];

/** Another confirmation mail to the same address only after this while: nobody's mailbox is filled by our form. */
const mailPauseMs = 15 * 60_000;

/**
 * Stores that somebody would wait for a departure, and asks the owner of the address by mail; who waits already learns it by mail,
 * and nobody else is. One place a departure and address.
 *
 * @returns false where the store knows no such departure.
 */
export async function requestPlace(
  db: Transaction<Tables>,
  { departureId, name, email, seats }: NewPlace,
  now: Date,
): Promise<boolean> {
  // Two requests at once make one place.
  if ((await lockDepartureRow(db, departureId, now)) === undefined) return false;
  const at = now.toISOString();
  const known = await db
    .selectFrom('waiting_places')
    .select(['place_id', 'state', 'requested_at'])
    .where('departure_id', '=', departureId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('state', 'in', ['requested', ...inLine])
    .executeTakeFirst();
  const id = known?.place_id ?? randomBytes(8).toString('hex');
  // Either way: what was asked under a clock that was ahead keeps nobody waiting.
  const askedJustNow = known !== undefined && Math.abs(now.getTime() - Date.parse(known.requested_at)) < mailPauseMs;
  if (known === undefined) {
    await db
      .insertInto('waiting_places')
      .values({
        place_id: id,
        departure_id: departureId,
        name,
        email,
        seats,
        state: 'requested',
        requested_at: at,
        changed_at: at,
      })
      .execute();
  } else {
    const named = known.state === 'requested' ? { name, seats } : {};
    await setPlace(db, id, { ...named, requested_at: askedJustNow ? known.requested_at : at }, now);
  }
  if (!askedJustNow) await queueMail(db, [mailAbout('waitlist-confirmation', id, now)], now);
  return true;
}

/** Puts a place that was asked for into the line, once; the state it is in afterwards, or undefined where there is none. */
export async function confirmPlace(db: Transaction<Tables>, id: string, now: Date): Promise<PlaceState | undefined> {
  const locked = await lockPlace(db, id, now);
  if (locked === undefined) return undefined;
  if (locked.place.state !== 'requested') return locked.place.state;
  await setPlace(db, id, { state: 'waiting', waiting_since: now.toISOString() }, now);
  return 'waiting';
}

/** Why seats that were offered could not be taken. */
export type NotTaken = 'too late' | 'cancelled';

/**
 * Takes the seats that are offered to a place: they stay held until the departure leaves or the office says otherwise, and the
 * office is written to. To take them again changes nothing.
 *
 * @param heldUntil the end of such a hold.
 */
export async function takeSeats(
  db: Transaction<Tables>,
  id: string,
  { heldUntil, now }: { heldUntil(row: DepartureRow): Date; now: Date },
): Promise<'taken' | 'taken before' | NotTaken | undefined> {
  const locked = await lockPlace(db, id, now);
  if (locked === undefined) return undefined;
  const { place, departure } = locked;
  if (place.state === 'taken') return 'taken before';
  if (departure.state === 'cancelled') return 'cancelled';
  if (place.state !== 'offered' || place.hold_id === null) return 'too late';
  const kept = await db
    .updateTable('seat_holds')
    .set({ held_until: heldUntil(departure).toISOString(), changed_at: now.toISOString() })
    .where('hold_id', '=', place.hold_id)
    .where('state', '=', 'live')
    .where('held_until', '>', now.toISOString())
    .returning('hold_id')
    .executeTakeFirst();
  if (kept === undefined) return 'too late';
  await setPlace(db, id, { state: 'taken' }, now);
  await queueMail(db, [mailAbout('waitlist-taken', id, now)], now);
  return 'taken';
}

/**
 * Takes somebody out of the line and forgets who they were, with the mails to them; seats that were offered are free again. Seats
 * that were taken are the office's to release.
 *
 * @returns the state before; undefined where there is no such place.
 */
export async function leaveLine(db: Transaction<Tables>, id: string, now: Date): Promise<PlaceState | undefined> {
  const locked = await lockPlace(db, id, now);
  if (locked === undefined) return undefined;
  const { place } = locked;
  if (place.state === 'left' || (place.state === 'taken' && (await keepsSeats(db, place)))) return place.state;
  await releaseOffer(db, place, now);
  await forgetWho(db, place);
  await setPlace(db, id, { state: 'left' }, now);
  return place.state;
}

/** Removes places altogether: what is held for them is no longer said to be, and what was only offered is free again. */
export async function erasePlaces(db: Transaction<Tables>, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    const locked = await lockPlace(db, id, now);
    if (locked === undefined) continue;
    await releaseOffer(db, locked.place, now);
    await forgetWho(db, locked.place);
    await db.deleteFrom('waiting_places').where('place_id', '=', id).execute();
  }
}

/** The places of an address, in whatever state; `email` in lower case. */
export async function placesOf(db: Kysely<Tables>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('waiting_places')
    .select('place_id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', email))
    .orderBy('departure_id')
    .execute();
  return rows.map(({ place_id }) => place_id);
}

/** The line of a departure in its order, with those who have taken seats of it. */
export async function readLine(db: Kysely<Tables>, departureId: string): Promise<WaitingPlace[]> {
  const rows = await db
    .selectFrom('waiting_places')
    .selectAll()
    .where('departure_id', '=', departureId)
    .where('state', 'in', ['waiting', 'offered', 'taken'])
    .orderBy('waiting_since')
    .orderBy('place_id')
    .execute();
  return rows.flatMap(({ place_id: id, name, email, seats, state, waiting_since: since, hold_id: hold }) =>
    (state === 'waiting' || state === 'offered' || state === 'taken') && since !== null
      ? [{ id, name, email, seats, state, since, hold }]
      : [],
  );
}

/** How many stand in line, by departure. */
export async function countLines(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('waiting_places')
    .select(({ fn }) => ['departure_id', fn.countAll<number | string>().as('places')])
    .where('state', 'in', inLine)
    .groupBy('departure_id')
    .execute();
  return new Map(rows.map((row) => [row.departure_id, Number(row.places)]));
}

type Place = Selectable<WaitingPlacesTable>;

export async function readPlace(db: Kysely<Tables>, id: string): Promise<Place | undefined> {
  return db.selectFrom('waiting_places').selectAll().where('place_id', '=', id).executeTakeFirst();
}

/** Nobody else changes the place or counts the seats of its departure until the end of the transaction. */
async function lockPlace(
  db: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<{ place: Place; departure: DepartureRow } | undefined> {
  const found = await readPlace(db, id);
  const departure = found && (await lockDepartureRow(db, found.departure_id, now));
  // Read again: it may have been changed while we waited.
  const place = departure && (await readPlace(db, id));
  return place && departure && { place, departure };
}

export async function setPlace(
  db: Kysely<Tables>,
  id: string,
  columns: Partial<Omit<Place, 'place_id'>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('waiting_places')
    .set({ ...columns, changed_at: now.toISOString() })
    .where('place_id', '=', id)
    .execute();
}

/** Whether what was taken is held or sold; the office may have released it since. */
export async function keepsSeats(db: Kysely<Tables>, { hold_id: holdId }: Pick<Place, 'hold_id'>): Promise<boolean> {
  if (holdId === null) return false;
  const hold = await db.selectFrom('seat_holds').select('state').where('hold_id', '=', holdId).executeTakeFirst();
  return hold?.state === 'live' || hold?.state === 'sold';
}

async function releaseOffer(db: Transaction<Tables>, { state, hold_id: holdId, ...place }: Place, now: Date) {
  if (state !== 'offered' || holdId === null) return;
  // A hold that has ended meanwhile is refused, which is as good.
  await endHold(db, { departureId: place.departure_id, holdId, as: 'released' }, now);
}

async function forgetWho(db: Kysely<Tables>, { place_id: id, hold_id: holdId }: Place): Promise<void> {
  await db.deleteFrom('outbox').where('subject_id', '=', id).execute();
  await db.updateTable('waiting_places').set({ name: '', email: '' }).where('place_id', '=', id).execute();
  if (holdId === null) return;
  await db.updateTable('seat_holds').set({ for_whom: 'waiting list' }).where('hold_id', '=', holdId).execute();
}
