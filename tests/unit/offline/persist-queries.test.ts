import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { listFaqs } from '#contract/api/endpoints.ts';
import { persistQueries } from '#offline/persist-queries.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { ensureData } from '#platform/ensure-data.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

const questions = endpointQuery(listFaqs, {});
const page = { total: 1, page: 1, limit: 200, message: '', faqs: [] };
/** The saved cache is written at most once a second. */
const throttle = 1100;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A page load: a fresh client over the same disk. */
async function load(buildId: string, answer: () => Response | Promise<Response>) {
  const { api, requests } = apiAnswering(answer);
  const queryClient = createQueryClient({ api });
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const { restored, restore } = persistQueries(queryClient, buildId);
  restore();
  await restored;
  return { queryClient, requests };
}

const answering = () => json(page);
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

// A disk of its own for each test: the clients of the one before may still be writing to theirs.
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('a returning visitor is served from the disk, three times in a row, with the network gone', async () => {
  const first = await load('build-1', answering);
  await ensureData(first.queryClient, questions);
  await wait(throttle);
  for (const _reload of [1, 2, 3]) {
    const next = await load('build-1', unreachable);
    expect(await ensureData(next.queryClient, questions)).toEqual(page);
    expect(next.requests).toHaveLength(0);
    await wait(throttle);
  }
});

test('a saved answer survives a refresh that fails', async () => {
  const answers = [answering, unreachable];
  const first = await load('build-1', () => (answers.shift() ?? unreachable)());
  await ensureData(first.queryClient, questions);
  await expect(first.queryClient.fetchQuery({ ...questions, staleTime: 0 })).rejects.toThrow();
  await wait(throttle);
  const next = await load('build-1', unreachable);
  expect(next.queryClient.getQueryState(questions.queryKey)).toMatchObject({
    status: 'success',
    data: page,
    error: null,
  });
});

test('what was read in one tab is still on the disk when another has written', async () => {
  const one = await load('build-1', answering);
  const other = await load('build-1', () => json({ ...page, message: 'wildlife' }));
  const wildlife = endpointQuery(listFaqs, { query: { category: 'wildlife' } } as never);
  await ensureData(one.queryClient, questions);
  await wait(throttle);
  await ensureData(other.queryClient, wildlife);
  await wait(throttle);
  // Again the first, which knows nothing of the other's.
  one.queryClient.setQueryData(questions.queryKey, { ...page, message: 'newer' });
  await wait(throttle);
  const next = await load('build-1', unreachable);
  expect(await ensureData(next.queryClient, questions)).toMatchObject({ message: 'newer' });
  expect(await ensureData(next.queryClient, wildlife)).toMatchObject({ message: 'wildlife' });
  expect(next.requests).toHaveLength(0);
});

test('answers saved by another build are dropped', async () => {
  const first = await load('build-1', answering);
  await ensureData(first.queryClient, questions);
  await wait(throttle);
  const second = await load('build-2', answering);
  expect(second.queryClient.getQueryData(questions.queryKey)).toBeUndefined();
});

test('a saved answer that no longer parses is dropped and asked for again (B-108)', async () => {
  const { queryClient, requests } = await load('build-1', answering);
  queryClient.setQueryData(questions.queryKey, { faqs: 'broken' } as never);
  expect(await ensureData(queryClient, questions)).toEqual(page);
  expect(requests).toHaveLength(1);
});

test('answers marked as not to be saved stay out of the disk', async () => {
  const first = await load('build-1', answering);
  await ensureData(first.queryClient, { ...questions, meta: { persist: false } });
  await wait(throttle);
  const second = await load('build-1', answering);
  expect(second.queryClient.getQueryData(questions.queryKey)).toBeUndefined();
});

test('a database that never answers delays the page by 400 ms at most', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest);
  const started = performance.now();
  const { queryClient } = await load('build-1', answering);
  expect(performance.now() - started).toBeLessThan(600);
  expect(await ensureData(queryClient, questions)).toEqual(page);
});

test.each([
  ['there is none', () => vi.stubGlobal('indexedDB', undefined)],
  [
    'it refuses',
    () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
  ],
])('a page is there all the same where the database fails: %s', async (_, fail) => {
  fail();
  const { queryClient } = await load('build-1', answering);
  expect(await ensureData(queryClient, questions)).toEqual(page);
});

test('a database of a later version without its store is made anew, and keeps from then on', async () => {
  await new Promise((resolve) => {
    const request = indexedDB.open('site-cache', 7);
    request.onupgradeneeded = () => request.result.createObjectStore('somebody else');
    request.onsuccess = () => resolve(request.result.close());
  });
  const first = await load('build-1', answering);
  await ensureData(first.queryClient, questions);
  await wait(throttle);
  const next = await load('build-1', unreachable);
  expect(await ensureData(next.queryClient, questions)).toEqual(page);
});
