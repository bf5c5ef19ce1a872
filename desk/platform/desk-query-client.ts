import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';
import { AppError } from '#platform/api/app-error.ts';
import { connectApi } from '#platform/api/endpoint-query.ts';
import { retryDelay, shouldRetry } from '#platform/query-client.ts';

/** Several people work on the same records: what is on screen is never older than this, in milliseconds. */
const freshFor = 5_000;

/** @param onSignedOut called when a call finds the session ended. */
export function createDeskQueryClient(api: Api, onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: freshFor, networkMode: 'always', retry: shouldRetry, retryDelay },
      // A press that waited for the network without a word would be pressed again: it fails, and what was typed stays.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  connectApi(queryClient, api);
  return queryClient;
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof AppError && error.details.status === 401;
}

/** Somebody else has changed the record since it was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof AppError && error.details.code === 'changed_meanwhile';
}
