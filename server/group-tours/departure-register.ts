import type { Kysely } from 'kysely';
import { addDays, addMonths, officeDay } from '#contract/calendar/calendar.ts';
import type { DeskDeparture, DeskDeparturesQuery } from '#contract/desk/departures.ts';
import type { CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { type DepartureBoard, departureOf, isWithdrawn } from '#server/group-tours/departure-board.ts';
import { type DepartureRow, readDepartureRow, readDepartureRows } from '#server/group-tours/departure-rows.ts';
import type { DeparturePlan } from '#server/group-tours/planned-departures.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

export interface DepartureRegister {
  /** A page of departures, in the order of their days, and how many there are in all. Throws StoreUnavailable. */
  list(query: DeskDeparturesQuery, now: Date): Promise<{ departures: DeskDeparture[]; total: number }>;
  /** Undefined where the store or the content knows none of that id. Throws StoreUnavailable. */
  find(id: string, now: Date): Promise<DeskDeparture | undefined>;
}

/** How far ahead a date can be added at the desk, in months. */
const monthsAhead = 36;

export interface DepartureRegisterOptions {
  catalogue: CurrentCatalogue;
  board: DepartureBoard;
  store: Store;
  /** How many stand in line, by departure. */
  countLines(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>>;
}

/** Departures as the office has them: cancelled ones and, where they are asked for, those that have left. */
export function createDepartureRegister(options: DepartureRegisterOptions): DepartureRegister {
  const { catalogue, board, store, countLines } = options;
  return {
    async list({ tour, from, until, state, page, limit }, now) {
      const plans = await board.plans();
      const today = officeDay(now);
      // Whoever names a day that is past asks for what has left.
      const first = from ?? (until !== undefined && until < today ? undefined : today);
      const groupTourIds =
        tour === undefined
          ? catalogue()
              .groupTours.all()
              .map(([slug]) => slug)
          : [tour];
      const span = { groupTourIds, from: first, until };
      const { rows, lines } = await askStore(store, async (db) => ({
        rows: await readDepartureRows(db, span, now),
        lines: await countLines(db),
      }));
      const listed = rows.flatMap((row) => {
        const plan = plans.get(row.groupTourId);
        const isMeant = state.length === 0 || state.includes(row.state);
        return plan !== undefined && isMeant && !(row.startDate > today && isWithdrawn(row, plan))
          ? [{ plan, row }]
          : [];
      });
      const shown = listed.slice((page - 1) * limit, page * limit);
      return { departures: shown.map(({ plan, row }) => deskDeparture(plan, row, lines)), total: listed.length };
    },
    async find(id, now) {
      const plans = await board.plans();
      const { row, lines } = await askStore(store, async (db) => ({
        row: await readDepartureRow(db, id, now),
        lines: await countLines(db),
      }));
      const plan = row && plans.get(row.groupTourId);
      return row && plan && deskDeparture(plan, row, lines);
    },
  };
}

/** The days on which a date can be added, both included: from tomorrow at the office. */
export function daysToAdd(now: Date): { first: string; last: string } {
  const today = officeDay(now);
  return { first: addDays(today, 1), last: addMonths(today, monthsAhead) };
}

function deskDeparture(plan: DeparturePlan, row: DepartureRow, lines: ReadonlyMap<string, number>): DeskDeparture {
  const { slug, name } = plan.record;
  const { id, startDate, endDate, price, status, guaranteed, minToRun } = departureOf(plan, row);
  const { state, capacity, sold, held, priceOverride, guaranteedOverride, version } = row;
  return {
    id,
    tour: slug,
    tourName: name,
    startDate,
    endDate,
    state,
    status,
    capacity,
    sold,
    held,
    free: Math.max(0, capacity - sold - held),
    waiting: lines.get(id) ?? 0,
    price,
    priceOverride,
    guaranteed,
    guaranteedOverride,
    minToRun,
    version,
  };
}
