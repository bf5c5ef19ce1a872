import { queryOptions } from '@tanstack/react-query';
import { getDeskSession } from '#contract/desk/sign-in-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** Who is signed in; asked again with every visit to a page, since the list of the staff may have changed. */
export const sessionQuery = queryOptions({ ...endpointQuery(getDeskSession, {}), staleTime: 60_000, retry: false });
