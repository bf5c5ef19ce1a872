import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { slug } from '#platform/search-params.ts';

const key = 'savedTours';

/** A shortlist, not a collection: the oldest makes room. */
const most = 12;

const listeners = new Set<() => void>();

/** What the prerendered page knows of. An empty list is always this one, or React would render its readers again. */
const none: readonly string[] = [];

let stored: string | null | undefined;
let slugs = none;

/** Slugs in the order they were saved. What is not a slug is dropped; storage that cannot be read is an empty list. */
function saved(): readonly string[] {
  if (stored === undefined) read(readStored(key));
  return slugs;
}

function read(text: string | null): void {
  stored = text;
  const list = parse(text);
  slugs = list.length === 0 ? none : list;
}

function parse(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(list)) return [];
    return [...new Set(list.flatMap((entry) => slug(entry) ?? []))].slice(-most);
  } catch {
    return [];
  }
}

/** Keeps the list in memory as well, so that saving works for the visit where nothing can be stored. */
function keep(next: readonly string[]): void {
  slugs = next.slice(-most);
  stored = JSON.stringify(slugs);
  writeStored(key, stored);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    read(event.newValue);
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

export function toggleSavedTour(tourSlug: string): void {
  keep(saved().includes(tourSlug) ? saved().filter((other) => other !== tourSlug) : [...saved(), tourSlug]);
}

export function forgetSavedTours(): void {
  keep([]);
}

/** The slugs of the tours this visitor saved, here or in another tab. */
export function useSavedTours(): readonly string[] {
  return useSyncExternalStore(subscribe, saved, () => none);
}
