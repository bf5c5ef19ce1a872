import { activityBody } from '#contract/records/activities.ts';
import type { Activity } from '#contract/records/details.ts';
import {
  type ActivityEntry,
  type Catalogue,
  summariesOf,
  summariesWhere,
} from '#server/content/catalogue/catalogue.ts';
import { photographsPart } from '#server/content/catalogue/photographs.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';

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
