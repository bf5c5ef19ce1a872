import { type DestinationSummary, destinationSummary } from '#contract/records/destinations.ts';
import type { DestinationFile } from '#server/catalogue/content/content-schema.ts';
import { coverOfRecord } from '#server/catalogue/pictures.ts';
import { shownFields } from '#server/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function destinationSummaryOf(destination: DestinationFile, made: MadePhotographs): DestinationSummary {
  return {
    ...shownFields(destinationSummary, destination),
    id: destination.slug,
    coverImage: coverOfRecord('destinations', destination, made),
  };
}
