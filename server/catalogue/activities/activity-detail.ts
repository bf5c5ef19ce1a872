import type { Activity } from '#contract/details.ts';
import { type ActivityEntry, type Catalogue, summariesOf, summariesWhere } from '#server/catalogue/catalogue.ts';
import { photographsPart } from '#server/catalogue/photographs.ts';

/** An activity's page, where it is offered and the tours that include it. */
export function activityDetail(catalogue: Catalogue, { record, summary }: ActivityEntry): Activity {
  return {
    ...summary,
    story: record.story,
    season: record.season,
    safety: record.safety,
    cancellation: record.cancellation,
    updatedAt: record.updatedAt,
    ...photographsPart(catalogue.photographs, 'activities', record),
    destinations: summariesOf(catalogue.destinations, record.destinationIds),
    tours: summariesWhere(catalogue.tours, (tour) =>
      tour.itinerary.some((day) => day.activityIds.includes(record.slug)),
    ),
  };
}
