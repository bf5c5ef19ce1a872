import { type ReadSearch, searchReader, words } from '#platform/search-params.ts';

export const longestFaqSearch = 100;

const fields = { q: words(longestFaqSearch) };

/** What `/faq` keeps in its address. */
export type FaqSearch = ReadSearch<typeof fields>;

export const readFaqSearch = searchReader(fields);
