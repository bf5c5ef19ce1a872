import type { ActivitySummary } from '#contract/activities.ts';
import type { ActivityFile, DestinationFile } from '#server/catalogue/content/content-schema.ts';
import { coverOf, galleryOf } from '#server/catalogue/pictures.ts';

/** `destinations` are those the activity is offered in. */
export function activitySummaryOf(activity: ActivityFile, destinations: readonly DestinationFile[]): ActivitySummary {
  const coverImage = coverOf({ kind: 'activities', slug: activity.slug, name: activity.name, plate: activity.plate });
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
      destinations.map(({ slug, name, plate }) => coverOf({ kind: 'destinations', slug, name, plate })),
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
