import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const activityQuery = (slug: string) => endpointQuery('getActivity', { params: { slug } });
