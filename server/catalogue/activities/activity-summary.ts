import type { ActivitySummary } from '#contract/activities.ts';
import type { ActivityFile, DestinationFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf, galleryOf } from '#server/catalogue/pictures.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** `destinations` are those the activity is offered in. */
export function activitySummaryOf(
  activity: ActivityFile,
  destinations: readonly DestinationFile[],
  made: MadePhotographs,
): ActivitySummary {
  const coverImage = coverOf(
    {
      kind: 'activities',
      slug: activity.slug,
      name: activity.name,
      plate: activity.plate,
      photographs: activity.photographs,
      cover: activity.cover,
    },
    made,
  );
  return {
    id: activity.slug,
    slug: activity.slug,
    name: activity.name,
    summary: activity.summary,
    description: activity.description,
    type: activity.type,
    difficulty: activity.difficulty,
    coverImage,
    images: galleryOf(
      coverImage,
      destinations.map(({ slug, name, plate, photographs, cover }) =>
        coverOf({ kind: 'destinations', slug, name, plate, photographs, cover }, made),
      ),
    ),
    location: activity.location,
    destinationIds: activity.destinationIds,
    rating: activity.rating,
    reviewCount: activity.reviewCount,
    duration: activity.duration,
    weatherDependency: activity.weatherDependency,
    requirements: activity.requirements,
    pricing: activity.pricing,
    months: activity.months,
  };
}
