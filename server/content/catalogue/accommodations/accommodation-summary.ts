import { type AccommodationSummary, accommodationSummary } from '#contract/records/accommodations.ts';
import { coverOfRecord } from '#server/content/catalogue/pictures.ts';
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
