import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listPlaces } from '#contract/api/endpoints.ts';
import type { Place } from '#contract/records/details.ts';
import {
  type PlaceSummary,
  placeBody,
  placeCategory,
  placeSummary,
  type placesQuery,
} from '#contract/records/places.ts';
import { type Catalogue, type PlaceEntry, summariesOf, summariesWhere } from '#server/content/catalogue/catalogue.ts';
import {
  capitalised,
  destinationOptions,
  type ListRules,
  listPage,
} from '#server/content/catalogue/lists/list-page.ts';
import { nearest } from '#server/content/catalogue/nearest.ts';
import { coverOf, galleryOf, photographsPart } from '#server/content/catalogue/pictures.ts';
import type { PlaceFile } from '#server/content/catalogue/records/content-schema.ts';
import { shownFields } from '#server/content/catalogue/shown-fields.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

export function placeSummaryOf(place: PlaceFile, destinationName: string, made: MadePhotographs): PlaceSummary {
  const { slug, name, category, plate, photographs, cover } = place;
  return {
    ...shownFields(placeSummary, place),
    id: slug,
    destinationName,
    coverImage: coverOf({ kind: 'places', slug, name, category, plate, photographs, cover }, made),
  };
}

type PlacesQuery = z.infer<typeof placesQuery>;

export function placeList(catalogue: Catalogue, query: PlacesQuery): EndpointAnswer<typeof listPlaces> {
  const places = [...catalogue.places.values()].map(({ summary }) => summary);
  const { items, envelope } = listPage(places, query, placeRules(catalogue, places, query));
  return { places: items, ...envelope };
}

function placeRules(
  catalogue: Catalogue,
  places: readonly PlaceSummary[],
  query: PlacesQuery,
): ListRules<PlaceSummary, PlacesQuery> {
  return {
    noun: 'places',
    facets: [
      { key: 'category', options: capitalised(placeCategory.options), valuesOf: (place) => [place.category] },
      {
        key: 'destination',
        options: destinationOptions(catalogue, [...places.map((place) => place.destinationId), ...query.destination]),
        valuesOf: (place) => [place.destinationId],
      },
    ],
    textOf: ({ name, summary, category, destinationName }) => [name, summary, category, destinationName],
  };
}

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
