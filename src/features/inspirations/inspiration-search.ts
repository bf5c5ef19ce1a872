import { inspirationsQuery } from '#contract/inspirations.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

const { limit: _limit, q: _q, ...fields } = inspirationsQuery.shape;

/** What `/inspirations` keeps in its address. */
export type InspirationSearch = ReadSearch<typeof fields>;

export const readInspirationSearch = (search: Record<string, unknown>): InspirationSearch => readSearch(fields, search);
