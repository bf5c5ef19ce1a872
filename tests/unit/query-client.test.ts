import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { listFaqs } from '#contract/api/endpoints.ts';
import { AppError } from '#platform/api/app-error.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { createQueryClient, freshFor, retryDelay, shouldRetry } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';

test.each([400, 401, 403, 404, 409, 410, 413, 415, 422])('a %i is not tried again (B-81)', (status) => {
  expect(shouldRetry(0, new AppError('VALIDATION_ERROR', '', { status }))).toBe(false);
});

test.each([408, 429, 500, 502, 503, 504])('a %i is tried three times more (B-81)', (status) => {
  const error = new AppError('SERVER_ERROR', '', { status });
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true, false]);
});

test('nothing is tried again while the browser is offline (B-81)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shouldRetry(0, new AppError('NETWORK_ERROR', ''))).toBe(false);
});

test('an answer that makes no sense is not asked for again', () => {
  expect(shouldRetry(0, new AppError('API_ERROR', ''))).toBe(false);
});

test('waits 1, 2 and 4 seconds, or what the server asked for, but never half an hour (B-81)', () => {
  expect([0, 1, 2].map((failures) => retryDelay(failures, new Error('x')))).toEqual([1000, 2000, 4000]);
  expect(retryDelay(0, new AppError('SERVER_ERROR', '', { retryAfter: 5000 }))).toBe(5000);
  expect(retryDelay(0, new AppError('SERVER_ERROR', '', { retryAfter: 1_800_000 }))).toBe(30_000);
});

test('a server that recovers on the fourth answer is asked four times in seven seconds', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const { api } = apiAnswering(() => {
    asked += 1;
    if (asked < 4) return json({ message: 'busy' }, { status: 503 });
    return json({ total: 0, page: 1, limit: 12, message: '', faqs: [] });
  });
  const page = createQueryClient({ api }).query(endpointQuery(listFaqs, {}));
  await vi.advanceTimersByTimeAsync(6999);
  expect(asked).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect((await page).faqs).toEqual([]);
  expect(asked).toBe(4);
});

test('a cached answer is fresh for five minutes and is not asked for again (B-80)', async () => {
  vi.useFakeTimers();
  const { api, requests } = apiAnswering(() => json({ total: 0, page: 1, limit: 12, message: '', faqs: [] }));
  const queryClient = createQueryClient({ api });
  await queryClient.query(endpointQuery(listFaqs, {}));
  vi.advanceTimersByTime(freshFor - 1);
  await queryClient.query(endpointQuery(listFaqs, {}));
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await queryClient.query(endpointQuery(listFaqs, {}));
  expect(requests).toHaveLength(2);
});

test('the key of a query is its call, without the cache buster (B-82)', async () => {
  const { api } = apiAnswering(() => json({ total: 0, page: 1, limit: 12, message: '', faqs: [] }));
  const queryClient = createQueryClient({ api });
  await queryClient.query(endpointQuery(listFaqs, { query: { category: ['Planning'] } }));
  expect(queryClient.getQueryCache().getAll()[0]?.queryKey).toEqual([
    'listFaqs',
    { query: { category: ['Planning'] } },
  ]);
});

test('a visit that begins offline is known as such, and its return asks again for what had failed (B-179)', async () => {
  const browser = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let network: 'cut' | 'there' = 'cut';
  const { api, requests } = apiAnswering(() => {
    if (network === 'cut') throw new TypeError('Failed to fetch');
    return json({ total: 0, page: 1, limit: 12, message: '', faqs: [] });
  });
  const queryClient = createQueryClient({ api });
  queryClient.mount();
  expect(onlineManager.isOnline()).toBe(false);
  const list = new QueryObserver(queryClient, { ...endpointQuery(listFaqs, {}), retryOnMount: false });
  const stop = list.subscribe(() => {});
  await vi.waitFor(() => expect(list.getCurrentResult().isError).toBe(true));
  const asked = requests.length;
  network = 'there';
  browser.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(list.getCurrentResult().data?.faqs).toEqual([]));
  expect(requests).toHaveLength(asked + 1);
  stop();
  queryClient.unmount();
});
