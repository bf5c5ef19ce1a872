import { accommodationBody } from '#contract/records/accommodations.ts';
import type { Accommodation } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import {
  type AccommodationEntry,
  type Catalogue,
  summariesOf,
  summariesWhere,
} from '#server/content/catalogue/catalogue.ts';
import { nearest } from '#server/content/catalogue/nearest.ts';
import { photographsOf, photographsPart } from '#server/content/catalogue/photographs.ts';
import { coverOf, galleryOf } from '#server/content/catalogue/pictures.ts';
import type { AccommodationFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';

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
