import type { TourSearch } from '#features/tours/tour-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const toursQuery = (search: TourSearch = {}) => endpointQuery('listTours', { query: search });

export const featuredToursQuery = () => endpointQuery('listFeaturedTours', {});

export const tourQuery = (slug: string) => endpointQuery('getTour', { params: { slug } });
