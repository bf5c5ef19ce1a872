import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSenderAllowance } from '#server/limits/sender-allowance.ts';
import { createFreeSpace } from '#server/store/free-space.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { safariBody } from '#tests/support/enquiries/enquiries.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

const searching = jsonPost({ q: 'marsh' }, { authorization: 'Bearer public-search-key' });

test('who searches too often is told in the words of Meilisearch when to come back', async () => {
  let now = testNow;
  const app = await openTestApp({ searchesPerMinute: 3, clock: () => now });
  const search = () => app.request('/api/search/indexes/tours/search', searching);
  for (let time = 0; time < 3; time += 1) expect((await search()).status).toBe(200);
  const refused = await search();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_search_requests', type: 'system' });
  expect((await app.request('/api/tours')).status).toBe(200);
  now = new Date(testNow.getTime() + 20_000);
  expect((await search()).status).toBe(200);
});

test('whoever has too many answers computed is told when to come back; what is cached, health and forms are answered still', async () => {
  let now = testNow;
  const app = await openTestApp({ readsPerMinute: 3, clock: () => now });
  const status = async (path: string) => (await app.request(path)).status;
  expect(await status('/api/tours')).toBe(200);
  expect(await status('/api/tours?q=one-that-nobody-asked-for')).toBe(200);
  expect(await status('/api/group-tours')).toBe(200);
  const refused = await app.request('/api/group-tours?seats=2-plus');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(await status('/api/tours?q=another')).toBe(429);
  for (let time = 0; time < 10; time += 1) {
    expect(await status('/api/tours')).toBe(200);
    expect(await status('/api/health')).toBe(200);
  }
  expect((await app.contact()).status).toBe(201);
  now = new Date(testNow.getTime() + 20_000);
  expect(await status('/api/tours?q=another')).toBe(200);
});

test('a search of ten queries costs as much as ten searches', async () => {
  const app = await openTestApp({ searchesPerMinute: 12 });
  const queries = Array.from({ length: 10 }, () => ({ indexUid: 'tours', q: 'marsh' }));
  const search = () => app.request('/api/search/multi-search', { ...searching, body: JSON.stringify({ queries }) });
  expect((await search()).status).toBe(200);
  const refused = await search();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
});

test('a refusal names twenty fields at most and cuts their names, and who is refused too often is not read', async () => {
  const app = await openTestApp({ refusalsPerMinute: 3 });
  const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`${index} ${'x'.repeat(50)}`, index]));
  const long = { ['y'.repeat(50_000)]: true };
  const nested = { guests: { adults: 2, ...unknown } };
  for (const body of [unknown, { ...safariBody({ turnstileToken: '' }), ...nested }, long]) {
    const refused = await app.post('/api/custom-safari-request', body);
    const text = await refused.text();
    expect(refused.status).toBe(422);
    expect(Object.keys(JSON.parse(text).errors).length).toBeLessThanOrEqual(20);
    expect(text.length).toBeLessThan(4000);
  }
  const unread = await app.post('/api/contact', {});
  expect([unread.status, unread.headers.get('retry-after')]).toEqual([429, '20']);
  expect((await app.request('/api/tours')).status).toBe(200);
});

test('forms that are in order are not counted as refused', async () => {
  const app = await openTestApp({ refusalsPerMinute: 1 });
  for (let sent = 0; sent < 3; sent += 1) expect((await app.contact()).status).toBe(201);
});

test('each sender has an allowance of their own, and the addresses of one household share it (B-97)', () => {
  const allowance = createSenderAllowance(() => testNow, { perMinute: 1 });
  expect(allowance.take('192.0.2.1')).toBeUndefined();
  expect(allowance.take('192.0.2.1')).toBe(60_000);
  expect(allowance.take('192.0.2.2')).toBeUndefined();
  expect(allowance.take('2001:db8::1')).toBeUndefined();
  expect(allowance.take('2001:db8::ffff')).toBe(60_000);
});

test('one network of IPv6 has sixteen allowances, however many addresses it has', () => {
  const allowance = createSenderAllowance(() => testNow, { perMinute: 1 });
  const waits = Array.from({ length: 20 }, (_, subnet) => allowance.take(`2001:db8:7:${subnet.toString(16)}::1`));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(16);
  expect(allowance.take('2001:db8:8::1')).toBeUndefined();
});

test('any number of senders does not fill the memory; who was heard of longest ago is forgotten', () => {
  const allowance = createSenderAllowance(() => testNow, { perMinute: 1, most: 1000 });
  for (let sender = 0; sender < 20_000; sender += 1) allowance.take(`sender ${sender}`);
  expect(allowance.size).toBe(1000);
  expect(allowance.take('sender 19999')).toBe(60_000);
  expect(allowance.take('sender 0')).toBeUndefined();
});

test('a disk that is nearly full refuses forms with the telephone number, and takes them again when there is room', async () => {
  let room = false;
  const app = await openTestApp({ hasRoom: () => room });
  const forms = async () => [await app.contact(), await app.safari(), await app.subscribe()];
  for (const response of await forms()) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const { code, message } = await response.json();
    expect(code).toBe('unavailable');
    expect(message).toContain('+254 700 000 000');
  }
  expect(await app.references()).toEqual([]);
  expect((await app.request('/api/tours')).status).toBe(200);
  room = true;
  expect((await forms()).map(({ status }) => status)).toEqual([201, 201, 200]);
});

test('the disk is asked what is free; one that cannot be asked is trusted', () => {
  const folder = temporaryFolder();
  expect(createFreeSpace({ folder, leastBytes: 1 })()).toBe(true);
  expect(createFreeSpace({ folder, leastBytes: Number.MAX_SAFE_INTEGER })()).toBe(false);
  expect(createFreeSpace({ folder: join(folder, 'gone'), leastBytes: Number.MAX_SAFE_INTEGER })()).toBe(true);
});

test('the disk is looked at again within a second', async () => {
  let free = 0;
  const hasRoom = createFreeSpace({ folder: '.', leastBytes: 10 }, () => free);
  expect(hasRoom()).toBe(false);
  free = 10;
  await expect.poll(hasRoom, { timeout: 10_000 }).toBe(true);
  free = 9;
  await expect.poll(hasRoom, { timeout: 10_000 }).toBe(false);
});
