import { inspirationThemes } from '#contract/choices.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader } from '#platform/search-params.ts';

const fields = {
  page,
  theme: listOf(oneOf(inspirationThemes)),
};

/** What `/inspirations` keeps in its address. */
export type InspirationSearch = ReadSearch<typeof fields>;

export const readInspirationSearch = searchReader(fields);
