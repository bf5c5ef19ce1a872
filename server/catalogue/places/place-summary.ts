import type { PlaceSummary } from '#contract/places.ts';
import type { PlaceFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function placeSummaryOf(place: PlaceFile, destinationName: string, made: MadePhotographs): PlaceSummary {
  return {
    id: place.slug,
    slug: place.slug,
    name: place.name,
    category: place.category,
    destinationId: place.destinationId,
    destinationName,
    summary: place.summary,
    visitMinutes: place.visitMinutes,
    coverImage: coverOf(
      {
        kind: 'places',
        slug: place.slug,
        name: place.name,
        category: place.category,
        plate: place.plate,
        photographs: place.photographs,
        cover: place.cover,
      },
      made,
    ),
  };
}
