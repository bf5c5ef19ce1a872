import type { QueryClient } from '@tanstack/react-query';

/** What every route's loader is given. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Loaders wait for the saved cache, so that a returning visitor asks for nothing they already have. */
  restored: Promise<void>;
}
