import * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import { accommodationItem, activityItem, childAge, dateFlexibility, guests } from '#contract/trip/customization.ts';
import { calendarDay, slug, usd } from '#contract/values.ts';

/*
 * A trip as it travels in the fragment of its tour's address, `#trip=1.…`, where no server sees it. Before the dot stands the version, so
 * that a page that is older than the link can say so; behind it a list of values without names, packed. Names and texts of ours do not
 * travel: a link says nothing on our page but its sender's notes.
 */

/** Since 2 a stay may stand in place of one of the tour's own, which a page of version 1 would take for extra nights. */
export const tripLinkVersion = 2;

export function versionOf({ accommodations }: TripLink): number {
  return accommodations.some(({ insteadOf }) => insteadOf !== undefined) ? tripLinkVersion : 1;
}

/** UTF-8 of the unpacked values: some ten times a full trip, and more than the longest notes with forty activities and stays. */
export const mostTripLinkBytes = 16_000;

export interface TripLink {
  /** The tour's slug. */
  tour: string;
  /** The day it was sent on, and the dollars each was shown then for the tour itself. */
  sentOn: string;
  price: number;
  dates: {
    startDate?: string | undefined;
    endDate?: string | undefined;
    flexibility: z.infer<typeof dateFlexibility>;
  };
  guests: z.infer<typeof guests>;
  /** Of the children in order. */
  childAges: (number | undefined)[];
  activities: { id: string; price: number; selectedDate?: string | undefined; guestCount?: number | undefined }[];
  accommodations: {
    id: string;
    roomType: string;
    pricePerNight: number;
    nights: number;
    insteadOf?: { id: string; pricePerNight: number } | undefined;
  }[];
  notes: string;
}

/** No value is what nobody chose: an empty text, or nought. */
const day = z.union([calendarDay, z.literal('')]);
const people = z.union([activityItem.shape.guestCount, z.literal(0)]);
const { roomType, nights } = accommodationItem.shape;
const { adults, children, infants } = guests.shape;

const values = z.tuple([
  slug,
  calendarDay,
  usd,
  z.int().check(z.gte(0), z.lt(dateFlexibility.options.length)),
  day,
  day,
  z.tuple([adults, children, infants]),
  z.array(z.union([childAge, z.literal(0)])).check(z.maxLength(12)),
  z.array(z.tuple([slug, usd, day, people])).check(z.maxLength(40)),
  z
    .array(z.union([z.tuple([slug, roomType, usd, nights]), z.tuple([slug, roomType, usd, nights, slug, usd])]))
    .check(z.maxLength(40)),
  z.string().check(z.maxLength(2000)),
]);

/** The values of a trip as text, to be packed. */
export function writeTripLink(link: TripLink): string {
  const { tour, sentOn, price, dates, guests: party, childAges, activities, accommodations, notes } = link;
  return JSON.stringify([
    tour,
    sentOn,
    price,
    dateFlexibility.options.indexOf(dates.flexibility),
    dates.startDate ?? '',
    dates.endDate ?? '',
    [party.adults, party.children, party.infants],
    childAges.map((age) => age ?? 0),
    activities.map((item) => [item.id, item.price, item.selectedDate ?? '', item.guestCount ?? 0]),
    accommodations.map(({ id, roomType: room, pricePerNight, nights: count, insteadOf }) =>
      insteadOf === undefined
        ? [id, room, pricePerNight, count]
        : [id, room, pricePerNight, count, insteadOf.id, insteadOf.pricePerNight],
    ),
    notes,
  ] satisfies z.input<typeof values>);
}

/** The trip in such a text, which may be anything; undefined where it is none. Its days may have passed, and what it names be gone. */
export function readTripLink(text: string): TripLink | undefined {
  const read = values.safeParse(parsedJson(text)).data;
  if (read === undefined) return undefined;
  const [tour, sentOn, price, flexibility, startDate, endDate, party, childAges, activities, accommodations, notes] =
    read;
  return {
    tour,
    sentOn,
    price,
    dates: {
      startDate: startDate || undefined,
      endDate: endDate || undefined,
      flexibility: dateFlexibility.options[flexibility] ?? 'exact',
    },
    guests: { adults: party[0], children: party[1], infants: party[2] },
    childAges: childAges.map((age) => age || undefined),
    activities: activities.map(([id, each, on, guestCount]) => ({
      id,
      price: each,
      selectedDate: on || undefined,
      guestCount: guestCount || undefined,
    })),
    accommodations: accommodations.map(([id, room, pricePerNight, count, own, ownPrice]) => ({
      id,
      roomType: room,
      pricePerNight,
      nights: count,
      ...(own !== undefined && ownPrice !== undefined && { insteadOf: { id: own, pricePerNight: ownPrice } }),
    })),
    notes,
  };
}
