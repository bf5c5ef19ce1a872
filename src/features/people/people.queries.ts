import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const peopleQuery = () => endpointQuery('getPeople', {});
