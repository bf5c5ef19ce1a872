import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { cleanSearch, isSearchable } from '#shell/search/search-text.ts';

export const mostRecentSearches = 8;

const saved = z.array(z.string());
const listeners = new Set<() => void>();
let lastRead: { text: string | null; list: readonly string[] } = { text: null, list: [] };
const none: readonly string[] = [];
/** Where nothing can be stored, this visit still remembers. */
let unsaved: readonly string[] | undefined;

function show(next: readonly string[]): void {
  unsaved = writeStored('recentSearches', JSON.stringify(next)) ? undefined : next;
  for (const listener of listeners) listener();
}

/** What this browser searched for last, the newest first. Whatever else stands in the storage counts as nothing. */
export const recentSearches = {
  list(): readonly string[] {
    const text = readStored('recentSearches');
    if (text !== lastRead.text) lastRead = { text, list: parse(text) };
    return unsaved ?? lastRead.list;
  },
  /** Spelt with other capitals or accents, it is the same search. */
  add(q: string): void {
    const text = cleanSearch(q);
    if (isSearchable(text)) show(withoutDoubles([text, ...recentSearches.list()]));
  },
  remove(q: string): void {
    show(recentSearches.list().filter((one) => sameKey(one) !== sameKey(q)));
  },
  clear: () => show([]),
  subscribe(listener: () => void): () => void {
    addEventListener('storage', listener);
    listeners.add(listener);
    return () => {
      removeEventListener('storage', listener);
      listeners.delete(listener);
    };
  },
};

/** Nothing, while the browser takes over a prerendered page: it was rendered for nobody. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.list, () => none);
}

function parse(text: string | null): readonly string[] {
  try {
    const texts = saved.safeParse(JSON.parse(text ?? '[]')).data ?? [];
    return withoutDoubles(texts.map(cleanSearch).filter(isSearchable));
  } catch {
    return [];
  }
}

function withoutDoubles(texts: readonly string[]): string[] {
  const keys = texts.map(sameKey);
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index).slice(0, mostRecentSearches);
}

function sameKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
}
