import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput, EndpointAnswer } from '#contract/api/endpoint.ts';
import { type Api, type Callable, type EndpointOf, endpointOf } from '#platform/api/api.ts';

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

/** The key of a call is the call: its name, and what it asks for. */
export function endpointKey<C extends Callable>(endpoint: C, input?: CallInput<EndpointOf<C>>) {
  const name = typeof endpoint === 'string' ? endpoint : endpoint.name;
  return input === undefined || Object.keys(input).length === 0 ? ([name] as const) : ([name, input] as const);
}

/** The query of a GET endpoint: one value for loader, page, prefetch and invalidation. */
export function endpointQuery<C extends Callable>(endpoint: C, input: CallInput<EndpointOf<C>>) {
  return queryOptions<EndpointAnswer<EndpointOf<C>>>({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ client, signal }) => apiOf(client).call(endpoint, input, signal),
    meta: { isValidated: (data: unknown) => isValidated(endpoint, data) },
  });
}

async function isValidated(endpoint: Callable, data: unknown): Promise<boolean> {
  const [described, { isAnswerOf }] = await Promise.all([endpointOf(endpoint), import('#platform/api/http-call.ts')]);
  return isAnswerOf(described, data);
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether saved data still has the shape the pages expect. */
      isValidated?: (data: unknown) => Promise<boolean>;
      /** `false` keeps an answer out of the saved cache: seats, for instance, go stale in minutes. */
      persist?: boolean;
    };
  }
}
