import { basePriceOf, sharingParty } from '#contract/base-price.ts';
import { addDays, nairobiDay } from '#contract/calendar.ts';
import type { Departure } from '#contract/group-tours.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { addMissingDepartures, readSeats, type Seats } from '#server/group-tours/departure-seats.ts';
import { departureStatus, isGuaranteed, seatsLeft } from '#server/group-tours/departure-status.ts';
import { type DeparturePlan, planDepartures } from '#server/group-tours/planned-departures.ts';
import type { Store } from '#server/store/open-store.ts';

/**
 * Coming departures by group tour, with the seats the store knows now. Asking throws StoreUnavailable when it
 * fails.
 */
export interface DepartureBoard {
  /** In order of their dates; every slug asked for has an entry. */
  departuresOf(slugs: readonly string[]): Promise<ReadonlyMap<string, Departure[]>>;
}

/**
 * Dates follow from each tour's rule and from today in Nairobi, so they are made anew when that day changes; the store
 * learns of new ones then, with nobody booked, and keeps the seats of those it knows.
 */
export function createDepartureBoard(options: { catalogue: Catalogue; store: Store; clock: Clock }): DepartureBoard {
  const { catalogue, store, clock } = options;
  let planned: { day: string; plans: Promise<ReadonlyMap<string, DeparturePlan>> } | undefined;

  function plansOf(day: string): Promise<ReadonlyMap<string, DeparturePlan>> {
    if (planned?.day === day) return planned.plans;
    const plans = planDepartures(catalogue, day);
    // A store that cannot be written, as on a full disk, may be readable; the next request tries again.
    const told = addToStore(store, plans, clock()).catch(() => {
      if (planned?.plans === readable) planned = undefined;
    });
    const readable = told.then(() => plans);
    planned = { day, plans: readable };
    return readable;
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

function addToStore(store: Store, plans: ReadonlyMap<string, DeparturePlan>, now: Date): Promise<void> {
  const departures = [...plans.values()].flatMap((plan) => plan.departures);
  return addMissingDepartures(store, departures, now);
}

function departuresOfPlan(plan: DeparturePlan | undefined, seats: ReadonlyMap<string, Seats>): Departure[] {
  if (plan === undefined) return [];
  // On a departure the store does not know nobody is booked.
  return plan.departures.map((departure) =>
    departureOf(plan, departure.id, departure.startDate, seats.get(departure.id) ?? departure.seats),
  );
}

function departureOf({ record, wholeTrips }: DeparturePlan, id: string, startDate: string, seats: Seats): Departure {
  const { departures, duration, prices } = record;
  const price = basePriceOf(prices, startDate, sharingParty);
  return {
    id,
    startDate,
    endDate: addDays(startDate, duration - 1),
    price: price.usd,
    kenyaPrice: price.kes,
    singleSupplement: prices.singleSupplement.usd,
    wholeTrip: wholeTrips.get(startDate),
    totalSeats: seats.total,
    availableSeats: seatsLeft(seats),
    status: departureStatus(departures, seats),
    guaranteed: isGuaranteed(departures, seats),
    minToRun: departures.minToRun,
    offersSharing: departures.offersSharing,
  };
}
