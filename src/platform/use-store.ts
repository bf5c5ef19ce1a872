import { useSyncExternalStore } from 'react';
import type { Readable } from '#platform/store.ts';

/** What a store holds. `prerendered` is what the page's HTML was rendered with, which was rendered for nobody. */
export function useStore<T>({ subscribe, getSnapshot }: Readable<T>, prerendered: T): T {
  return useSyncExternalStore(subscribe, getSnapshot, () => prerendered);
}
