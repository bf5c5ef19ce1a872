import { inspirationThemes } from '#contract/choices.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { listOf, oneOf, page, type ReadSearch, searchReader } from '#platform/search-params.ts';

const fields = {
  page,
  theme: listOf(oneOf(inspirationThemes)),
};

/** What `/inspirations` keeps in its address. */
type InspirationSearch = ReadSearch<typeof fields>;

export const readInspirationSearch = searchReader(fields);

export const inspirationsQuery = (search: InspirationSearch = {}) =>
  endpointQuery('listInspirations', { query: search });

export const inspirationQuery = (slug: string) => endpointQuery('getInspiration', { params: { slug } });
