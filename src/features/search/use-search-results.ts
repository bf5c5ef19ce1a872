import { useQueries } from '@tanstack/react-query';
import { collectionSearch, type SearchHit, shortestQuery } from '#features/search/collection-search.ts';
import { type SearchIndex, searchIndex } from '#features/search/search-address.ts';

export interface SearchGroup {
  index: SearchIndex;
  status: 'pending' | 'error' | 'success';
  hits: SearchHit[];
  total: number;
}

/** Searches one collection, or all five in parallel (spec §7). Below two characters nothing is asked. */
export function useSearchResults(q: string, only: SearchIndex | undefined): SearchGroup[] {
  const indexes = only === undefined ? searchIndex.options : [only];
  const results = useQueries({
    queries: indexes.map((index) => ({ ...collectionSearch(index, q), enabled: q.length >= shortestQuery })),
  });
  return indexes.map((index, position) => {
    const result = results[position];
    const { hits, total } = result?.data ?? { hits: [], total: 0 };
    return { index, status: result?.status ?? 'pending', hits, total };
  });
}
