import { getActivity } from '#contract/endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const activityQuery = (slug: string) => endpointQuery(getActivity, { params: { slug } });
