import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listAccommodations } from '#contract/api/endpoints.ts';
import {
  type AccommodationSummary,
  accommodationBody,
  accommodationSummary,
  type accommodationsQuery,
  accommodationType,
} from '#contract/records/accommodations.ts';
import type { Accommodation } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import {
  type AccommodationEntry,
  type Catalogue,
  summariesOf,
  summariesWhere,
} from '#server/content/catalogue/catalogue.ts';
import {
  capitalised,
  destinationOptions,
  type ListRules,
  listPage,
  tierOptions,
} from '#server/content/catalogue/lists/list-page.ts';
import { nearest } from '#server/content/catalogue/nearest.ts';
import {
  coverOf,
  coverOfRecord,
  galleryOf,
  photographsOf,
  photographsPart,
} from '#server/content/catalogue/pictures.ts';
import type { AccommodationFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** `price` is the cheapest room's, a night. */
export function accommodationSummaryOf(
  stay: AccommodationFile,
  destinationName: string,
  made: MadePhotographs,
): AccommodationSummary {
  return {
    ...shownFields(accommodationSummary, stay),
    id: stay.slug,
    destinationName,
    price: Math.min(...stay.rooms.map((room) => room.pricing.basePrice)),
    rooms: stay.rooms.map(({ photographs: _photographs, cover: _cover, ...room }) => room),
    coverImage: coverOfRecord('accommodations', stay, made),
  };
}

type AccommodationsQuery = z.infer<typeof accommodationsQuery>;

export function accommodationList(
  catalogue: Catalogue,
  query: AccommodationsQuery,
): EndpointAnswer<typeof listAccommodations> {
  const stays = [...catalogue.accommodations.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(stays, query, accommodationRules(catalogue, stays));
  return { accommodations: items, ...envelope };
}

function accommodationRules(
  catalogue: Catalogue,
  stays: readonly AccommodationSummary[],
): ListRules<AccommodationSummary, AccommodationsQuery> {
  return {
    noun: 'accommodations',
    facets: [
      { key: 'tier', options: tierOptions, valuesOf: (stay) => [stay.tier] },
      { key: 'type', options: capitalised(accommodationType.options), valuesOf: (stay) => [stay.type] },
      {
        key: 'destination',
        options: destinationOptions(
          catalogue,
          stays.map((stay) => stay.destinationId),
        ),
        valuesOf: (stay) => [stay.destinationId],
      },
    ],
    textOf: ({ name, summary, type, tier, board, destinationName }) => [
      name,
      summary,
      type,
      tier,
      board,
      destinationName,
    ],
  };
}

type RoomFile = AccommodationFile['rooms'][number];

const nearbyStays = 4;

/** A stay's page, the tours that sleep there and the stays near it. */
export function accommodationDetail(catalogue: Catalogue, stay: AccommodationEntry): Accommodation {
  const { record, summary } = stay;
  const roomPictures = Object.fromEntries(
    record.rooms.map((room) => [room.id, roomPictureOf(catalogue, record, room)]),
  );
  const surroundings = summariesOf(catalogue.destinations, [record.destinationId]);
  return {
    ...summary,
    ...shownFields(accommodationBody, record),
    map: stay.map,
    ...photographsPart(catalogue.photographs, 'accommodations', record),
    gallery: galleryOf(summary.coverImage, [
      ...Object.values(roomPictures),
      ...surroundings.map((destination) => destination.coverImage),
    ]),
    roomPictures,
    ...roomPhotographsOf(catalogue, record),
    tours: summariesWhere(catalogue.tours, (tour) => tour.itinerary.some((day) => day.accommodationId === record.slug)),
    nearby: nearest(catalogue.accommodations.values(), stay, nearbyStays).map((other) => other.summary),
  };
}

function roomPictureOf({ photographs: made }: Catalogue, stay: AccommodationFile, room: RoomFile): Picture {
  const { id, photographs, cover } = room;
  const pictured = { slug: `${stay.slug}-${id}`, name: `${room.name}, ${stay.name}`, stay: stay.slug };
  return coverOf({ kind: 'rooms', ...pictured, photographs, cover }, made);
}

function roomPhotographsOf({ photographs: made }: Catalogue, { slug, rooms }: AccommodationFile) {
  const some = rooms
    .map(({ id, photographs = [] }) => {
      const ofRoom = photographs.map((photograph) => ({ ...photograph, shows: photograph.shows ?? ('room' as const) }));
      return [id, photographsOf(made, 'accommodations', { slug, photographs: ofRoom })] as const;
    })
    .filter(([, photographs]) => photographs.length > 0);
  return some.length === 0 ? {} : { roomPhotographs: Object.fromEntries(some) };
}
