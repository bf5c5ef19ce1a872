import { addDays, nairobiDay } from '#contract/calendar.ts';
import type { Departure } from '#contract/group-tours.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { GroupTourFile } from '#server/catalogue/content-schema.ts';
import { departureDates } from '#server/catalogue/departure-dates.ts';
import type { Clock } from '#server/clock.ts';
import { addMissingDepartures, type NewDeparture, readSeats, type Seats } from '#server/group-tours/departure-seats.ts';
import { departureStatus, isGuaranteed, seatsLeft } from '#server/group-tours/departure-status.ts';
import type { Store } from '#server/store/open-store.ts';

/** Coming departures by group tour, with the seats the store knows now. Asking throws StoreUnavailable when it fails. */
export interface DepartureBoard {
  /** In order of their dates; every slug asked for has an entry. */
  departuresOf(slugs: readonly string[]): Promise<ReadonlyMap<string, Departure[]>>;
}

interface Plan {
  record: GroupTourFile;
  departures: NewDeparture[];
}

/**
 * Dates follow from each tour's rule and from today in Nairobi, so they are made anew when that day changes; the store
 * learns of new ones then, and keeps the seats of those it knows.
 */
export function createDepartureBoard(options: { catalogue: Catalogue; store: Store; clock: Clock }): DepartureBoard {
  const { catalogue, store, clock } = options;
  let planned: { day: string; plans: Promise<ReadonlyMap<string, Plan>> } | undefined;

  function plansOf(day: string): Promise<ReadonlyMap<string, Plan>> {
    if (planned?.day === day) return planned.plans;
    const plans = planAll(catalogue, store, day, clock());
    const fresh = { day, plans };
    planned = fresh;
    // A store that failed is asked again by the next request.
    plans.catch(() => {
      if (planned === fresh) planned = undefined;
    });
    return plans;
  }

  return {
    async departuresOf(slugs) {
      const day = nairobiDay(clock());
      const plans = await plansOf(day);
      const seats = await readSeats(store, slugs, day);
      return new Map(slugs.map((slug) => [slug, departuresOfPlan(plans.get(slug), seats)]));
    },
  };
}

async function planAll(
  { groupTours }: Catalogue,
  store: Store,
  day: string,
  now: Date,
): Promise<ReadonlyMap<string, Plan>> {
  const plans = new Map(
    [...groupTours.values()].map(({ record }) => [record.slug, { record, departures: newDepartures(record, day) }]),
  );
  await addMissingDepartures(
    store,
    [...plans.values()].flatMap((plan) => plan.departures),
    now,
  );
  return plans;
}

function newDepartures({ slug, departures }: GroupTourFile, today: string): NewDeparture[] {
  const { rule, totalSeats, exampleBookings } = departures;
  return departureDates(rule, today).map((startDate, index) => ({
    id: `${slug}-${startDate}`,
    groupTourId: slug,
    startDate,
    seats: { total: totalSeats, booked: exampleBookings[index % exampleBookings.length] ?? 0 },
  }));
}

function departuresOfPlan(plan: Plan | undefined, seats: ReadonlyMap<string, Seats>): Departure[] {
  if (plan === undefined) return [];
  return plan.departures.flatMap(({ id, startDate }) => {
    const known = seats.get(id);
    return known === undefined ? [] : [departureOf(plan.record, id, startDate, known)];
  });
}

function departureOf({ departures, duration }: GroupTourFile, id: string, startDate: string, seats: Seats): Departure {
  return {
    id,
    startDate,
    endDate: addDays(startDate, duration - 1),
    price: departures.price,
    kenyaPrice: departures.kenyaPrice,
    singleSupplement: departures.singleSupplement,
    totalSeats: seats.total,
    availableSeats: seatsLeft(seats),
    status: departureStatus(departures, seats),
    guaranteed: isGuaranteed(departures, seats),
    minToRun: departures.minToRun,
  };
}
