import { type InstantMeiliSearchOptions, instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { startRawServer } from '#tests/support/load/raw-server.ts';
import { demonstrationCatalogue, type TestAppOptions, testClock } from '#tests/support/test-app.ts';

export interface SearchServer {
  /** Host and key, as a browser learns them. */
  access: SearchAccess;
  /** InstantSearch's client for Meilisearch. */
  client(options?: InstantMeiliSearchOptions): ReturnType<typeof instantMeiliSearch>['searchClient'];
}

/** The back end on a free port; it stops when the test ends. */
export async function startSearchServer(options: TestAppOptions = {}): Promise<SearchServer> {
  const { port, read } = await startRawServer({ catalogue: demonstrationCatalogue(testClock), ...options });
  const { host, key }: SearchAccess = await read('/api/search-settings');
  const access = { host: new URL(host, `http://127.0.0.1:${port}`).href, key };
  return { access, client: (given) => instantMeiliSearch(access.host, access.key, given).searchClient };
}
