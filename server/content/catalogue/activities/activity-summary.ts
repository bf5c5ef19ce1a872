import { type ActivitySummary, activityFields } from '#contract/records/activities.ts';
import { coverOfRecord, galleryOf } from '#server/content/catalogue/pictures.ts';
import type { ActivityFile, DestinationFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** `destinations` are those the activity is offered in. */
export function activitySummaryOf(
  activity: ActivityFile,
  destinations: readonly DestinationFile[],
  made: MadePhotographs,
): ActivitySummary {
  const coverImage = coverOfRecord('activities', activity, made);
  return {
    ...shownFields(activityFields, activity),
    id: activity.slug,
    coverImage,
    images: galleryOf(
      coverImage,
      destinations.map((destination) => coverOfRecord('destinations', destination, made)),
    ),
  };
}
