import { destinationBody } from '#contract/records/destinations.ts';
import type { Destination } from '#contract/records/details.ts';
import type { GroupTourSummary } from '#contract/records/group-tours.ts';
import { type Catalogue, type DestinationEntry, summariesWhere } from '#server/content/catalogue/catalogue.ts';
import { feeRows } from '#server/content/catalogue/destinations/fee-rows.ts';
import { photographsPart } from '#server/content/catalogue/photographs.ts';
import { galleryOf } from '#server/content/catalogue/pictures.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';

/** A destination's page and the cards of all that belongs to it; group tours come with their departures. */
export function destinationDetail(
  catalogue: Catalogue,
  { record, summary, map }: DestinationEntry,
  groupTours: GroupTourSummary[],
): Destination {
  const { slug } = record;
  const places = summariesWhere(catalogue.places, (place) => place.destinationId === slug);
  return {
    ...summary,
    ...shownFields(destinationBody, record),
    fees: feeRows(catalogue.fees, slug),
    map,
    ...photographsPart(catalogue.photographs, 'destinations', record),
    gallery: galleryOf(
      summary.coverImage,
      places.map((place) => place.coverImage),
    ),
    places,
    accommodations: summariesWhere(catalogue.accommodations, (stay) => stay.destinationId === slug),
    activities: summariesWhere(catalogue.activities, (activity) => activity.destinationIds.includes(slug)),
    tours: summariesWhere(catalogue.tours, (tour) => tour.destinationIds.includes(slug)),
    groupTours,
  };
}
