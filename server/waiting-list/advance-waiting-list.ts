import type { Transaction } from 'kysely';
import { officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import { type DepartureRow, lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import { holdSeats } from '#server/group-tours/seat-holds.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { mailAbout, queueMail } from '#server/mail/outbox.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { inLine, setPlace } from '#server/waiting-list/waiting-places.ts';

/** How long seats are held for who is offered them, in hours. */
export const offerHours = 48;

/**
 * Moves the line of one departure on: an offer that is over ends the place, and seats that are free are offered to the first
 * whose wish fits them, each held for it, as long as there are both. Call it where seats may have come free, in the transaction
 * that frees them. Throws what the engine threw.
 */
export async function advanceWaitingList(db: Transaction<Tables>, departureId: string, now: Date): Promise<void> {
  const hasLine = await db
    .selectFrom('waiting_places')
    .select('place_id')
    .where('departure_id', '=', departureId)
    .where('state', 'in', inLine)
    .limit(1)
    .executeTakeFirst();
  if (hasLine === undefined) return;
  const row = await lockDepartureRow(db, departureId, now);
  if (row === undefined) return;
  await endOffers(db, departureId, now);
  const until = endOfOffer(row, now);
  if (row.state !== 'open' || until <= now) return;
  for (let free = row.capacity - row.sold - row.held; free > 0; ) {
    const next = await firstThatFits(db, departureId, free);
    if (next === undefined) return;
    const { place_id: id, name, seats } = next;
    const hold = await holdSeats(db, { departureId, seats, until, forWhom: `waiting list: ${name}` }, now);
    if ('refused' in hold) return;
    await setPlace(db, id, { state: 'offered', hold_id: hold.id }, now);
    await queueMail(db, [mailAbout('waitlist-offer', id, now)], now);
    const after = { hold: hold.id, seats, until: hold.until };
    await recordChange(db, { subject: { kind: 'departure', id: departureId }, at: now, what: 'offered', after });
    free -= seats;
  }
}

/** The same for every line there is: holds also end by themselves. Throws StoreUnavailable. */
export async function moveLinesOn({ store, queue }: { store: Store; queue: WriteQueue }, now: Date): Promise<void> {
  const lines = await askStore(store, (db) =>
    db.selectFrom('waiting_places').select('departure_id').distinct().where('state', 'in', inLine).execute(),
  );
  // Each by itself: who sells seats on another departure waits for none of them.
  for (const { departure_id: id } of lines) await queue.write((db) => advanceWaitingList(db, id, now));
}

/** The instant a departure's first day begins at the office: from then on nothing is held for anybody. */
export function leavesAt({ startDate }: Pick<DepartureRow, 'startDate'>): Date {
  return officeInstant(startDate);
}

function endOfOffer(row: DepartureRow, now: Date): Date {
  const latest = leavesAt(row);
  const usual = new Date(now.getTime() + offerHours * 3_600_000);
  return row.startDate <= officeDay(now) || latest < usual ? latest : usual;
}

/** Seats that the office sold to who was offered them are taken; other offers whose hold has ended are over. */
async function endOffers(db: Transaction<Tables>, departureId: string, now: Date): Promise<void> {
  const offers = await db
    .selectFrom('waiting_places')
    .innerJoin('seat_holds', 'seat_holds.hold_id', 'waiting_places.hold_id')
    .select(['place_id', 'seat_holds.state', 'held_until'])
    .where('waiting_places.departure_id', '=', departureId)
    .where('waiting_places.state', '=', 'offered')
    .execute();
  for (const { place_id: id, state, held_until: until } of offers) {
    if (state === 'live' && until > now.toISOString()) continue;
    await setPlace(db, id, { state: state === 'sold' ? 'taken' : 'expired' }, now);
  }
}

async function firstThatFits(db: Transaction<Tables>, departureId: string, free: number) {
  return db
    .selectFrom('waiting_places')
    .select(['place_id', 'name', 'seats'])
    .where('departure_id', '=', departureId)
    .where('state', '=', 'waiting')
    .where('seats', '<=', free)
    .orderBy('waiting_since')
    .orderBy('place_id')
    .limit(1)
    .executeTakeFirst();
}
