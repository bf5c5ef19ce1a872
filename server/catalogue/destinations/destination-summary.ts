import type { DestinationSummary } from '#contract/destinations.ts';
import type { DestinationFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function destinationSummaryOf(destination: DestinationFile, made: MadePhotographs): DestinationSummary {
  return {
    id: destination.slug,
    slug: destination.slug,
    name: destination.name,
    country: destination.country,
    county: destination.county,
    type: destination.type,
    lat: destination.lat,
    lng: destination.lng,
    summary: destination.summary,
    months: destination.months,
    flagship: destination.flagship,
    coverImage: coverOf(
      {
        kind: 'destinations',
        slug: destination.slug,
        name: destination.name,
        plate: destination.plate,
        photographs: destination.photographs,
        cover: destination.cover,
      },
      made,
    ),
  };
}
