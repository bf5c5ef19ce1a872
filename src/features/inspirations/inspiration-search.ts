import { inspirationThemes } from '#contract/choices.ts';
import { listOf, oneOf, page, type ReadSearch, readSearch } from '#platform/search-params.ts';

const fields = {
  page,
  theme: listOf(oneOf(inspirationThemes)),
};

/** What `/inspirations` keeps in its address. */
export type InspirationSearch = ReadSearch<typeof fields>;

export const readInspirationSearch = (search: Record<string, unknown>): InspirationSearch => readSearch(fields, search);
