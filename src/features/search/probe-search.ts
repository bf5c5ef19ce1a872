import type { QueryClient } from '@tanstack/react-query';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { hitsPerIndex, type SearchRequest } from '#features/search/client/ask-index.ts';
import { toSearchFault } from '#features/search/client/search-fault.ts';
import { askHost } from '#features/search/client/search-host.ts';

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
  const ask = askHost(queryClient);

  async function probe(index: IndexUid): Promise<SearchProbe> {
    const started = performance.now();
    const request: SearchRequest = { indexName: index, params: { query: q, hitsPerPage: hitsPerIndex } };
    const took = () => Math.round(performance.now() - started);
    try {
      const [result] = await ask([request]);
      const hit = result?.hits[0];
      return { q, index, milliseconds: took(), total: result?.nbHits ?? 0, first: hit, error: undefined };
    } catch (error) {
      const { code, message } = toSearchFault(error);
      return { q, index, milliseconds: took(), total: undefined, first: undefined, error: `${code}: ${message}` };
    }
  }

  return Promise.all(indexUids.map(probe));
}
