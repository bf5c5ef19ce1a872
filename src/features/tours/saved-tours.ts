import { createStoredStore } from '#platform/browser/stored-store.ts';
import { slug } from '#platform/search-params.ts';
import { useStore } from '#platform/use-store.ts';

/** A shortlist, not a collection: the oldest makes room. */
const most = 12;

/** What the prerendered page knows of. */
const none: readonly string[] = [];

/** Slugs in the order they were saved. What is not a slug is dropped; storage that cannot be read is an empty list. */
const saved = createStoredStore(none, { key: 'savedTours', parse });

function parse(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? [...new Set(list.flatMap((entry) => slug(entry) ?? []))].slice(-most) : none;
}

export function toggleSavedTour(tourSlug: string): void {
  const slugs = saved.getSnapshot();
  const next = slugs.includes(tourSlug) ? slugs.filter((other) => other !== tourSlug) : [...slugs, tourSlug];
  saved.set(next.slice(-most));
}

export function forgetSavedTours(): void {
  saved.set([]);
}

/** The slugs of the tours this visitor saved, here or in another tab. */
export function useSavedTours(): readonly string[] {
  return useStore(saved, none);
}
