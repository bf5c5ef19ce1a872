import { type InspirationSummary, inspirationSummary } from '#contract/records/inspirations.ts';
import type { InspirationContent } from '#server/catalogue/content/read-content.ts';
import { coverOfRecord } from '#server/catalogue/pictures.ts';
import { shownFields } from '#server/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function inspirationSummaryOf(inspiration: InspirationContent, made: MadePhotographs): InspirationSummary {
  return {
    ...shownFields(inspirationSummary, inspiration),
    id: inspiration.slug,
    coverImage: coverOfRecord('inspirations', inspiration, made),
  };
}
