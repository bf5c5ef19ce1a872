import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { createStore, del, get, update } from 'idb-keyval';
import { repairDatabase } from '#platform/browser/own-database.ts';
import { once } from '#platform/once.ts';
import { savedFor } from '#platform/query-client.ts';
import { mergeSaved, worthKeeping } from '#platform/saved-queries.ts';

const noop = () => {};

const database = 'site-cache';
const storeName = 'queries';

/**
 * Restores what is on disk and saves from then on. Settles when the restore is over, or storage has turned out to be unusable;
 * never rejects. Tabs share one copy (saved-queries.ts).
 */
export async function keepOnDisk(queryClient: QueryClient, buildId: string): Promise<void> {
  const options = {
    queryClient,
    persister: createSitePersister(),
    buster: buildId,
    maxAge: savedFor,
    dehydrateOptions: { shouldDehydrateQuery },
  };
  await repairDatabase(database, storeName).catch(noop);
  // Subscribing earlier would save the still empty cache over the one being read.
  await persistQueryClientRestore(options).catch(noop);
  persistQueryClientSubscribe(options);
  // What a prerendered page brought along was there before anybody listened.
  if (queryClient.getQueryCache().getAll().length > 0) void persistQueryClientSave(options);
}

function createSitePersister() {
  const store = once(() => createStore(database, storeName));
  return createAsyncStoragePersister({
    key: 'queries',
    throttleTime: 1000,
    storage: {
      getItem: (key) => get(key, store()),
      // One transaction, so that no other tab can write between the reading and the writing.
      setItem: (key, client) => update(key, (onDisk) => mergeSaved(onDisk, client as never), store()).catch(noop),
      removeItem: (key) => del(key, store()).catch(noop),
    },
    // IndexedDB stores structures as they are; a trip through JSON would only cost time.
    serialize: (client) => withSettledQueries(client) as never,
    deserialize: (client) => withoutExpired(client as never),
  });
}

/** Data is worth keeping although the last refresh of it failed. */
function shouldDehydrateQuery(query: Query): boolean {
  return query.state.data !== undefined && query.meta?.persist !== false;
}

/** Saved data counts as a success, or a failed refresh would be restored as a failed page. */
function withSettledQueries(client: PersistedClient): PersistedClient {
  // `promise` and `meta` hold functions, which cannot be stored; the page's own options bring `meta` again.
  const queries = client.clientState.queries.map(({ promise: _promise, meta: _meta, ...query }) => ({
    ...query,
    state: {
      ...query.state,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
    },
  }));
  return { ...client, clientState: { queries, mutations: [] } };
}

function withoutExpired(client: PersistedClient): PersistedClient {
  return { ...client, clientState: { ...client.clientState, queries: worthKeeping(client.clientState.queries) } };
}
