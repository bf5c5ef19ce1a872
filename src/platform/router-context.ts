import type { QueryClient } from '@tanstack/react-query';

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loaders wait for the saved cache, so that a returning visitor asks for nothing they already have. */
  restored: Promise<void>;
  /** Whether a page that came as finished HTML, with its answers, is being hydrated: it needs nothing more. */
  isHydrating: () => boolean;
}

/** What a loader says of its load. */
export interface PageLoad {
  queryClient: QueryClient;
  /** Why the router loads: `preload` before the page is asked for, `stay` for the same page with another search. */
  cause: 'preload' | 'enter' | 'stay';
}
