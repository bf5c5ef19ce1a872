import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { createStore, del, get, update } from 'idb-keyval';
import { savedFor } from '#platform/query-client.ts';
import { mergeSaved, worthKeeping } from '#platform/saved-queries.ts';

/** Above this, restoring is no longer worth waiting for: the page starts without it. */
const longestWait = 400;

const noop = () => {};

export interface SavedQueries {
  /**
   * Settles when loaders may start: after the restore, or 400 ms after it began, or when storage is unusable. It never
   * rejects.
   */
  restored: Promise<void>;
  /** Begins; a second call does nothing. */
  restore: () => void;
}

/**
 * Saves the query cache in IndexedDB and restores it for a returning visitor, once `restore` is called. Tabs share one copy
 * (saved-queries.ts).
 */
export function persistQueries(queryClient: QueryClient, buildId: string): SavedQueries {
  const options = {
    queryClient,
    persister: createSitePersister(),
    buster: buildId,
    maxAge: savedFor,
    dehydrateOptions: { shouldDehydrateQuery },
  };
  let settle = noop;
  const restored = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const restore = once(() => {
    setTimeout(settle, longestWait);
    const restoring = persistQueryClientRestore(options).catch(noop);
    // Subscribing earlier would save the still empty cache over the one being read.
    void restoring.then(settle).then(() => {
      persistQueryClientSubscribe(options);
      // What a prerendered page brought along was there before anybody listened.
      if (queryClient.getQueryCache().getAll().length > 0) void persistQueryClientSave(options);
    });
  });
  return { restored, restore };
}

function createSitePersister() {
  const store = lazily(() => createStore('site-cache', 'queries'));
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

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

function withoutExpired(client: PersistedClient): PersistedClient {
  return { ...client, clientState: { ...client.clientState, queries: worthKeeping(client.clientState.queries) } };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
