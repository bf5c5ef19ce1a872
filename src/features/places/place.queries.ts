import type { PlaceSearch } from '#features/places/place-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const placesQuery = (search: PlaceSearch = {}) => endpointQuery('listPlaces', { query: search });

export const placeQuery = (slug: string) => endpointQuery('getPlace', { params: { slug } });
