import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import type { IndexResult, SearchRequest } from '#features/search/client/ask-index.ts';
import type { DeviceSearch } from '#features/search/client/device-search.ts';
import { blankResult } from '#features/search/client/request-groups.ts';
import { createSearchClient, knownSilenceMs, silenceMs, stragglersMs } from '#features/search/client/search-client.ts';
import { SearchFailure, type SearchFailureKind } from '#features/search/client/search-failure.ts';
import { createApi } from '#platform/api/api.ts';
import { createQueryClient, freshFor } from '#platform/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const request = (index: IndexUid, query: string) =>
  ({ indexName: index, params: { query, hitsPerPage: 10 } }) as SearchRequest;
const all = (query: string) => indexUids.map((uid) => request(uid, query));
const uidOf = (requests: readonly SearchRequest[]) => (requests[0] as { indexName: IndexUid }).indexName;

const found = (requests: readonly SearchRequest[], name: string): IndexResult[] =>
  requests.map((one) => ({ ...blankResult(one), hits: [{ name }], nbHits: 1 }));

const later = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });

const nothing = () => Promise.reject(new Error('nothing here'));

/** A search service that answers each index as told; the others at once. */
function client(
  behaviour: Partial<Record<IndexUid, (requests: readonly SearchRequest[]) => Promise<IndexResult[]>>> = {},
  device: DeviceSearch = { hasDocuments: () => false, ask: nothing, answers: nothing },
) {
  const asked: IndexUid[] = [];
  const queryClient = createQueryClient({ api: createApi({ host: 'http://site.test' }) });
  const made = createSearchClient({
    queryClient,
    device,
    ask: async (requests) => {
      const uid = uidOf(requests);
      asked.push(uid);
      return behaviour[uid]?.(requests) ?? found(requests, `host ${uid}`);
    },
  });
  const search = async (requests: readonly SearchRequest[]) => (await made.search(requests)).results;
  return { ...made, search, asked };
}

const everything: DeviceSearch = {
  answers: async () => ({ answers: [], wordsInTitle: 0 }),
  hasDocuments: () => true,
  ask: async (requests) => found(requests, `device ${uidOf(requests)}`),
};

/** What a device may have to search in. */
const devices = { everything, nothing: undefined };

const fails = (kind: SearchFailureKind, code?: string) => () => Promise.reject(new SearchFailure(kind, kind, code));
const allOf = (behaviour: () => Promise<IndexResult[]>) => Object.fromEntries(indexUids.map((uid) => [uid, behaviour]));

const firstHits = (results: IndexResult[]) => results.map(({ hits }) => hits[0]?.name);

describe('what is asked', () => {
  test('all five indexes at once, each once (B-145)', async () => {
    const { search, asked } = client();
    const results = await search(all('safari'));
    expect(asked).toEqual(indexUids);
    expect(firstHits(results)).toEqual(indexUids.map((uid) => `host ${uid}`));
  });

  test.each(['', ' ', 's', ' s '])('nothing for %j (B-92)', async (query) => {
    const { search, asked } = client();
    const results = await search(all(query));
    expect(asked).toEqual([]);
    expect(results.map(({ nbHits }) => nbHits)).toEqual([0, 0, 0, 0, 0]);
  });

  test('nothing again within five minutes, everything after that', async () => {
    const { search, asked } = client();
    await search(all('safari'));
    vi.advanceTimersByTime(freshFor - 1);
    await search(all('safari'));
    expect(asked).toHaveLength(5);
    vi.advanceTimersByTime(1);
    await search(all('safari'));
    expect(asked).toHaveLength(10);
  });

  test('what is no longer fresh is shown at once, and what it is now follows (B-80)', async () => {
    let name = 'old';
    const { search, subscribe } = client({ tours: (requests) => later(100, found(requests, name)) });
    const listener = vi.fn();
    subscribe(listener);
    const first = search([request('tours', 'safari')]);
    await vi.advanceTimersByTimeAsync(100);
    await first;
    name = 'new';
    vi.advanceTimersByTime(freshFor);
    expect(firstHits(await search([request('tours', 'safari')]))).toEqual(['old']);
    await vi.advanceTimersByTimeAsync(100);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(firstHits(await search([request('tours', 'safari')]))).toEqual(['new']);
  });

  test('again, as all that is known, once the network is back', async () => {
    const { search, asked } = client();
    await search(all('safari'));
    dispatchEvent(new Event('online'));
    await search(all('safari'));
    expect(asked).toHaveLength(10);
  });

  test('only the index whose question changed', async () => {
    const { search, asked } = client();
    await search(all('safari'));
    const narrowed = { indexName: 'tours', params: { query: 'safari', hitsPerPage: 10, facetFilters: [['tier:mid']] } };
    await search(all('safari').map((one) => (uidOf([one]) === 'tours' ? (narrowed as SearchRequest) : one)));
    expect(asked.slice(5)).toEqual(['tours']);
  });

  test('an order goes to the service in the index name, as instant-meilisearch wants it', async () => {
    const { search, asked } = client();
    await search([{ indexName: 'tours:price:asc', params: { query: 'safari' } } as SearchRequest]);
    expect(asked).toEqual(['tours:price:asc']);
  });
});

