import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listActivities } from '#contract/api/endpoints.ts';
import {
  type ActivitySummary,
  type activitiesQuery,
  activityBody,
  activityDifficulty,
  activityFields,
  activityType,
} from '#contract/records/activities.ts';
import type { Activity } from '#contract/records/details.ts';
import {
  type ActivityEntry,
  type Catalogue,
  summariesOf,
  summariesWhere,
} from '#server/content/catalogue/catalogue.ts';
import {
  capitalised,
  destinationOptions,
  type ListRules,
  listPage,
} from '#server/content/catalogue/lists/list-page.ts';
import { coverOfRecord, galleryOf, photographsPart } from '#server/content/catalogue/pictures.ts';
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

type ActivitiesQuery = z.infer<typeof activitiesQuery>;

export function activityList(catalogue: Catalogue, query: ActivitiesQuery): EndpointAnswer<typeof listActivities> {
  const activities = [...catalogue.activities.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(activities, query, activityRules(catalogue, activities));
  return { activities: items, ...envelope };
}

function activityRules(
  catalogue: Catalogue,
  activities: readonly ActivitySummary[],
): ListRules<ActivitySummary, ActivitiesQuery> {
  return {
    noun: 'activities',
    facets: [
      {
        key: 'type',
        options: capitalised(activityType.options),
        valuesOf: ({ type }) => (type === undefined ? [] : [type]),
      },
      {
        key: 'difficulty',
        options: capitalised(activityDifficulty.options),
        valuesOf: ({ difficulty }) => (difficulty === undefined ? [] : [difficulty]),
      },
      {
        key: 'destination',
        options: destinationOptions(
          catalogue,
          activities.flatMap((activity) => activity.destinationIds),
        ),
        valuesOf: (activity) => activity.destinationIds,
      },
    ],
    textOf: (activity) => [
      activity.name,
      activity.summary,
      activity.type,
      activity.location?.name,
      ...summariesOf(catalogue.destinations, activity.destinationIds).map((destination) => destination.name),
    ],
  };
}

/** An activity's page, where it is offered and the tours that include it. */
export function activityDetail(catalogue: Catalogue, { record, summary }: ActivityEntry): Activity {
  return {
    ...summary,
    ...shownFields(activityBody, record),
    ...photographsPart(catalogue.photographs, 'activities', record),
    destinations: summariesOf(catalogue.destinations, record.destinationIds),
    tours: summariesWhere(catalogue.tours, (tour) =>
      tour.itinerary.some((day) => day.activityIds.includes(record.slug)),
    ),
  };
}
