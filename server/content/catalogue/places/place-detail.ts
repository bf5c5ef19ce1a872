import type { Place } from '#contract/records/details.ts';
import { placeBody } from '#contract/records/places.ts';
import { type Catalogue, type PlaceEntry, summariesOf, summariesWhere } from '#server/content/catalogue/catalogue.ts';
import { nearest } from '#server/content/catalogue/nearest.ts';
import { photographsPart } from '#server/content/catalogue/photographs.ts';
import { galleryOf } from '#server/content/catalogue/pictures.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';

const nearbyPlaces = 4;

/** A place's page, what is near it, and the tours that visit its destination. */
export function placeDetail(catalogue: Catalogue, place: PlaceEntry): Place {
  const { record, summary } = place;
  const surroundings = summariesOf(catalogue.destinations, [record.destinationId]);
  return {
    ...summary,
    ...shownFields(placeBody, record),
    map: place.map,
    ...photographsPart(catalogue.photographs, 'places', record),
    gallery: galleryOf(
      summary.coverImage,
      surroundings.map((destination) => destination.coverImage),
    ),
    nearby: nearest(catalogue.places.values(), place, nearbyPlaces).map((other) => other.summary),
    tours: summariesWhere(catalogue.tours, (tour) => tour.destinationIds.includes(record.destinationId)),
  };
}
