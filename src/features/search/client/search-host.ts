import type { QueryClient } from '@tanstack/react-query';
import { getSearchSettings, type SearchAccess } from '#contract/search/search-endpoints.ts';
import { type AskIndex, createAskIndex, hostTransport } from '#features/search/client/ask-index.ts';
import { apiOf, endpointQuery } from '#platform/api/endpoint-query.ts';
import { env } from '#platform/env.ts';

/** Known once, and for this visit: whoever searches has waits and a way on of their own. */
const forThisVisit = { staleTime: 'static', retry: false, meta: { persist: false } } as const;

/** Where to search, and the key for it: what the site was built with, else what the API says. */
export async function searchAccessOf(queryClient: QueryClient): Promise<SearchAccess> {
  if (env.VITE_SEARCH_HOST !== '') return { host: env.VITE_SEARCH_HOST, key: env.VITE_SEARCH_KEY };
  const { host, key } = await queryClient.query({ ...endpointQuery(getSearchSettings, {}), ...forThisVisit });
  return { host: new URL(host, apiOf(queryClient).origin).href, key };
}

/** Asks one index of the search host. @throws SearchFailure, or what the API threw that did not say where the host is */
export function askHost(queryClient: QueryClient): AskIndex {
  const client = {
    queryKey: ['searchHost'],
    queryFn: async () => createAskIndex(await searchAccessOf(queryClient), hostTransport(apiOf(queryClient).fetch)),
    ...forThisVisit,
  };
  return async (requests) => (await queryClient.query(client))(requests);
}
