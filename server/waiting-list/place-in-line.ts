import type { Kysely } from 'kysely';
import { addDays } from '#contract/calendar/calendar.ts';
import { seatPrice } from '#contract/money/base-price.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { readDepartureRow } from '#server/group-tours/departure-rows.ts';
import type { PlaceState, Tables } from '#server/store/tables.ts';
import type { PlaceDetails } from '#server/waiting-list/waiting-list-mail-contents.ts';
import { readPlace } from '#server/waiting-list/waiting-places.ts';

/** A place in line, and what mails and pages say of it. */
export interface PlaceInLine {
  state: PlaceState;
  details: PlaceDetails;
  /** Until when seats are held for it, an instant; undefined where none are. */
  heldUntil?: string;
  /** The office has given the seats back that were held for it. */
  isReleased: boolean;
  /** The office has cancelled the departure. */
  isCancelled: boolean;
}

/** Undefined where there is no such place, or the content no longer knows its tour. Throws what the engine threw. */
export async function placeInLine(
  db: Kysely<Tables>,
  catalogue: Catalogue,
  placeId: string,
  now: Date,
): Promise<PlaceInLine | undefined> {
  const place = await readPlace(db, placeId);
  const row = place && (await readDepartureRow(db, place.departure_id, now));
  const record = row && catalogue.groupTours.get(row.groupTourId)?.record;
  if (!place || !row || !record) return undefined;
  const hold =
    place.hold_id === null
      ? undefined
      : await db
          .selectFrom('seat_holds')
          .select(['held_until', 'state'])
          .where('hold_id', '=', place.hold_id)
          .executeTakeFirst();
  const isHeld = hold?.state === 'live' && hold.held_until > now.toISOString();
  const { name, email, seats, state } = place;
  const { startDate } = row;
  return {
    state,
    isCancelled: row.state === 'cancelled',
    ...(isHeld && { heldUntil: hold.held_until }),
    isReleased: hold?.state === 'released',
    details: {
      name,
      email,
      seats,
      tour: { slug: record.slug, name: record.name },
      startDate,
      endDate: addDays(startDate, record.duration - 1),
      price: seatPrice(record.prices, startDate, row.priceOverride).usd,
    },
  };
}
