import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SearchAnswers } from '#contract/search/search-answers.ts';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import type { IndexUid } from '#contract/search/search-indexes.ts';
import type { AskIndex, IndexResult, SearchRequest } from '#features/search/client/ask-index.ts';
import { createDeviceSearch, type DeviceSearch } from '#features/search/client/device-search.ts';
import { blankResult, groupRequests, type RequestGroup } from '#features/search/client/request-groups.ts';
import { type SearchFailure, toSearchFailure } from '#features/search/client/search-failure.ts';
import { askHost } from '#features/search/client/search-host.ts';
import { endpointKey } from '#platform/api/endpoint-query.ts';
import { createStore, type Readable } from '#platform/store.ts';

/** Once an index has answered, the others get so long to stand beside it at once; after that each follows when it comes. */
export const stragglersMs = 700;

/** A host that has said nothing for so long is not waited for when the device can answer; its own answer follows. */
export const silenceMs = 2500;

/** While it goes on saying nothing, each new search waits no longer than this. */
export const knownSilenceMs = 300;

/** What is older than fresh (B-80) is shown while it is asked for again, until it is as old as this. */
const keptFor = 30 * 60_000;

/** A failure stands a little longer than the slowest index may take: the others' arrival does not ask it again. */
const failureStandsFor = 15_000;

export interface SearchClientParts {
  /** Keeps the answers, and says how long they are fresh (B-80). */
  queryClient: QueryClient;
  /** Asks one index of the search host. */
  ask: AskIndex;
  device: DeviceSearch;
}

export interface SiteSearchClient {
  /** InstantSearch's seam. It never rejects: a rejected search would take the hits of the others with it. */
  search(requests: readonly SearchRequest[]): Promise<{ results: IndexResult[] }>;
  /** Questions, articles and activities on this device, and what was meant; rejects where nothing is saved. */
  answersOfDevice(q: string): Promise<SearchAnswers>;
  /** Asks failed indexes again, one or all, and keeps the answers of the others. */
  retry(uid?: IndexUid): void;
  /** Notifies when the same search would now have another answer. */
  subscribe: Readable<unknown>['subscribe'];
}

const clients = new WeakMap<QueryClient, SiteSearchClient>();

/** The search client of a page load. */
export function searchClientOf(queryClient: QueryClient): SiteSearchClient {
  const known = clients.get(queryClient);
  if (known !== undefined) return known;
  const client = createSearchClient({
    queryClient,
    ask: askHost(queryClient),
    device: createDeviceSearch(queryClient),
  });
  clients.set(queryClient, client);
  return client;
}

const allSearches = { queryKey: ['search'] };

/** Answers from before the network came back, or from before the content changed, are asked for again. */
function askAgainWhenOutdated(queryClient: QueryClient, retry: () => void): void {
  const outdate = () => queryClient.invalidateQueries({ ...allSearches, refetchType: 'none' });
  addEventListener('online', () => {
    void outdate();
    retry();
  });
  const versionNow = () => queryClient.getQueryData<{ version: string }>(endpointKey(getSearchDocuments))?.version;
  let version = versionNow();
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== getSearchDocuments.name) return;
    const next = versionNow();
    if (version !== undefined && next !== undefined && next !== version) void outdate();
    version = next ?? version;
  });
}

/**
 * The search client of the site: all indexes in parallel, one query each; a failed index flagged, a late one shown when it
 * comes; a host that is silent, or gives no answer to any of them, replaced by what is saved on the device.
 */
