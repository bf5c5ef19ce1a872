import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Departure } from '#contract/records/group-tours.ts';
import { Shelf } from '#server/content/catalogue/catalogue.ts';
import { contentVersionOf, createAnswersVersion } from '#server/content/catalogue/content-version.ts';
import { holdSeats } from '#server/group-tours/seat-holds.ts';
import { createResponseCache } from '#server/http/answers/response-cache.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { newYear } from '#tests/support/enquiries/enquiries.ts';
import { always, smallCatalogue, testNow } from '#tests/support/test-app.ts';

/* Answers that follow from the records alone: made and compressed once. */

const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };

test.each(['/api/tours', '/api/group-tours', '/api/search-documents', '/api/openapi.json'])(
  '%s is the same in each encoding, and brotli is what a browser gets',
  async (address) => {
    const app = await openTestApp();
    const ask = async (accepted: string) => {
      const response = await app.request(address, { headers: { 'accept-encoding': accepted } });
      const encoding = (response.headers.get('content-encoding') ?? 'none') as keyof typeof decode;
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      return { encoding, tag: response.headers.get('etag'), text: decode[encoding](bytes).toString() };
    };
    const browser = await ask('gzip, deflate, br, zstd');
    const old = await ask('gzip');
    const plain = await ask('identity');
    expect([browser.encoding, old.encoding, plain.encoding]).toEqual(['br', 'gzip', 'none']);
    expect(new Set([browser.text, old.text, plain.text]).size).toBe(1);
    expect(new Set([browser.tag, old.tag, plain.tag]).size).toBe(1);

    const again = await app.request(address, { headers: { 'if-none-match': browser.tag ?? '' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  },
);

test('another query has another answer, and an address made unique has the same', async () => {
  const app = await openTestApp();
  const tagOf = async (address: string) => (await app.request(address)).headers.get('etag');
  const all = await tagOf('/api/tours');
  expect(await tagOf('/api/tours?_t=1')).toBe(all);
  expect(await tagOf('/api/tours?q=nothing-has-this-name')).not.toBe(all);
});

test('seats are told as they are: after a hold, and from the moment it ends', async () => {
  let now = testNow;
  const app = await openTestApp({ clock: () => now });
  const free = async () => {
    const { departures } = await app.read('/api/group-tour/marsh-together');
    const { groupTours } = await app.read('/api/group-tours');
    const listed = groupTours[0].nextDepartures;
    return [departures, listed].map((all: Departure[]) => all.find(({ id }) => id === newYear)?.availableSeats);
  };
  expect(await free()).toEqual([3, 3]);
  const until = new Date(now.getTime() + 3_600_000);
  await createWriteQueue(app.store).write((db) =>
    holdSeats(db, { departureId: newYear, seats: 2, until, forWhom: 'Ada' }, now),
  );
  expect(await free()).toEqual([1, 1]);
  now = until;
  expect(await free()).toEqual([3, 3]);
});

test('on the next day the answer is made again (B-38)', async () => {
  let now = new Date('2026-07-01T12:00:00Z');
  const app = await openTestApp({ clock: () => now });
  const dates = async () => (await app.request('/api/search-documents')).headers.get('etag');
  const today = await dates();
  expect(await dates()).toBe(today);
  now = new Date('2026-12-01T12:00:00Z');
  expect(await dates()).not.toBe(today);
});

test('the day ends at midnight in Nairobi, to the second (B-38)', async () => {
  let now = new Date('2026-07-01T20:59:59Z');
  const version = createAnswersVersion(always(smallCatalogue()), () => now);
  const today = version();
  now = new Date('2026-07-01T20:59:59.999Z');
  expect(version()).toBe(today);
  now = new Date('2026-07-01T21:00:00Z');
  expect(version()).not.toBe(today);
});

test('a new day makes no page old: only answers with departures follow it, and those are asked for again anyway', async () => {
  let now = new Date('2026-07-01T12:00:00Z');
  const app = await openTestApp({ clock: () => now });
  const content = async () => (await app.read('/api/health')).content;
  const today = await content();
  now = new Date('2026-07-02T12:00:00Z');
  expect(await content()).toBe(today);
  const { tours, ...others } = smallCatalogue();
  const [[slug, entry] = []] = tours;
  if (slug === undefined || entry === undefined) throw new Error('no tour');
  const changed = new Shelf(tours).set(slug, { ...entry, summary: { ...entry.summary, price: 1 } });
  expect(contentVersionOf({ ...others, tours: changed })).not.toBe(contentVersionOf(smallCatalogue()));
});

test('what was asked for longest ago goes, what failed is not cached, and nothing survives its version', async () => {
  let version = 'a';
  let made: string[] = [];
  const cache = createResponseCache(() => version);
  const ask = (key: string) =>
    cache.getOrCreate(key, async () => {
      made.push(key);
      if (key === 'fails') throw new Error('no');
      return key;
    });

  await ask('first');
  for (let number = 0; number < 199; number += 1) await ask(`${number}`);
  await ask('first');
  await ask('one too many');
  made = [];
  for (const key of ['first', 'one too many', '0']) await ask(key);
  expect(made).toEqual(['0']);

  await expect(ask('fails')).rejects.toThrow('no');
  await expect(ask('fails')).rejects.toThrow('no');
  expect(made).toEqual(['0', 'fails', 'fails']);

  version = 'b';
  await ask('first');
  expect(made.at(-1)).toBe('first');
});

test('many who ask at once wait for one answer', async () => {
  let made = 0;
  const cache = createResponseCache(() => '');
  const asked = Array.from({ length: 20 }, () =>
    cache.getOrCreate('tours', async () => {
      made += 1;
      return 'x'.repeat(2000);
    }),
  );
  const encoded = await Promise.all(asked.map(async (answer) => (await answer).encodedFor('br')));
  expect(made).toBe(1);
  expect(new Set(encoded.map(({ body }) => body)).size).toBe(1);
});
