import type { Transaction, Updateable } from 'kysely';
import type { DepartureChange } from '#contract/desk/departures.ts';
import {
  changedMeanwhile,
  type DepartureRefusal,
  invalid,
  unknownDeparture,
} from '#server/group-tours/departure-refusal.ts';
import { type DepartureRow, lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import type { NewDeparture } from '#server/group-tours/departure-seats.ts';
import type { DepartureSeatsTable, DepartureState, Tables } from '#server/store/tables.ts';

/** What of a departure the office decides. */
export type DecidedFields = Partial<
  Pick<DepartureRow, 'capacity' | 'sold' | 'priceOverride' | 'guaranteedOverride' | 'state'>
>;

/** What a change made of what: the fields that are others now. */
export interface DepartureDiff {
  before: DecidedFields;
  after: DecidedFields;
}

/**
 * Changes a departure of this version, unless more would be sold and held than there are seats. Throws what the engine threw.
 */
export async function changeDeparture(
  db: Transaction<Tables>,
  { id, version, change }: { id: string; version: number; change: DepartureChange | { state: DepartureState } },
  now: Date,
): Promise<DepartureDiff | DepartureRefusal> {
  const row = await lockDepartureRow(db, id, now);
  if (row === undefined) return unknownDeparture;
  if (row.version !== version) return changedMeanwhile;
  const diff = differences(row, change);
  const { capacity, sold, held } = { ...row, ...diff.after };
  if (sold + held > capacity) {
    return invalid('capacity' in diff.after ? 'capacity' : 'sold', tooMany(sold, held, capacity));
  }
  if (Object.keys(diff.after).length > 0) await touchDeparture(db, id, columnsOf(diff.after), now);
  return diff;
}

export interface AddedDeparture extends NewDeparture {
  priceOverride: number | null;
  guaranteedOverride: boolean | null;
  /** The address of who adds it. */
  by: string;
}

/** Adds a date at the desk, or takes up one that a rule once gave and no longer does. Throws what the engine threw. */
export async function addDeparture(
  db: Transaction<Tables>,
  { id, groupTourId, startDate, seats, priceOverride, guaranteedOverride, by }: AddedDeparture,
  { isWithdrawn, now }: { isWithdrawn(row: DepartureRow): boolean; now: Date },
): Promise<DepartureRefusal | undefined> {
  const decided = {
    total_seats: seats.total,
    ...columnsOf({ priceOverride, guaranteedOverride }),
    added_by: by,
    updated_at: now.toISOString(),
  };
  const added = await db
    .insertInto('departure_seats')
    .values({
      departure_id: id,
      group_tour_id: groupTourId,
      start_date: startDate,
      booked_seats: seats.booked,
      ...decided,
    })
    .onConflict((conflict) => conflict.column('departure_id').doNothing())
    .returning('departure_id')
    .executeTakeFirst();
  if (added !== undefined) return undefined;
  const known = await lockDepartureRow(db, id, now);
  if (known?.state === 'cancelled')
    return invalid('startDate', 'The departure of this day is cancelled; open it again.');
  if (known === undefined || !isWithdrawn(known)) {
    return invalid('startDate', 'This tour has a departure on this day already.');
  }
  await touchDeparture(db, id, decided, now);
  return undefined;
}

/** Writes these columns, and counts the change: one version for everything about a departure. */
export async function touchDeparture(
  db: Transaction<Tables>,
  id: string,
  columns: Updateable<DepartureSeatsTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('departure_seats')
    .set((row) => ({ ...columns, version: row('version', '+', 1), updated_at: now.toISOString() }))
    .where('departure_id', '=', id)
    .execute();
}

const decidedFields = ['capacity', 'sold', 'priceOverride', 'guaranteedOverride', 'state'] as const;

function differences(row: DepartureRow, change: DecidedFieldsGiven): DepartureDiff {
  const others = decidedFields.filter((field) => change[field] !== undefined && change[field] !== row[field]);
  const pick = (from: DecidedFieldsGiven) => Object.fromEntries(others.map((field) => [field, from[field]]));
  return { before: pick(row), after: pick(change) };
}

type DecidedFieldsGiven = { [Field in keyof DecidedFields]?: DecidedFields[Field] | undefined };

function columnsOf({ capacity, sold, priceOverride, guaranteedOverride, state }: DecidedFields) {
  return {
    ...(capacity !== undefined && { total_seats: capacity }),
    ...(sold !== undefined && { booked_seats: sold }),
    ...(priceOverride !== undefined && { price_override: priceOverride }),
    ...(guaranteedOverride !== undefined && {
      guaranteed_override: guaranteedOverride === null ? null : Number(guaranteedOverride),
    }),
    ...(state !== undefined && { state }),
  };
}

function tooMany(sold: number, held: number, capacity: number): string {
  const kept = held === 0 ? `${sold} sold` : `${sold} sold and ${held} held`;
  return `${kept} are more than the ${capacity} seats there are.`;
}
