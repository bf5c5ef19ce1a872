import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { searchReader, words } from '#platform/search-params.ts';

export const longestFaqSearch = 100;

const fields = { q: words(longestFaqSearch) };

/** What `/faq` keeps in its address. */
export const readFaqSearch = searchReader(fields);

/** Every question at once: the page narrows them itself while the visitor types. */
export const faqsQuery = () => endpointQuery('listFaqs', {});