describe('an index that fails', () => {
  test('is logged and flagged, and the others are shown (B-151)', async () => {
    const { search } = client({ places: fails('unreachable', 'internal') }, everything);
    const results = await search(all('safari'));
    const line = 'The index places could not be searched.';
    expect(vi.mocked(console.error).mock.calls).toEqual([[line, { code: 'internal', message: 'unreachable' }]]);
    expect(results.map(({ _failed }) => _failed?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'internal',
      undefined,
    ]);
    expect(firstHits(results).filter(Boolean)).toHaveLength(4);
    expect(results.some(({ _offline }) => _offline)).toBe(false);
  });

  test('is not asked again by another render, but by a retry, alone', async () => {
    const { search, asked, retry } = client({ places: fails('refused') });
    await search(all('safari'));
    await search(all('safari'));
    expect(asked).toHaveLength(5);
    retry('tours');
    await search(all('safari'));
    expect(asked).toHaveLength(5);
    retry('places');
    await search(all('safari'));
    expect(asked.slice(5)).toEqual(['places']);
  });

  test('a retry is told, so that the page searches again', () => {
    const { retry, subscribe } = client();
    const listener = vi.fn();
    subscribe(listener);
    retry();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('an index that is late', () => {
  test('does not keep the quick ones waiting, and follows when it comes', async () => {
    const { search, subscribe, asked } = client({ tours: (requests) => later(5000, found(requests, 'host tours')) });
    const listener = vi.fn();
    subscribe(listener);
    const first = search(all('safari'));
    await vi.advanceTimersByTimeAsync(stragglersMs);
    const [tours, ...others] = await first;
    expect(tours).toMatchObject({ _late: true, hits: [] });
    expect(others.every(({ hits }) => hits.length === 1)).toBe(true);
    expect(listener).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(5000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(firstHits(await search(all('safari')))[0]).toBe('host tours');
    expect(asked).toHaveLength(5);
  });

  test('keeps the hits of the search before meanwhile', async () => {
    let wait = 0;
    const { search } = client({ tours: (requests) => later(wait, found(requests, 'old tours')) });
    const before = search(all('safari'));
    await vi.advanceTimersByTimeAsync(0);
    await before;
    wait = 5000;
    const next = search(all('lions'));
    await vi.advanceTimersByTimeAsync(stragglersMs);
    expect((await next)[0]).toMatchObject({ _late: true, hits: [{ name: 'old tours' }], query: 'safari' });
  });
});

describe('where all five fail', () => {
  test.each<[kind: SearchFailureKind, device: keyof typeof devices, shown: 'the device' | 'a failure']>([
    ['unreachable', 'everything', 'the device'],
    ['refused', 'everything', 'the device'],
    ['malformed', 'everything', 'the device'],
    ['unreachable', 'nothing', 'a failure'],
    ['refused', 'nothing', 'a failure'],
  ])('with a host that is %s and %s on the device, %s is shown (B-94, B-152)', async (kind, device, shown) => {
    const { search } = client(allOf(fails(kind)), devices[device]);
    const results = await search(all('safari'));
    const isReplaced = shown === 'the device';
    expect(firstHits(results)).toEqual(indexUids.map((uid) => (isReplaced ? `device ${uid}` : undefined)));
    for (const { _offline, _failed } of results) {
      expect([_offline, _failed?.code]).toEqual(isReplaced ? [true, undefined] : [undefined, kind]);
    }
  });

  test('a host that says nothing is not waited for; its answer follows all the same (B-94)', async () => {
    const { search, subscribe } = client(
      Object.fromEntries(
        indexUids.map((uid) => [uid, (r: readonly SearchRequest[]) => later(6000, found(r, `host ${uid}`))]),
      ),
      everything,
    );
    const listener = vi.fn();
    subscribe(listener);
    const first = search(all('safari'));
    await vi.advanceTimersByTimeAsync(silenceMs);
    expect(firstHits(await first)[0]).toBe('device tours');

    const second = search(all('lions'));
    await vi.advanceTimersByTimeAsync(knownSilenceMs);
    expect(firstHits(await second)[0]).toBe('device tours');

    await vi.advanceTimersByTimeAsync(6000);
    expect(listener).toHaveBeenCalled();
    expect(firstHits(await search(all('safari')))[0]).toBe('host tours');
  });
});
