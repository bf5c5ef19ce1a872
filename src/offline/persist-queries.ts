import type { QueryClient } from '@tanstack/react-query';
import { once } from '#platform/once.ts';

/** Above this, restoring is no longer worth waiting for: the page starts without it. */
const longestWait = 400;

export interface SavedQueries {
  /**
   * Settles when loaders may start: after the restore, or 400 ms after it began, or when storage is unusable. It never
   * rejects.
   */
  restored: Promise<void>;
  /** Begins; a second call does nothing. */
  restore: () => void;
}

/** Saves the query cache in IndexedDB and restores it for a returning visitor, once `restore` is called, which fetches the code for it. */
export function persistQueries(queryClient: QueryClient, buildId: string): SavedQueries {
  let settle = () => {};
  const restored = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const restore = once(() => {
    setTimeout(settle, longestWait);
    import('#offline/query-disk.ts').then(({ keepOnDisk }) => keepOnDisk(queryClient, buildId)).then(settle, settle);
  });
  return { restored, restore };
}
