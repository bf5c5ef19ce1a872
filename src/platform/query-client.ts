import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { connectApi } from '#platform/api/endpoint-query.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A cached answer is fresh for five minutes (B-80). */
export const freshFor = 5 * minute;

/** A returning visitor finds what they read within the last week. */
export const savedFor = 7 * day;

export const maxRetries = 3;
const firstDelay = 1000;

/** However long a server asks for, nobody looks at a spinner for more than this. */
const longestDelay = 30_000;

const retriedStatuses = new Set([408, 429]);

/** Up to three retries of what passes; none while the browser knows it is offline (B-81). */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && navigator.onLine && isPassing(error);
}

/** Whether a failure is one of the moment: no 4xx but 408 and 429. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof AppError)) return true;
  const { status } = error.details;
  // No status: the network failed, which passes, or the answer made no sense, which does not.
  if (status === undefined) return isConnectionFailure(error);
  return status >= 500 || retriedStatuses.has(status);
}

/** 1 s, 2 s, 4 s, or what the server asked for. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof AppError ? error.details.retryAfter : undefined;
  return Math.min(asked ?? firstDelay * 2 ** failures, longestDelay);
}

export interface QueryClientOptions {
  api: Api;
  /** Called when data that is on screen could not be refreshed, and when it could again. */
  onRefresh?: (outcome: 'failed' | 'succeeded') => void;
}

/** The site's server-state policy, one client for each page load, test or prerendered page. */
export function createQueryClient({ api, onRefresh }: QueryClientOptions): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (_error, query) => {
        if (query.state.data !== undefined) onRefresh?.('failed');
      },
      onSuccess: () => onRefresh?.('succeeded'),
    }),
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        // Saved answers are restored with this lifetime; shorter than the saved cache's would throw them away.
        gcTime: savedFor,
        // The default pauses a query while the browser believes it is offline, and a loader would wait for ever.
        networkMode: 'always',
        // Off by default in that mode: what has failed or grown old is asked for again when the connection is back.
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
      },
    },
  });
  connectApi(queryClient, api);
  if (!import.meta.env.SSR) watchConnection();
  return queryClient;
}

/** The browser's word from the first moment on: the library itself begins as online, and listens once a page is shown. */
function watchConnection(): void {
  onlineManager.subscribe(() => {});
  onlineManager.setOnline(navigator.onLine);
}
