import type { QueryClient } from '@tanstack/react-query';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { askIndex, hitsPerIndex, type SearchRequest } from '#features/search/client/ask-index.ts';
import { searchAccessOf } from '#features/search/client/search-access.ts';
import { toSearchFault } from '#features/search/client/search-fault.ts';
import { hostTransport } from '#features/search/client/search-transport.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';

/** How one index answered one query. */
export interface SearchProbe {
  q: string;
  index: IndexUid;
  milliseconds: number;
  /** Undefined when it gave no answer; then `error` says why. */
  total: number | undefined;
  first: Record<string, unknown> | undefined;
  error: string | undefined;
}

/** Asks every index for a query, past every cache, with the deadline of a real search. */
export async function probeSearch(queryClient: QueryClient, q: string): Promise<SearchProbe[]> {
  const transport = hostTransport(apiOf(queryClient).fetch);

  async function probe(index: IndexUid): Promise<SearchProbe> {
    const started = performance.now();
    const request: SearchRequest = { indexName: index, params: { query: q, hitsPerPage: hitsPerIndex } };
    const took = () => Math.round(performance.now() - started);
    try {
      const access: SearchAccess = await searchAccessOf(queryClient);
      const [result] = await askIndex([request], access, transport);
      const hit = result?.hits[0];
      return { q, index, milliseconds: took(), total: result?.nbHits ?? 0, first: hit, error: undefined };
    } catch (error) {
      const { code, message } = toSearchFault(error);
      return { q, index, milliseconds: took(), total: undefined, first: undefined, error: `${code}: ${message}` };
    }
  }

  return Promise.all(indexUids.map(probe));
}
