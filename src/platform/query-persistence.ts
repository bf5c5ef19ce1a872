import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { createStore, del, get, set } from 'idb-keyval';
import { savedFor } from '#platform/query-client.ts';

/** Above this, restoring is no longer worth waiting for: the page starts without it. */
const longestWait = 400;

const noop = () => {};

/**
 * Saves the query cache in IndexedDB and restores it for a returning visitor.
 *
 * `restored` settles when loaders may start: after the restore, or after 400 ms, or when storage is unusable. It never
 * rejects and never blocks the first paint.
 */
export function persistQueries(queryClient: QueryClient, buildId: string): { restored: Promise<void> } {
  const options = {
    queryClient,
    persister: createSitePersister(),
    buster: buildId,
    maxAge: savedFor,
    dehydrateOptions: { shouldDehydrateQuery },
  };
  const restoring = persistQueryClientRestore(options).catch(noop);
  // Subscribing earlier would save the still empty cache over the one being read.
  void restoring.then(() => persistQueryClientSubscribe(options));
  const wait = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
  return { restored: Promise.race([restoring, wait]) };
}

function createSitePersister() {
  const store = lazily(() => createStore('site-cache', 'queries'));
  return createAsyncStoragePersister({
    key: 'queries',
    throttleTime: 1000,
    storage: {
      getItem: (key) => get(key, store()),
      setItem: (key, value) => set(key, value, store()).catch(noop),
      removeItem: (key) => del(key, store()).catch(noop),
    },
    // IndexedDB stores structures as they are; a trip through JSON would only cost time.
    serialize: (client) => withSettledQueries(client) as never,
    deserialize: (client) => client as never,
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

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
