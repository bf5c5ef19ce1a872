import { placeCategories } from '#contract/choices.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader, slug } from '#platform/search-params.ts';

const fields = {
  page,
  category: listOf(oneOf(placeCategories)),
  destination: listOf(slug),
};

/** What `/places` keeps in its address. */
type PlaceSearch = ReadSearch<typeof fields>;

export const readPlaceSearch = searchReader(fields);

export const placesQuery = (search: PlaceSearch = {}) => endpointQuery('listPlaces', { query: search });

export const placeQuery = (slug: string) => endpointQuery('getPlace', { params: { slug } });
