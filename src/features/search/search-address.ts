import * as z from 'zod/mini';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';

/** The searchable collections (spec §3). */
export const searchIndex = z.enum(['tours', 'group_tours', 'destinations', 'places', 'accommodations']);
export type SearchIndex = z.infer<typeof searchIndex>;

const fields = {
  q: z.optional(z.string().check(z.maxLength(200))),
  index: z.optional(searchIndex),
};

/** What `/search` keeps in its address: no `index` searches all of them (spec §2). */
export type SearchAddress = ReadSearch<typeof fields>;

export const readSearchSearch = (search: Record<string, unknown>): SearchAddress => readSearch(fields, search);
