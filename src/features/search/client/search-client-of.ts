import type { QueryClient } from '@tanstack/react-query';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { askIndex, type SearchRequest } from '#features/search/client/ask-index.ts';
import { createDeviceSearch } from '#features/search/client/device-search.ts';
import { searchAccessOf } from '#features/search/client/search-access.ts';
import { createSearchClient, type SiteSearchClient } from '#features/search/client/search-client.ts';
import { hostTransport } from '#features/search/client/search-transport.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';

const clients = new WeakMap<QueryClient, SiteSearchClient>();

/** The search client of a page load: one for every part of the page that searches, so none asks what another knows. */
export function searchClientOf(queryClient: QueryClient): SiteSearchClient {
  const known = clients.get(queryClient);
  if (known !== undefined) return known;
  const transport = hostTransport(apiOf(queryClient).fetch);
  const client = createSearchClient({
    ask: async (requests: SearchRequest[]) => askIndex(requests, await searchAccessOf(queryClient), transport),
    device: createDeviceSearch(queryClient),
    log: (index, { code, message }) => console.error(`The index ${index} could not be searched.`, { code, message }),
  });
  clients.set(queryClient, client);
  clearWhenOutdated(queryClient, client);
  return client;
}

/** Answers from before the network came back, or from before the content changed, are not used again. */
function clearWhenOutdated(queryClient: QueryClient, client: SiteSearchClient): void {
  if (import.meta.env.SSR) return;
  addEventListener('online', () => {
    client.clearCache();
    client.retry();
  });
  const versionNow = () => queryClient.getQueryData<{ version: string }>(endpointKey(getSearchDocuments))?.version;
  let version = versionNow();
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== getSearchDocuments.name) return;
    const next = versionNow();
    if (version !== undefined && next !== undefined && next !== version) client.clearCache();
    version = next ?? version;
  });
}
