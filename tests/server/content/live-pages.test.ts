import { expect, onTestFinished, test } from 'vitest';
import { followTime } from '#server/content/live/follow-time.ts';
import { createLivePages } from '#server/content/pages/live-pages.ts';
import { fingerprintOf } from '#server/content/pages/site-pages.ts';
import { testClock } from '#tests/support/test-app.ts';

test('a page says that it is as the API answers only where the API has answered', async () => {
  const answers = new Map([
    ['/api/people', 'a'],
    ['/api/group-tours', 'b'],
  ]);
  const away = new Set(['/api/group-tours']);
  let content = 'new';
  const pages = createLivePages({
    built: {
      content: 'built',
      documents: {},
      pages: {
        '/about': { '/api/people': fingerprintOf('a') },
        '/group-tours': { '/api/group-tours': fingerprintOf('b') },
      },
    },
    contentVersion: () => content,
    async ask(address) {
      if (away.has(address)) throw new Error('The store is away.');
      return answers.get(address) ?? '';
    },
    render: async (address) => expect.fail(`${address} is rendered`),
    renderDocuments: async () => expect.fail('the sitemap is rendered'),
    setFile: () => undefined,
    removeFile: () => undefined,
    onDone: () => undefined,
    onFailure: (what, reason) => expect.fail(`${what}: ${reason}`),
  });
  await pages.revalidate();
  expect(pages.versionOf('/about')).toBe('built');
  expect(pages.versionOf('/group-tours')).toBe('new');
  away.clear();
  await pages.revalidate();
  expect(pages.versionOf('/group-tours')).toBe('built');
  content = 'newer';
  expect(pages.versionOf('/about')).toBe('newer');
});

test('the page of what was just changed is rendered before anything is asked about the others (B-777)', async () => {
  const addresses = Array.from({ length: 500 }, (_, at) => `/place/${at}`);
  const asked: string[] = [];
  let askedBefore: string[] = [];
  const pages = createLivePages({
    built: {
      content: 'built',
      documents: {},
      pages: Object.fromEntries(addresses.map((page) => [page, { [`/api${page}`]: fingerprintOf('as it was') }])),
    },
    contentVersion: () => 'new',
    async ask(address) {
      asked.push(address);
      return address === '/api/place/499' ? 'changed' : 'as it was';
    },
    async render(address) {
      askedBefore = [...asked];
      return { files: [], dependencies: { [`/api${address}`]: fingerprintOf('changed') } };
    },
    renderDocuments: async () => expect.fail('the sitemap is rendered'),
    setFile: () => undefined,
    removeFile: () => undefined,
    onDone: (rendered) => expect(rendered).toEqual(['/place/499']),
    onFailure: (what, reason) => expect.fail(`${what}: ${reason}`),
  });
  await pages.revalidate({ first: ['/place/499', '/place/unheard-of'] });
  expect(askedBefore).toEqual(['/api/place/499']);
  expect(pages.versionOf('/place/499')).toBe('new');
  expect(pages.versionOf('/place/7')).toBe('built');
});

test('departures are asked for again when a store that was away is back, changed or not (B-607)', async () => {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const revisions: (number | undefined)[] = [4, undefined, 4, 4, 5];
  const asked: (number | undefined)[] = [];
  const rounds: number[] = [];
  void followTime({
    clock: testClock,
    async departuresRevision() {
      const revision = revisions.length > 1 ? revisions.shift() : revisions[0];
      asked.push(revision);
      if (revision === undefined) throw new Error('The store is away.');
      return revision;
    },
    onNewDay: async () => expect.fail('no day has begun'),
    onDepartures: async () => {
      rounds.push(asked.length);
    },
    signal: ending.signal,
  });
  await expect.poll(() => asked.length).toBe(6);
  // When it was back, and when one had changed.
  expect(rounds).toEqual([3, 5]);
});
