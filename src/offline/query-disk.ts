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
import { fieldsOf } from '#platform/fields-of.ts';
import { once } from '#platform/once.ts';
import { freshFor, savedFor } from '#platform/query-client.ts';

const noop = () => {};

const database = 'site-cache';
const storeName = 'queries';

/**
 * Restores what is on disk and saves from then on. Settles when the restore is over, or storage has turned out to be unusable;
 * never rejects. Tabs share one copy (`mergeSaved`).
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

type SavedQuery = PersistedClient['clientState']['queries'][number];

/** What a visitor reads in a long week, about 2 MB: restoring more would be felt. */
export const mostSaved = 100;

/**
 * What is written to the disk when several tabs share it: of each answer the newest, whichever tab had it, so that no tab
 * erases what was read in another. A copy of another build, or one that is damaged, counts for nothing.
 */
export function mergeSaved(onDisk: unknown, own: PersistedClient, now = Date.now()): PersistedClient {
  const newest = new Map<string, SavedQuery>();
  for (const query of [...readSaved(onDisk, own.buster), ...own.clientState.queries]) {
    const other = newest.get(query.queryHash);
    if (other === undefined || ageOf(query, now) <= ageOf(other, now)) newest.set(query.queryHash, query);
  }
  return { ...own, clientState: { mutations: [], queries: worthKeeping([...newest.values()], now) } };
}

/** The newest answers of the last week. One from the future, after the clock was set back, counts as stale, not as new. */
export function worthKeeping(queries: readonly SavedQuery[], now = Date.now()): SavedQuery[] {
  return queries
    .map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now - ageOf(query, now) } }))
    .filter((query) => ageOf(query, now) < savedFor)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, mostSaved);
}

function ageOf({ state }: SavedQuery, now: number): number {
  return state.dataUpdatedAt > now ? freshFor : now - state.dataUpdatedAt;
}

function readSaved(onDisk: unknown, buster: string): SavedQuery[] {
  const saved = fieldsOf(onDisk);
  const { queries } = fieldsOf(saved.clientState);
  if (saved.buster !== buster || !Array.isArray(queries)) return [];
  return queries.filter(isSavedQuery);
}

function isSavedQuery(value: unknown): value is SavedQuery {
  const { queryHash, queryKey, state } = fieldsOf(value);
  const { dataUpdatedAt } = fieldsOf(state);
  return typeof queryHash === 'string' && Array.isArray(queryKey) && typeof dataUpdatedAt === 'number';
}
