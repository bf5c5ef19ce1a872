import type { InspirationSummary } from '#contract/inspirations.ts';
import type { InspirationContent } from '#server/catalogue/content/read-content.ts';
import { coverOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function inspirationSummaryOf(inspiration: InspirationContent, made: MadePhotographs): InspirationSummary {
  return {
    id: inspiration.slug,
    slug: inspiration.slug,
    title: inspiration.title,
    theme: inspiration.theme,
    excerpt: inspiration.excerpt,
    months: inspiration.months,
    coverImage: coverOf(
      {
        kind: 'inspirations',
        slug: inspiration.slug,
        name: inspiration.title,
        plate: inspiration.plate,
        photographs: inspiration.photographs,
        cover: inspiration.cover,
      },
      made,
    ),
  };
}
