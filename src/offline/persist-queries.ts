import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readStored } from '#platform/browser/storage.ts';
import { restoreBy } from '#platform/ensure-data.ts';
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

/**
 * Saves the query cache in IndexedDB and restores it for a returning visitor, once `restore` is called, which fetches the code for it.
 * What was downloaded is restored answer by answer, when a page asks for it: there may be a whole site.
 */
export function persistQueries(queryClient: QueryClient, buildId: string): SavedQueries {
  let settle = () => {};
  const restored = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const restore = once(() => {
    setTimeout(settle, longestWait);
    import('#offline/query-disk.ts').then(({ keepOnDisk }) => keepOnDisk(queryClient, buildId)).then(settle, settle);
  });
  restoreBy(queryClient, restoreDownload);
  return { restored, restore };
}

/** Whoever downloaded nothing fetches no code for it. */
async function restoreDownload(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  if (readStored('takenAlong') === null) return;
  const { restoreDownloaded } = await import('#offline/downloaded-pages.ts');
  await restoreDownloaded(queryClient, queryKey);
}
