import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** What the page about the operator says in their words. */
export const aboutWordsQuery = () => endpointQuery('getAboutWords', {});
