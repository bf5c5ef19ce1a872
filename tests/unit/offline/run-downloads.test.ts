import 'fake-indexeddb/auto';
import { onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { downloadedAnswer, downloadedPaths, keepOnly } from '#offline/downloaded-pages.ts';
import { downloadOf, downloads, isComplete, type OfflineDownload, setDownload } from '#offline/downloads.ts';
import {
  downloadQuery,
  progressOf,
  removeDownload,
  resumeDownload,
  resumeDownloads,
  startDownload,
  stopDownload,
} from '#offline/run-downloads.ts';
import { noticeList } from '#platform/notices/notify.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { apiAnswering, json } from '#tests/support/site/answering-api.ts';
import { fillStorage } from '#tests/support/site/broken-storage.ts';
import { installCaches } from '#tests/support/site/cache-storage.ts';
import { installDownloadServer } from '#tests/support/site/download-server.ts';
import { installLocks } from '#tests/support/site/tab-locks.ts';

const pages = ['/tour/marsh', '/faq', '/contact', '/destinations/marsh', '/terms-and-conditions', '/place/hill'];
const trip = { id: '/tour/marsh', title: 'Marsh', pages, bytes: 360 };
const one = { name: 'one', pages };
const two = { name: 'two', pages };
const day = 24 * 60 * 60 * 1000;

const isTaken = () => expect.poll(() => downloadOf(trip.id)?.takenAt ?? 0).toBeGreaterThan(0);
const rests = () => expect.poll(progress).toBeUndefined();
const answers = () => Promise.all(pages.map(async (page) => (await downloadedAnswer([page]))?.data));
const all = (build: string) => pages.map((page) => `${page} of ${build}`);
const picturesOf = (build: string) => new Set(pages.map((page) => `/plates${page}-${build}-768.avif`));

let queryClient: QueryClient;

/** How far the trip is, as its dialog shows it. */
const progress = () => {
  const state = queryClient.getQueryState(downloadQuery(trip.id).queryKey);
  return state && progressOf(state);
};

beforeEach(async () => {
  installLocks();
  installCaches();
  // The back end answers: only the pages are out of reach.
  const { api } = apiAnswering(() => json({ status: 'ok', store: 'sqlite' }));
  queryClient = createQueryClient({ api });
  queryClient.mount();
  await keepOnly(new Set());
});

afterEach(async () => {
  installCaches();
  for (const { id } of downloads.getSnapshot()) await removeDownload(queryClient, id);
  queryClient.clear();
  queryClient.unmount();
});

/** A trip that was taken along then. */
async function taken(build = one, changes: Partial<OfflineDownload> = {}) {
  const cache = installCaches();
  const server = installDownloadServer(build);
  startDownload(queryClient, trip);
  await isTaken();
  await rests();
  const whole = downloadOf(trip.id);
  if (whole === undefined) throw new Error('Nothing was taken.');
  setDownload({ ...whole, ...changes });
  server.asked.length = 0;
  return { server, cache };
}

test('a trip is there with all its answers and pictures', async () => {
  const { cache } = await taken();
  expect(new Set(await downloadedPaths())).toEqual(new Set(pages));
  expect(await answers()).toEqual(all('one'));
  expect(cache.paths('taken-along')).toEqual(picturesOf('one'));
});

describe('quiet renewal', () => {
  test('comes after a day, and replaces everything of the build before (B-713)', async () => {
    const { server, cache } = await taken(one, { takenAt: Date.now() - day - 1 });
    server.build = two;
    await resumeDownloads(queryClient);
    await expect.poll(answers).toEqual(all('two'));
    await rests();
    await expect.poll(() => cache.paths('taken-along')).toEqual(picturesOf('two'));
    await expect.poll(() => downloadedAnswer(['only one'])).toBeUndefined();
    expect(await downloadedAnswer(['only two'])).toBeDefined();
  });

  test('comes with a new build (B-713)', async () => {
    const { server } = await taken(one, { build: 'the one before' });
    server.build = two;
    await resumeDownloads(queryClient);
    await expect.poll(answers).toEqual(all('two'));
    await rests();
    expect(downloadOf(trip.id)?.build).toBe('test');
  });

  test('does not come before, nor for whoever saves data (B-713)', async () => {
    const { server } = await taken();
    await resumeDownloads(queryClient);
    setDownload({ ...trip, askedAt: 0, takenAt: Date.now() - day - 1, build: 'before', isStopped: false });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await resumeDownloads(queryClient);
    expect(server.asked).toEqual([]);
  });

  test('that is cut leaves every page whole: that of the old build, or of the new one (B-713)', async () => {
    const { server, cache } = await taken(one, { takenAt: Date.now() - day - 1 });
    server.build = two;
    let pictures = 0;
    server.onAsked = (path) => {
      pictures += path.startsWith('/plates') ? 1 : 0;
      // The old build's files are gone as well.
      if (pictures > 3) server.isAway = true;
    };
    await resumeDownloads(queryClient);
    await expect.poll(() => progress()?.state).toBe('waiting');
    expect(new Set(await downloadedPaths())).toEqual(new Set(pages));
    const left = await answers();
    const kept = cache.paths('taken-along');
    for (const [place, page] of pages.entries()) {
      const build = left[place] === `${page} of two` ? 'two' : 'one';
      expect(left[place]).toBe(`${page} of ${build}`);
      expect(kept).toContain(`/plates${page}-${build}-768.avif`);
    }
    expect(isComplete(downloadOf(trip.id) as OfflineDownload)).toBe(true);
  });
});

test('what is taken off on its way leaves nothing, whatever was being written (B-709)', async () => {
  const cache = installCaches();
  const server = installDownloadServer(one);
  const isHalf = new Promise<void>((resolve) => {
    server.onAsked = (path) => path.startsWith('/plates') && resolve();
  });
  startDownload(queryClient, trip);
  await isHalf;
  await removeDownload(queryClient, trip.id);
  expect([await downloadedPaths(), cache.paths('taken-along').size, downloads.getSnapshot()]).toEqual([[], 0, []]);
  expect(localStorage.getItem('takenAlong')).toBeNull();
});

test('what was cut goes on by itself when the network is back, and fetches no page twice (B-708)', async () => {
  const server = installDownloadServer(one);
  let answered = 0;
  server.onAsked = () => {
    answered += 1;
    server.isAway = answered > 12;
  };
  startDownload(queryClient, trip);
  await expect.poll(() => progress()?.state).toBe('waiting');
  const there = await downloadedPaths();
  expect(there).not.toEqual([]);
  server.asked.length = 0;
  Object.assign(server, { isAway: false, onAsked: () => {} });
  onlineManager.setOnline(true);
  await expect.poll(() => downloadOf(trip.id)?.takenAt ?? 0, { timeout: 5000 }).toBeGreaterThan(0);
  expect(await answers()).toEqual(all('one'));
  for (const path of there) expect(server.asked).not.toContain(`GET /assets/pages${path}.one.json`);
});

test('a page that two trips have stays with the other (B-709)', async () => {
  await taken();
  startDownload(queryClient, { id: '/tour/hill', title: 'Hill', pages: ['/tour/marsh', '/faq'], bytes: 1 });
  await expect.poll(() => downloadOf('/tour/hill')?.takenAt ?? 0).toBeGreaterThan(0);
  await rests();
  await removeDownload(queryClient, trip.id);
  expect(new Set(await downloadedPaths())).toEqual(new Set(['/faq', '/tour/marsh']));
});

test('it goes on when its dialog is closed', async () => {
  const server = installDownloadServer(one);
  const close = new QueryObserver(queryClient, { ...downloadQuery(trip.id), enabled: false }).subscribe(() => {});
  const isHalf = new Promise<void>((resolve) => {
    server.onAsked = (path) => path.startsWith('/plates') && resolve();
  });
  startDownload(queryClient, trip);
  await isHalf;
  close();
  await isTaken();
});

test('stopped and at once gone on with, it goes on', async () => {
  installDownloadServer(one);
  startDownload(queryClient, trip);
  stopDownload(queryClient, trip.id);
  resumeDownload(queryClient, trip.id);
  await isTaken();
});

test('where storage refuses in the middle it stops, no page is half, and the visitor can go on (B-710)', async () => {
  const full = installCaches({ most: 3 });
  const server = installDownloadServer(one);
  startDownload(queryClient, trip);
  await expect.poll(() => progress()?.state).toBe('full');
  expect(downloadOf(trip.id)).toMatchObject({ isStopped: true, takenAt: undefined });
  for (const path of await downloadedPaths())
    expect(full.paths('taken-along')).toContain(`/plates${path}-one-768.avif`);
  server.asked.length = 0;
  await resumeDownloads(queryClient);
  expect(server.asked).toEqual([]);
  installCaches();
  resumeDownload(queryClient, trip.id);
  await isTaken();
});

test('where storage cannot keep the mark nothing is fetched, and the asker is told', async () => {
  const server = installDownloadServer(one);
  fillStorage();
  expect(startDownload(queryClient, trip)).toBe(false);
  expect([server.asked, downloads.getSnapshot()]).toEqual([[], []]);
});

test('what the browser has cleared is said once, is not fetched unasked, and comes back when asked for (B-710)', async () => {
  const { server } = await taken(one, { build: 'before' });
  await keepOnly(new Set());
  await resumeDownloads(queryClient);
  expect(server.asked).toEqual([]);
  const [notice, ...more] = noticeList.getSnapshot();
  expect([notice?.title, notice?.message, more]).toEqual([
    'Pages for the way are gone',
    'This browser has cleared what you took along: Marsh.',
    [],
  ]);
  notice?.action?.run();
  await expect.poll(async () => (await downloadedPaths()).length).toBe(pages.length);
});
