import type { PageLoad } from '#platform/router-context.ts';
import { warm } from '#platform/warm.ts';

type Options = Parameters<typeof warm>[1];

/**
 * Warms lists for a page. A list that fails is shown as failed by its own section, so a page is never lost for one of
 * them. While a visitor narrows a list the page stays and the new list arrives behind it.
 */
export async function warmLists({ queryClient, cause }: PageLoad, lists: readonly unknown[]): Promise<void> {
  const warming = Promise.allSettled(lists.map((options) => warm(queryClient, options as Options)));
  if (cause !== 'stay') await warming;
}
