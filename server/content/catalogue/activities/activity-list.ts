import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listActivities } from '#contract/api/endpoints.ts';
import {
  type ActivitySummary,
  type activitiesQuery,
  activityDifficulty,
  activityType,
} from '#contract/records/activities.ts';
import { type Catalogue, summariesOf } from '#server/content/catalogue/catalogue.ts';
import { capitalised, destinationOptions } from '#server/content/catalogue/lists/facet-options.ts';
import { type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

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
