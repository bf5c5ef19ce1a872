import type { QueryClient } from '@tanstack/react-query';
import { warm } from '#platform/warm.ts';

type Options = Parameters<typeof warm>[1];

interface ListLoad {
  queryClient: QueryClient;
  /** Why the router loads: `stay` is the same page with another search. */
  cause: 'preload' | 'enter' | 'stay';
}

/**
 * Warms lists for a page. A list that fails is shown as failed by its own section, so a page is never lost for one of
 * them. While a visitor narrows a list the page stays and the new list arrives behind it.
 */
export async function warmLists({ queryClient, cause }: ListLoad, lists: readonly unknown[]): Promise<void> {
  const warming = Promise.allSettled(lists.map((options) => warm(queryClient, options as Options)));
  if (cause !== 'stay') await warming;
}
