import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** Every question at once: the page narrows them itself while the visitor types. */
export const faqsQuery = () => endpointQuery('listFaqs', {});
