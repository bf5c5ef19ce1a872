import { useEffect } from 'react';
import { recentSearches } from '#features/search/recent/recent-searches.ts';

/** A search that stands for so long, and found something, was meant. */
export const rememberAfterMs = 1200;

/** Keeps a search among the recent ones once it was meant; what one types on the way to it is not kept. */
export function useRememberSearch(q: string, found: number): void {
  const hasHits = found > 0;
  useEffect(() => {
    if (!hasHits || q === '') return;
    const timer = setTimeout(() => recentSearches.add(q), rememberAfterMs);
    return () => clearTimeout(timer);
  }, [q, hasHits]);
}
