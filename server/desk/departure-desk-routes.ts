import type { Transaction } from 'kysely';
import {
  addDeskDeparture,
  cancelDeskDeparture,
  changeDeskDeparture,
  getDeskDeparture,
  getDeskDepartureTable,
  holdDeskSeats,
  listDeskDepartures,
  releaseDeskHold,
  removeDeskPlace,
  sellDeskHold,
  writeToDeskDeparture,
} from '#contract/desk/departure-endpoints.ts';
import type { DeskDeparture, DeskDepartureDetail, SeatHold } from '#contract/desk/departures.ts';
import { seasonOn } from '#contract/money/base-price.ts';
import { formatDay } from '#contract/words/days.ts';
import { departureParties } from '#server/desk/departure-parties.ts';
import type { DeskBacking } from '#server/desk/desk-backing.ts';
import type { DeskCall, DeskRoute } from '#server/desk/desk-route.ts';
import { travellerTable } from '#server/desk/tables/booking-tables.ts';
import { StreamedTable } from '#server/desk/tables/streamed-table.ts';
import { writeToParties } from '#server/desk/write-to-parties.ts';
import { cancellationLetter } from '#server/enquiries/mails/departure-letter.ts';
import { addDeparture, changeDeparture, type DepartureDiff } from '#server/group-tours/change-departure.ts';
import { isWithdrawn } from '#server/group-tours/departure-board.ts';
import { type DepartureRefusal, invalid } from '#server/group-tours/departure-refusal.ts';
import { createDepartureRegister, daysToAdd } from '#server/group-tours/departure-register.ts';
import { departureId } from '#server/group-tours/planned-departures.ts';
import { endHold, heldBefore, holdSeats } from '#server/group-tours/seat-holds.ts';
import { type Change, changesOf, recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { isBooked } from '#server/proposals/bookings/booking-rows.ts';
import { scanStore } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';
import { advanceWaitingList } from '#server/waiting-list/advance-waiting-list.ts';
import { countLines, keepsSeats, leaveLine, readLine } from '#server/waiting-list/waiting-places.ts';

type Backing = Pick<DeskBacking, 'store' | 'queue' | 'catalogue' | 'board' | 'operator' | 'wakeOutbox' | 'eraseMails'>;

/** What a change did, as the history tells it. */
type Done = Pick<Change, 'what' | 'before' | 'after'>;

type WantedChange = Parameters<typeof changeDeparture>[1]['change'];

/** Departures at the desk: their seats, holds and prices. */
export function addDepartureDeskRoutes(route: DeskRoute, backing: Backing): void {
  const { store, queue, catalogue, board, operator, wakeOutbox } = backing;
  const register = createDepartureRegister({ catalogue, board, store, countLines });

  route(listDeskDepartures, async ({ query }, { now }) => {
    const { departures, total } = await register.list(query, now);
    const tours = catalogue()
      .groupTours.all()
      .map(
        ([
          ,
          {
            record: { slug, name },
          },
        ]) => ({ slug, name }),
      );
    return { departures, tours, total, page: query.page, limit: query.limit, message: '' };
  });

  route(getDeskDeparture, ({ params }, { now }) => detailOf(params.id, now));

  route(addDeskDeparture, async ({ body }, call) => {
    const { tour, startDate, capacity, priceOverride = null, guaranteedOverride = null } = body;
    const plans = await board.plans();
    const plan = plans.get(tour);
    if (plan === undefined) throw errorOf(invalid('tour', 'There is no such group tour.'));
    const { record } = plan;
    const { first, last } = daysToAdd(call.now);
    if (startDate < first || startDate > last) {
      throw errorOf(invalid('startDate', `A departure leaves between ${formatDay(first)} and ${formatDay(last)}.`));
    }
    if (priceOverride === null && seasonOn(record.prices, startDate) === undefined) {
      throw errorOf(invalid('priceOverride', 'The tour has no price on this day; give one.'));
    }
    const seats = { total: capacity ?? record.departures.totalSeats, booked: 0 };
    const id = departureId(tour, startDate);
    await change(id, call, async (db) => {
      const refusal = await addDeparture(
        db,
        { id, groupTourId: tour, startDate, seats, priceOverride, guaranteedOverride, by: call.staff.email },
        { isWithdrawn: (row) => isWithdrawn(row, plan), now: call.now },
      );
      return refusal ?? { what: 'added', after: { capacity: seats.total, priceOverride, guaranteedOverride } };
    });
    return detailOf(id, call.now);
  });

  route(changeDeskDeparture, ({ params: { id }, body }, call) => changeTo(id, call, body, 'change'));

  route(cancelDeskDeparture, ({ params: { id } }, call) => changeTo(id, call, { state: 'cancelled' }, 'cancelled'));

  route(holdDeskSeats, ({ params: { id }, body }, call) => {
    const hold = { ...body, departureId: id, until: new Date(body.until), by: call.staff.email };
    return changed(id, call, async (db) => {
      const before = await heldBefore(db, hold, call.now);
      if (before !== undefined) return before === 'held' ? undefined : before;
      const held = await holdSeats(db, hold, call.now);
      return 'refused' in held ? held : { what: 'hold', after: heldSeats(held) };
    });
  });

  for (const [described, as] of [
    [releaseDeskHold, 'released'],
    [sellDeskHold, 'sold'],
  ] as const) {
    route(described, ({ params: { id, hold: holdId } }, call) =>
      changed(id, call, async (db) => {
        if (await isBooked(db, holdId)) return { refused: 'changed', message: booked };
        const hold = await endHold(db, { departureId: id, holdId, as }, call.now);
        return 'refused' in hold
          ? hold
          : { what: as, before: heldSeats({ ...hold, state: hold.was }), after: heldSeats(hold) };
      }),
    );
  }

  route(removeDeskPlace, async ({ params: { id, place } }, call) => {
    await known(id, call.now);
    await change(id, call, async (db) => {
      const line = await readLine(db, id);
      const found = line.find((one) => one.id === place);
      if (found === undefined) return { refused: 'unknown', message: 'Nobody stands in this place of the line.' };
      const { seats, state, hold } = found;
      if (state === 'taken' && (await keepsSeats(db, { hold_id: hold }))) {
        return { refused: 'changed', message: 'These seats are taken; release their hold.' };
      }
      await leaveLine(db, place, call.now);
      return { what: 'removed from the line', before: { seats, state, hold } };
    });
    // Before anything that may fail: a second press would find nobody in the place.
    await backing.eraseMails([place]);
    return detailOf(id, call.now);
  });

  route(getDeskDepartureTable, async ({ params: { id }, query: { words } }, { now }) => {
    await known(id, now);
    const parties = await scanStore(store, (db) => departureParties(db, id, now));
    return new StreamedTable(`travellers-${id}.csv`, travellerTable(parties, words === 'yes'));
  });

  route(writeToDeskDeparture, async ({ params: { id }, body: letter }, call) => {
    const { staff, now } = call;
    const departure = await known(id, now);
    let sent = 0;
    await change(id, call, async (db) => {
      sent = await writeToParties(db, { departure, letter, staff, operator }, now);
      return sent === 0 ? undefined : { what: 'letter', after: { subject: letter.subject, sent } };
    });
    wakeOutbox();
    return { ...(await detailOf(id, now)), sent };
  });

  /** What a departure is after a change of it. */
  async function changed(id: string, call: DeskCall, work: Parameters<typeof change>[2]): Promise<DeskDepartureDetail> {
    await known(id, call.now);
    await change(id, call, work);
    return detailOf(id, call.now);
  }

  async function changeTo(
    id: string,
    call: DeskCall,
    wanted: WantedChange,
    what: string,
  ): Promise<DeskDepartureDetail> {
    const version = call.version();
    return changed(id, call, async (db) => {
      const diff = await changeDeparture(db, { id, version, change: wanted }, call.now);
      return 'refused' in diff ? diff : changeUnlessEmpty(what, diff);
    });
  }

  /** Makes a change and writes it down, or neither. */
  async function change(
    id: string,
    { staff, now }: DeskCall,
    work: (db: Transaction<Tables>) => Promise<Done | DepartureRefusal | undefined>,
  ): Promise<void> {
    const refusal = await queue.write(async (db) => {
      const done = await work(db);
      if (done === undefined || 'refused' in done) return done;
      await recordChange(db, { subject: { kind: 'departure', id }, by: staff.email, at: now, ...done });
      // Whatever was changed, seats may be free now.
      await advanceWaitingList(db, id, now);
      return undefined;
    });
    if (refusal !== undefined) throw errorOf(refusal);
  }

  async function known(id: string, now: Date): Promise<DeskDeparture> {
    const departure = await register.find(id, now);
    if (departure === undefined) throw new ApiError('not_found', 'There is no such departure.');
    return departure;
  }

  async function detailOf(id: string, now: Date): Promise<DeskDepartureDetail> {
    const departure = await known(id, now);
    const { parties, history } = await scanStore(store, async (db) => ({
      parties: await departureParties(db, id, now),
      history: await changesOf(db, { kind: 'departure', id }),
    }));
    return { departure, parties, letter: await letterAbout(departure), history };
  }

  /** Once it is cancelled. */
  async function letterAbout(departure: DeskDeparture): Promise<DeskDepartureDetail['letter']> {
    if (departure.state !== 'cancelled') return null;
    const { id, tour } = departure;
    const coming = (await board.departuresOf([tour])).get(tour) ?? [];
    const others = coming.filter((other) => other.id !== id && other.availableSeats > 0).slice(0, 3);
    return cancellationLetter(departure, others, operator);
  }
}

const booked = 'These seats are those of a booking: confirm it or give it back there.';

/** Nothing where everything was so already. */
function changeUnlessEmpty(what: string, diff: DepartureDiff): Done | undefined {
  return Object.keys(diff.after).length === 0 ? undefined : { what, ...diff };
}

/** A hold as the history keeps it: not for whom, since what names somebody can be erased, and a history cannot. */
function heldSeats({ id, seats, until, state }: SeatHold) {
  return { hold: id, seats, until, state };
}

const codes = { unknown: 'not_found', changed: 'changed_meanwhile', invalid: 'invalid' } as const;

function errorOf({ refused, message, field }: DepartureRefusal): ApiError {
  return new ApiError(codes[refused], message, field === undefined ? {} : { errors: { [field]: [message] } });
}
