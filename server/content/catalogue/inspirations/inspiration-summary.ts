import { type InspirationSummary, inspirationSummary } from '#contract/records/inspirations.ts';
import { coverOfRecord } from '#server/content/catalogue/pictures.ts';
import type { InspirationContent } from '#server/content/catalogue/records/read-content.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function inspirationSummaryOf(inspiration: InspirationContent, made: MadePhotographs): InspirationSummary {
  return {
    ...shownFields(inspirationSummary, inspiration),
    id: inspiration.slug,
    coverImage: coverOfRecord('inspirations', inspiration, made),
  };
}
