import { useEffect } from 'react';
import * as z from 'zod/mini';
import { createStoredStore } from '#platform/browser/stored-store.ts';
import { useStore } from '#platform/store.ts';
import { cleanSearch, isSearchable } from '#shell/search/search-text.ts';

export const mostRecentSearches = 8;

const saved = z.array(z.string());
const none: readonly string[] = [];
const searches = createStoredStore(none, { key: 'recentSearches', parse });

/** What this browser searched for last, the newest first. Whatever else stands in the storage counts as nothing. */
export const recentSearches = {
  list: searches.getSnapshot,
  /** Spelt with other capitals or accents, it is the same search. */
  add(q: string): void {
    const text = cleanSearch(q);
    if (isSearchable(text)) searches.set(withoutDoubles([text, ...searches.getSnapshot()]));
  },
  remove(q: string): void {
    searches.set(searches.getSnapshot().filter((one) => sameKey(one) !== sameKey(q)));
  },
  clear: () => searches.set([]),
  subscribe: searches.subscribe,
};

/** Nothing, while the browser hydrates a prerendered page: it was rendered for nobody. */
export function useRecentSearches(): readonly string[] {
  return useStore(searches, none);
}

function parse(text: string): readonly string[] {
  const texts = saved.safeParse(JSON.parse(text)).data ?? [];
  return withoutDoubles(texts.map(cleanSearch).filter(isSearchable));
}

function withoutDoubles(texts: readonly string[]): string[] {
  const keys = texts.map(sameKey);
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index).slice(0, mostRecentSearches);
}

function sameKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}

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
