import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const accommodationQuery = (slug: string) => endpointQuery('getAccommodation', { params: { slug } });
