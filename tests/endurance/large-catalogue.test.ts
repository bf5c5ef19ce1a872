import { expect, onTestFinished, test } from 'vitest';
import { largestPageSize } from '#contract/api/paging.ts';
import { heapInMegabytes } from '#tests/support/load/heap.ts';
import { percentile } from '#tests/support/load/kill-loop.ts';
import { enlarged } from '#tests/support/load/large-catalogue.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/* Lists and the search over ten thousand tours and ten thousand places. */

const count = 10_000;
const rounds = 20;
/** Of JSON, for a whole page of cards. */
const largestAnswer = 300_000;

const lists = [
  '/api/tours',
  `/api/tours?limit=${largestPageSize}`,
  `/api/tours?limit=${largestPageSize}&page=${Math.ceil(count / largestPageSize)}`,
  '/api/tours?q=elephant',
  '/api/tours?q=elephant%20lake&sort=price',
  '/api/places',
  `/api/places?limit=${largestPageSize}`,
  '/api/places?q=crater',
];
const searches = ['elephants', 'kilimanjaro', 'lake nakuru', 'elefant', 'a'];

test('ten thousand tours and places are listed and searched a page at a time (B-157)', async () => {
  const small = await createTestApp({ sentinels: false, logLevel: 'silent' });
  await small.close();
  const before = heapInMegabytes();
  const catalogue = enlarged(small.catalogue, count);
  const app = await createTestApp({ catalogue, sentinels: false, logLevel: 'silent', searchesPerMinute: 1e9 });
  onTestFinished(() => app.close());
  const held = heapInMegabytes() - before;

  async function measure(what: string, ask: () => Promise<Response>): Promise<void> {
    const times: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const response = await ask();
      const text = await response.text();
      times.push(performance.now() - begun);
      expect(response.status, what).toBe(200);
      bytes = Math.max(bytes, Buffer.byteLength(text));
    }
    times.sort((a, b) => a - b);
    const shown = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1));
    console.log(
      `${what}: half within ${shown[0]} ms, 95 % within ${shown[1]} ms, ${Math.round(bytes / 1000)} kB at most`,
    );
    expect(bytes, what).toBeLessThan(largestAnswer);
  }

  for (const path of lists) await measure(path, () => app.request(path));
  const { total } = (await (await app.request('/api/tours')).json()) as { total: number };
  expect(total).toBe(count);
  expect((await app.request(`/api/tours?limit=${largestPageSize + 1}`)).status).toBe(422);

  const search = (q: string, limit = 100) =>
    app.request(`/api/search/indexes/tours/search?q=${encodeURIComponent(q)}&limit=${limit}`, {
      headers: { authorization: 'Bearer public-search-key' },
    });
  const begun = performance.now();
  const first = (await (await search('mara')).json()) as { hits: unknown[] };
  console.log(`the first search of a day, which builds the index: ${Math.round(performance.now() - begun)} ms`);
  expect(first.hits).toHaveLength(100);
  expect((await search('mara', 101)).status).toBe(400);
  for (const q of searches) await measure(`search for "${q}", 100 hits`, () => search(q));

  const after = heapInMegabytes() - before;
  console.log(`memory: ${held.toFixed(0)} MB for the catalogue, ${after.toFixed(0)} MB with the search`);
  expect(after).toBeLessThan(400);
});
