import { placesQuery as placesFields } from '#contract/places.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = placesFields.shape;

/** What `/places` keeps in its address. */
export type PlaceSearch = ReadSearch<typeof fields>;

export const readPlaceSearch = (search: Record<string, unknown>): PlaceSearch => readSearch(fields, search);
