import type { QueryClient } from '@tanstack/react-query';
import { getSearchSettings, type SearchAccess } from '#contract/search/search-endpoints.ts';
import { apiOf, endpointQuery } from '#platform/api/endpoint-query.ts';
import { env } from '#platform/env.ts';

/** Where to search, and the key for it: what the site was built with, else what the API says. */
export async function searchAccessOf(queryClient: QueryClient): Promise<SearchAccess> {
  if (env.VITE_SEARCH_HOST !== '') return { host: env.VITE_SEARCH_HOST, key: env.VITE_SEARCH_KEY };
  const { host, key } = await queryClient.query({
    ...endpointQuery(getSearchSettings, {}),
    staleTime: 'static',
    // The search has its own deadline and its own way on.
    retry: false,
    meta: { persist: false },
  });
  return { host: new URL(host, apiOf(queryClient).origin).href, key };
}
