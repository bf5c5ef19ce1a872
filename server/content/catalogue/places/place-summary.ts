import { type PlaceSummary, placeSummary } from '#contract/records/places.ts';
import { coverOf } from '#server/content/catalogue/pictures.ts';
import type { PlaceFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function placeSummaryOf(place: PlaceFile, destinationName: string, made: MadePhotographs): PlaceSummary {
  const { slug, name, category, plate, photographs, cover } = place;
  return {
    ...shownFields(placeSummary, place),
    id: slug,
    destinationName,
    coverImage: coverOf({ kind: 'places', slug, name, category, plate, photographs, cover }, made),
  };
}
