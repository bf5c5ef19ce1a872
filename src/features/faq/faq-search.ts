import { searchReader, words } from '#platform/search-params.ts';

export const longestFaqSearch = 100;

const fields = { q: words(longestFaqSearch) };

/** What `/faq` keeps in its address. */
export const readFaqSearch = searchReader(fields);
