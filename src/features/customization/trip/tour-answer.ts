import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** What a tour's page has asked; the call decides the key. */
export const tourAnswer = (slug: string) => endpointQuery('getTour', { params: { slug } });
