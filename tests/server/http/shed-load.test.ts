import { expect, onTestFinished, test } from 'vitest';
import { watchLateness } from '#server/http/shed-load.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';

/* A server that is behind with its work says so to readers, at once. */

test('while it is behind, reads are answered 503 with a time to come back; enquiries are taken and health answers (B-100)', async () => {
  let isBehind = true;
  const app = await openTestApp({ isBehind: () => isBehind });
  const refused = await app.request('/api/tours');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ message: 'The site is busy. Please try again in a moment.' });
  expect((await app.request('/api/health')).status).toBe(200);
  expect((await app.contact()).status).toBe(201);

  isBehind = false;
  expect((await app.request('/api/tours')).status).toBe(200);
});

test('a second without time for anybody is noticed, unless it is to be ignored, and forgotten when there is time again', async () => {
  const { isBehind, stop } = watchLateness();
  const never = watchLateness(0);
  onTestFinished(stop);
  onTestFinished(never.stop);
  expect(isBehind()).toBe(false);
  const end = performance.now() + 2000;
  while (performance.now() < end);
  await expect.poll(isBehind, { interval: 20 }).toBe(true);
  expect(never.isBehind()).toBe(false);
  await expect.poll(isBehind, { interval: 20, timeout: 5000 }).toBe(false);
});
