import type { PageLoad } from '#platform/router-context.ts';
import { type WarmOptions, warm } from '#platform/warm.ts';

/**
 * Warms lists for a page. A list that fails is shown as failed by its own section, so a page is never lost for one of
 * them. While a visitor narrows a list the page stays and the new list arrives behind it.
 */
export async function warmLists({ queryClient, cause }: PageLoad, lists: readonly WarmOptions[]): Promise<void> {
  const warming = Promise.allSettled(lists.map((options) => warm(queryClient, options)));
  if (cause !== 'stay') await warming;
}
