import type { Transaction } from 'kysely';
import type { SeatHold } from '#contract/desk/departures.ts';
import type { DepartureRefusal } from '#server/group-tours/departure-refusal.ts';
import { holdSeats, type NewHold } from '#server/group-tours/seat-holds.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import type { Tables } from '#server/store/tables.ts';

/**
 * Holds the seats of a trip that was agreed to, under the lock of its departure: in place of those that are held for the same
 * enquiry already, for which the office pressed or which were taken from the waiting list. Throws what the engine threw.
 */
export async function holdBookedSeats(
  db: Transaction<Tables>,
  hold: NewHold & { enquiry: string },
  now: Date,
): Promise<SeatHold | DepartureRefusal> {
  const { departureId, enquiry, by } = hold;
  const booked = db
    .selectFrom('proposals')
    .select('hold_id')
    .where('state', '=', 'held')
    .where('hold_id', 'is not', null);
  const before = await db
    .selectFrom('seat_holds')
    .select(['hold_id as id', 'seats', 'held_until as until'])
    .where('departure_id', '=', departureId)
    .where('enquiry_reference', '=', enquiry)
    .where('state', '=', 'live')
    .where('held_until', '>', now.toISOString())
    .where('hold_id', 'not in', booked)
    .execute();
  const held = await holdSeats(db, { ...hold, insteadOf: before }, now);
  if ('refused' in held) return held;
  for (const { id, seats, until } of before) {
    const after = { hold: id, seats, until, state: 'released' };
    await recordChange(db, { subject: { kind: 'departure', id: departureId }, by, at: now, what: 'released', after });
    // Who has taken seats in line has them still.
    await db.updateTable('waiting_places').set({ hold_id: held.id }).where('hold_id', '=', id).execute();
  }
  return held;
}
