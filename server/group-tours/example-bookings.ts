import type { Transaction } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { insertMissingDepartures, type NewDeparture } from '#server/group-tours/departure-seats.ts';
import { type DeparturePlan, planDepartures } from '#server/group-tours/planned-departures.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { ExampleBookingsTable, Tables } from '#server/store/tables.ts';

export type ExampleBookings = ExampleBookingsTable['outcome'];

/**
 * Decides once for the life of a store whether it begins with the content's example bookings: a new one does when it is
 * first opened for a demonstration, every other never will. Later departures begin with nobody booked.
 *
 * @returns what was decided, now or when the store was first opened.
 * @throws StoreUnavailable
 */
export function beginBookings(
  store: Store,
  { catalogue, demonstration, now }: { catalogue: Catalogue; demonstration: boolean; now: Date },
): Promise<ExampleBookings> {
  return askStore(store, async (db) => {
    const known = await db.selectFrom('example_bookings').select('outcome').executeTakeFirst();
    if (known !== undefined) return known.outcome;
    return db.transaction().execute((transaction) => decide(transaction, { catalogue, demonstration, now }));
  });
}

async function decide(
  db: Transaction<Tables>,
  { catalogue, demonstration, now }: { catalogue: Catalogue; demonstration: boolean; now: Date },
): Promise<ExampleBookings> {
  const outcome = demonstration && (await isUnused(db)) ? 'filled' : 'never';
  const decided = await db
    .insertInto('example_bookings')
    .values({ decision: 1, outcome, decided_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst();
  // Another server was faster: its decision stands.
  if (decided === undefined) {
    return (await db.selectFrom('example_bookings').select('outcome').executeTakeFirstOrThrow()).outcome;
  }
  if (outcome === 'filled') {
    const plans = [...planDepartures(catalogue, officeDay(now)).values()];
    await insertMissingDepartures(db, plans.flatMap(withExampleBookings), now);
  }
  return outcome;
}

/** A store of an earlier version has departures, and one that was brought back from a copy may have enquiries. */
async function isUnused(db: Transaction<Tables>): Promise<boolean> {
  const departure = await db.selectFrom('departure_seats').select('departure_id').limit(1).executeTakeFirst();
  const enquiry = await db.selectFrom('enquiries').select('reference').limit(1).executeTakeFirst();
  return departure === undefined && enquiry === undefined;
}

function withExampleBookings({ record, departures }: DeparturePlan): NewDeparture[] {
  const { exampleBookings } = record.departures;
  return departures.map((departure, index) => ({
    ...departure,
    seats: { ...departure.seats, booked: exampleBookings[index % exampleBookings.length] ?? 0 },
  }));
}
