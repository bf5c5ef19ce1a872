import * as z from 'zod/mini';
import { listOf } from '#contract/paging.ts';
import { indexUids } from '#contract/search-indexes.ts';
import { type ReadSearch, readSearch } from '#platform/search-params.ts';
import { cleanSearch } from '#shell/search/search-text.ts';

const values = listOf(z.string().check(z.maxLength(80)));
const cleanText = z.pipe(z.string(), z.transform(cleanSearch));

const fields = {
  q: z.optional(cleanText),
  index: z.optional(z.enum(indexUids)),
  sort: z.optional(z.string().check(z.maxLength(40))),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(2), z.lte(100))),
  destination: values,
  country: values,
  activity: values,
  tier: values,
  style: values,
  difficulty: values,
  type: values,
  category: values,
  wildlife: values,
  month: values,
};

/**
 * What `/search` keeps in its address: no `index` searches all of them (spec §2), an unknown one too. Sort, filters and page
 * belong to a single collection.
 */
export type SearchPageAddress = ReadSearch<typeof fields>;

export const readSearchSearch = (search: Record<string, unknown>): SearchPageAddress => readSearch(fields, search);
