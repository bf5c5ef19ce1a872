import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CallInput, Endpoint, EndpointAnswer } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/endpoints.ts';
import type { Api } from '#platform/api/api.ts';

/** Which API a query client asks. Kept beside the client, so that options stay plain values anyone can build. */
const apis = new WeakMap<QueryClient, Api>();

export function connectApi(queryClient: QueryClient, api: Api): void {
  apis.set(queryClient, api);
}

export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (api === undefined) throw new Error('This query client has no API; create it with createQueryClient.');
  return api;
}

/** What a key begins with; for those who know a call by its name alone, without its schemas. */
export type EndpointName = keyof typeof endpoints;

/** The key of a call is the call: its name, and what it asks for. */
export function endpointKey<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
  return input === undefined || Object.keys(input).length === 0
    ? ([endpoint.name] as const)
    : ([endpoint.name, input] as const);
}

/** The query of a GET endpoint: one value for loader, page, prefetch and invalidation. */
export function endpointQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions<EndpointAnswer<E>>({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ client, signal }) => apiOf(client).call(endpoint, input, signal),
    meta: { isIntact: (data: unknown) => z.safeParse(endpoint.response, data).success },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether saved data still has the shape the pages expect. */
      isIntact?: (data: unknown) => boolean;
      /** `false` keeps an answer out of the saved cache: seats, for instance, go stale in minutes. */
      persist?: boolean;
    };
  }
}
