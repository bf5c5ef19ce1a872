import type { QueryClient } from '@tanstack/react-query';
import { type EnsureOptions, ensureData } from '#platform/ensure-data.ts';

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loaders wait for the saved cache, so that a returning visitor asks for nothing they already have. */
  restored: Promise<void>;
  /** Whether a page that came as finished HTML, with its answers, is being hydrated: it needs nothing more. */
  isHydrating: () => boolean;
}

/** What a loader says of its load. */
interface PageLoad {
  queryClient: QueryClient;
  /** Why the router loads: `preload` before the page is asked for, `stay` for the same page with another search. */
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * Puts lists into the cache for a page. A list that fails is shown as failed by its own section, so a page is never lost for one of
 * them. While a visitor narrows a list the page stays and the new list arrives behind it.
 */
export async function ensureLists({ queryClient, cause }: PageLoad, lists: readonly EnsureOptions[]): Promise<void> {
  const ensured = Promise.allSettled(lists.map((options) => ensureData(queryClient, options)));
  if (cause !== 'stay') await ensured;
}

/** Like `ensureLists`, for the list a page is about; gives it where it is there. */
export async function ensureList<List>(load: PageLoad, list: EnsureOptions<List>): Promise<List | undefined> {
  await ensureLists(load, [list]);
  return load.queryClient.getQueryData(list.queryKey);
}