export function createSearchClient({ queryClient, ask, device }: SearchClientParts): SiteSearchClient {
  const lastResults = new Map<IndexUid, IndexResult[]>();
  const { subscribe, notify } = createStore(undefined);
  let isHostSilent = false;

  const queryOf = ({ uid, requests }: RequestGroup) =>
    queryOptions<IndexResult[], SearchFailure>({
      queryKey: [...allSearches.queryKey, { uid, requests }],
      queryFn: async () => {
        try {
          const results = await ask(requests);
          isHostSilent = false;
          lastResults.set(uid, results);
          return results;
        } catch (error) {
          const failure = toSearchFailure(error);
          if (!failure.isSilence) isHostSilent = false;
          // A failed index is logged and skipped (B-151).
          console.error(`The index ${uid} could not be searched.`, failureWords(failure));
          throw failure;
        }
      },
      gcTime: keptFor,
      // Somebody waits for it: this device stands in at once, and a button asks again.
      retry: false,
      meta: { persist: false },
    });

  const stateOf = (group: RequestGroup) => queryClient.getQueryState(queryOf(group).queryKey);
  const hasResults = (group: RequestGroup): boolean => stateOf(group)?.data !== undefined;

  /** Asks for what is not known or no longer fresh; the query's state says what came of it. */
  async function askIfStale(group: RequestGroup): Promise<void> {
    const { status, errorUpdatedAt = 0 } = stateOf(group) ?? {};
    if (status === 'error' && Date.now() - errorUpdatedAt < failureStandsFor) return;
    await queryClient.query(queryOf(group)).catch(() => {});
  }

  /** Waits for all; or for the quick ones and a moment; or, when the device can answer, for a moment. */
  async function enough(asked: readonly AskedGroup[]): Promise<void> {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wait = (milliseconds: number) =>
      new Promise<void>((resolve) => {
        timers.push(setTimeout(resolve, milliseconds));
      });
    const known = asked.map(async ({ group, isAsked }) => {
      if (!hasResults(group)) await isAsked;
    });
    const firstAnswer = Promise.any(
      asked.map(async ({ group }, index) => {
        await known[index];
        if (!hasResults(group)) throw new Error('failed');
      }),
    );
    await Promise.race([
      Promise.all(known),
      firstAnswer.then(
        () => wait(stragglersMs),
        () => {},
      ),
      ...(device.hasDocuments() ? [wait(isHostSilent ? knownSilenceMs : silenceMs)] : []),
    ]);
    for (const timer of timers) clearTimeout(timer);
  }

  async function search(requests: readonly SearchRequest[]): Promise<{ results: IndexResult[] }> {
    const results = requests.map(blankResult);
    const groups = groupRequests(requests);
    if (groups.length === 0) return { results };

    const asked = groups.map((group) => ({ group, isAsked: askIfStale(group) }));
    await enough(asked);
    for (const { group, isAsked } of asked) {
      if (stateOf(group)?.fetchStatus === 'fetching') void isAsked.then(notify);
    }

    if (device.hasDocuments() && groups.every(isSilent)) isHostSilent = true;
    const found = groups.some(hasResults) ? undefined : await askDevice(groups);
    for (const [position, group] of groups.entries()) {
      const shown = found?.[position] ?? shownOf(group);
      for (const [index, target] of group.positions.entries()) {
        const result = shown[index];
        // What was typed, also where a price was taken out of it.
        const query = results[target]?.query ?? '';
        if (result !== undefined) results[target] = result._late ? result : { ...result, query };
      }
    }
    return { results };
  }

  /** Whether the host has said nothing at all of it: no answer, no refusal. */
  function isSilent(group: RequestGroup): boolean {
    const { data, error } = stateOf(group) ?? {};
    return data === undefined && error?.isSilence !== false;
  }

  function shownOf(group: RequestGroup): IndexResult[] {
    const { data, error } = stateOf(group) ?? {};
    if (data !== undefined) return data;
    if (error) return group.requests.map((request) => ({ ...blankResult(request), _failed: failureWords(error) }));
    const last = lastResults.get(group.uid);
    return group.requests.map((request, index) => ({ ...(last?.[index] ?? blankResult(request)), _late: true }));
  }

  async function askDevice(groups: readonly RequestGroup[]): Promise<IndexResult[][] | undefined> {
    if (!device.hasDocuments()) return undefined;
    try {
      const found = await Promise.all(groups.map(({ requests }) => device.ask(requests)));
      return found.map((results) => results.map((result) => ({ ...result, _offline: true })));
    } catch (error) {
      console.error('The documents on this device could not be searched.', error);
      return undefined;
    }
  }

  function retry(uid?: IndexUid): void {
    queryClient.removeQueries({
      queryKey: uid === undefined ? allSearches.queryKey : [...allSearches.queryKey, { uid }],
      fetchStatus: 'idle',
      predicate: ({ state }) => state.status === 'error',
    });
    notify();
  }

  if (!import.meta.env.SSR) askAgainWhenOutdated(queryClient, retry);
  return { search, answersOfDevice: device.answers, retry, subscribe };
}

interface AskedGroup {
  group: RequestGroup;
  /** Over, whatever came of it. */
  isAsked: Promise<void>;
}

const failureWords = ({ code, message }: SearchFailure) => ({ code, message });
