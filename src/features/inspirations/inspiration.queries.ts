import type { InspirationSearch } from '#features/inspirations/inspiration-search.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

export const inspirationsQuery = (search: InspirationSearch = {}) =>
  endpointQuery('listInspirations', { query: search });

export const inspirationQuery = (slug: string) => endpointQuery('getInspiration', { params: { slug } });
