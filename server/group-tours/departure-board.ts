import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { seatPrice } from '#contract/money/base-price.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import {
  type DepartureRow,
  readDepartureRows,
  readDeparturesRevision,
  readDeparturesVersion,
} from '#server/group-tours/departure-rows.ts';
import { addMissingDepartures, type NewDeparture } from '#server/group-tours/departure-seats.ts';
import { departureStatus, isGuaranteed, seatsLeft } from '#server/group-tours/departure-status.ts';
import { type DeparturePlan, planDepartures } from '#server/group-tours/planned-departures.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/**
 * Coming departures by group tour, with the seats the store knows now. Asking throws StoreUnavailable when it
 * fails.
 */
export interface DepartureBoard {
  /** In order of their dates; every slug asked for has an entry. */
  departuresOf(slugs: readonly string[]): Promise<ReadonlyMap<string, Departure[]>>;
  /** What the rules propose today, of which the store then knows. */
  plans(): Promise<ReadonlyMap<string, DeparturePlan>>;
  /** A number that grows with every departure that is added or changed, by whichever server. Throws StoreUnavailable. */
  revision(): Promise<number>;
  /** Another text whenever any departure would be told otherwise. Throws StoreUnavailable. */
  version(): Promise<string>;
}

/**
 * The store decides which departures there are. Each tour's rule gives dates from today at the office on, so it is asked anew
 * when that day or the content changes; the store learns of new ones then, with nobody booked, and keeps those it knows as they are.
 */
export function createDepartureBoard(options: {
  catalogue: CurrentCatalogue;
  store: Store;
  clock: Clock;
}): DepartureBoard {
  const { store, clock } = options;
  let planned: { catalogue: Catalogue; day: string; plans: Promise<ReadonlyMap<string, DeparturePlan>> } | undefined;

  function plansOf(day: string): Promise<ReadonlyMap<string, DeparturePlan>> {
    const catalogue = options.catalogue();
    if (planned?.catalogue === catalogue && planned.day === day) return planned.plans;
    const plans = planDepartures(catalogue, day);
    // A store that cannot be written, as on a full disk, may be readable; the next request tries again.
    const stored = addToStore(store, plans, clock()).catch(() => {
      if (planned?.plans === readable) planned = undefined;
    });
    const readable = stored.then(() => plans);
    planned = { catalogue, day, plans: readable };
    return readable;
  }

  return {
    plans: () => plansOf(officeDay(clock())),
    revision: () => askStore(store, readDeparturesRevision),
    version: () => askStore(store, (db) => readDeparturesVersion(db, clock())),
    async departuresOf(slugs) {
      const now = clock();
      return readComingDepartures({ store, plans: await plansOf(officeDay(now)), slugs, now });
    },
  };
}

/** A board over a catalogue that is only looked at: what its rules propose is told, and the store learns nothing of it. */
export function createReadingBoard(options: {
  catalogue: CurrentCatalogue;
  store: Store;
  clock: Clock;
}): DepartureBoard {
  const { catalogue, store, clock } = options;
  const plansNow = () => planDepartures(catalogue(), officeDay(clock()));
  return {
    plans: async () => plansNow(),
    revision: () => askStore(store, readDeparturesRevision),
    version: () => askStore(store, (db) => readDeparturesVersion(db, clock())),
    departuresOf: (slugs) => readComingDepartures({ store, plans: plansNow(), slugs, now: clock() }),
  };
}

/** Departures that leave after today at the office, by group tour; the store is only read. Throws StoreUnavailable. */
export async function readComingDepartures(options: {
  store: Store;
  plans: ReadonlyMap<string, DeparturePlan>;
  slugs: readonly string[];
  now: Date;
}): Promise<ReadonlyMap<string, Departure[]>> {
  const { store, plans, slugs, now } = options;
  const coming = { groupTourIds: slugs, from: addDays(officeDay(now), 1) };
  const rows = slugs.length === 0 ? [] : await askStore(store, (db) => readDepartureRows(db, coming, now));
  return new Map(slugs.map((slug) => [slug, departuresOfPlan(plans.get(slug), rows)]));
}

/** What a store that knows nothing would say on `day`, a calendar day at the office: every date a rule gives, nobody booked. */
export function ruledDepartures(catalogue: Catalogue, day: string): ReadonlyMap<string, Departure[]> {
  const plans = planDepartures(catalogue, day);
  return new Map([...plans].map(([slug, plan]) => [slug, departuresOfPlan(plan, [])]));
}

/** A date that its tour's rule no longer gives, and that nobody took up, is none. */
export function isWithdrawn({ id, isUntouched }: DepartureRow, { departures }: DeparturePlan): boolean {
  return isUntouched && !departures.some((ruled) => ruled.id === id);
}

function addToStore(store: Store, plans: ReadonlyMap<string, DeparturePlan>, now: Date): Promise<void> {
  const departures = [...plans.values()].flatMap((plan) => plan.departures);
  return addMissingDepartures(store, departures, now);
}

function departuresOfPlan(plan: DeparturePlan | undefined, rows: readonly DepartureRow[]): Departure[] {
  if (plan === undefined) return [];
  const known = rows.filter(({ groupTourId }) => groupTourId === plan.record.slug);
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known.filter((row) => row.state !== 'cancelled' && !isWithdrawn(row, plan)),
    // A store that could not be told of them: nobody is booked there.
    ...plan.departures.filter(({ id }) => !ids.has(id)).map(unknownRow),
  ]
    .sort((one, other) => one.startDate.localeCompare(other.startDate))
    .map((row) => departureOf(plan, row));
}

function unknownRow({ id, groupTourId, startDate, seats }: NewDeparture): DepartureRow {
  const undecided = { priceOverride: null, guaranteedOverride: null, isUntouched: true, version: 1 };
  return {
    id,
    groupTourId,
    startDate,
    state: 'open',
    capacity: seats.total,
    sold: seats.booked,
    held: 0,
    ...undecided,
  };
}

/** What a visitor is told of a departure. */
export function departureOf({ record, wholeTripOn }: DeparturePlan, row: DepartureRow): Departure {
  const { departures, duration, prices } = record;
  const { id, startDate, capacity, sold, held, guaranteedOverride } = row;
  const seats = { total: capacity, booked: sold, held, guaranteedOverride, isClosed: row.state === 'closed' };
  const price = seatPrice(prices, startDate, row.priceOverride);
  return {
    id,
    startDate,
    endDate: addDays(startDate, duration - 1),
    price: price.usd,
    kenyaPrice: price.local,
    singleSupplement: prices.singleSupplement.usd,
    wholeTrip: wholeTripOn(startDate, price.usd),
    totalSeats: capacity,
    availableSeats: seatsLeft(seats),
    status: departureStatus(departures, seats),
    guaranteed: isGuaranteed(departures, seats),
    minToRun: departures.minToRun,
    offersSharing: departures.offersSharing,
  };
}
