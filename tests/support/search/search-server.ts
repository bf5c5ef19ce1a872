import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type InstantMeiliSearchOptions, instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import { onTestFinished } from 'vitest';
import type { SearchAccess } from '#contract/search-endpoints.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

export interface SearchServer extends TestApp {
  origin: string;
  /** Host and key, as a browser learns them. */
  access: SearchAccess;
  /** InstantSearch's client for Meilisearch. */
  client(options?: InstantMeiliSearchOptions): ReturnType<typeof instantMeiliSearch>['searchClient'];
}

/** The back end on a free port; it stops when the test ends. */
export async function startSearchServer(options: TestAppOptions = {}): Promise<SearchServer> {
  const app = await createTestApp(options);
  const server = serve({ fetch: app.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((resolve) => server.once('listening', () => resolve()));
  onTestFinished(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await app.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { host, key } = (await (await fetch(`${origin}/api/search-settings`)).json()) as SearchAccess;
  const access = { host: new URL(host, origin).href, key };
  return {
    ...app,
    origin,
    access,
    client: (given) => instantMeiliSearch(access.host, access.key, given).searchClient,
  };
}
