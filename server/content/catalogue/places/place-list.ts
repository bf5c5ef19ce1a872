import type * as z from 'zod/mini';
import type { EndpointAnswer } from '#contract/api/endpoint.ts';
import type { listPlaces } from '#contract/api/endpoints.ts';
import { type PlaceSummary, placeCategory, type placesQuery } from '#contract/records/places.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { capitalised, destinationOptions } from '#server/content/catalogue/lists/facet-options.ts';
import { type ListRules, listPage } from '#server/content/catalogue/lists/list-page.ts';

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
