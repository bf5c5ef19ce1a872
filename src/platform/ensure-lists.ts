import { type EnsureOptions, ensureData } from '#platform/ensure-data.ts';
import type { PageLoad } from '#platform/router-context.ts';

/**
 * Puts lists into the cache for a page. A list that fails is shown as failed by its own section, so a page is never lost for one of
 * them. While a visitor narrows a list the page stays and the new list arrives behind it.
 */
export async function ensureLists({ queryClient, cause }: PageLoad, lists: readonly EnsureOptions[]): Promise<void> {
  const ensured = Promise.allSettled(lists.map((options) => ensureData(queryClient, options)));
  if (cause !== 'stay') await ensured;
}
