import { type DestinationSummary, destinationSummary } from '#contract/records/destinations.ts';
import { coverOfRecord } from '#server/content/catalogue/pictures.ts';
import type { DestinationFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function destinationSummaryOf(destination: DestinationFile, made: MadePhotographs): DestinationSummary {
  return {
    ...shownFields(destinationSummary, destination),
    id: destination.slug,
    coverImage: coverOfRecord('destinations', destination, made),
  };
}
