import type { QueryClient } from '@tanstack/react-query';

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loaders wait for the saved cache, so that a returning visitor asks for nothing they already have. */
  restored: Promise<void>;
}

/** What a loader says of its load. */
export interface PageLoad {
  queryClient: QueryClient;
  /** Why the router loads: `preload` before the page is asked for, `stay` for the same page with another search. */
  cause: 'preload' | 'enter' | 'stay';
}
