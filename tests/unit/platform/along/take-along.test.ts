import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookAfterParcels } from '#offline/look-after-parcels.ts';
import { keepOnly, keptAnswer, keptPaths } from '#platform/along/kept-pages.ts';
import { isWhole, type Parcel, parcelOfId, parcels, setParcel } from '#platform/along/parcels.ts';
import { goOn, progress, remove, resume, stop, takeAlong } from '#platform/along/take-along.ts';
import { noticeList } from '#platform/notices/notify.ts';
import { installAlongServer } from '#tests/support/site/along-server.ts';
import { fillStorage } from '#tests/support/site/broken-storage.ts';
import { installCaches } from '#tests/support/site/cache-storage.ts';

const pages = ['/tour/marsh', '/faq', '/contact', '/destinations/marsh', '/terms-and-conditions', '/place/hill'];
const trip = { id: '/tour/marsh', title: 'Marsh', pages, bytes: 360 };
const one = { name: 'one', pages };
const two = { name: 'two', pages };
const day = 24 * 60 * 60 * 1000;

const isTaken = () => expect.poll(() => parcelOfId(trip.id)?.takenAt ?? 0).toBeGreaterThan(0);
const rests = () => expect.poll(() => progress.getSnapshot()).toBeUndefined();
const answers = () => Promise.all(pages.map(async (page) => (await keptAnswer(`["${page}"]`))?.data));
const all = (build: string) => pages.map((page) => `${page} of ${build}`);
const picturesOf = (build: string) => new Set(pages.map((page) => `/plates${page}-${build}-768.avif`));

beforeEach(async () => {
  installCaches();
  await keepOnly(new Set());
});

afterEach(async () => {
  installCaches();
  for (const { id } of parcels.getSnapshot()) await remove(id);
});

/** A trip that was taken along then. */
async function taken(build = one, changes: Partial<Parcel> = {}) {
  const cache = installCaches();
  const server = installAlongServer(build);
  takeAlong(trip);
  await isTaken();
  await rests();
  const parcel = parcelOfId(trip.id);
  if (parcel === undefined) throw new Error('Nothing was taken.');
  setParcel({ ...parcel, ...changes });
  server.asked.length = 0;
  return { server, cache };
}

test('a trip is there with all its answers and pictures', async () => {
  const { cache } = await taken();
  expect(new Set(await keptPaths())).toEqual(new Set(pages));
  expect(await answers()).toEqual(all('one'));
  expect(cache.paths('taken-along')).toEqual(picturesOf('one'));
});

describe('quiet renewal', () => {
  test('comes after a day, and replaces everything of the build before (B-713)', async () => {
    const { server, cache } = await taken(one, { takenAt: Date.now() - day - 1 });
    server.build = two;
    await lookAfterParcels();
    await expect.poll(answers).toEqual(all('two'));
    await rests();
    await expect.poll(() => cache.paths('taken-along')).toEqual(picturesOf('two'));
    await expect.poll(() => keptAnswer('["only one"]')).toBeUndefined();
    expect(await keptAnswer('["only two"]')).toBeDefined();
  });

  test('comes with a new build (B-713)', async () => {
    const { server } = await taken(one, { build: 'the one before' });
    server.build = two;
    await lookAfterParcels();
    await expect.poll(answers).toEqual(all('two'));
    await rests();
    expect(parcelOfId(trip.id)?.build).toBe('test');
  });

  test('does not come before, nor for whoever saves data (B-713)', async () => {
    const { server } = await taken();
    await lookAfterParcels();
    setParcel({ ...trip, askedAt: 0, takenAt: Date.now() - day - 1, build: 'before', isStopped: false });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await lookAfterParcels();
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
    await lookAfterParcels();
    await expect.poll(() => progress.getSnapshot()?.state).toBe('waiting');
    expect(new Set(await keptPaths())).toEqual(new Set(pages));
    const left = await answers();
    const kept = cache.paths('taken-along');
    for (const [place, page] of pages.entries()) {
      const build = left[place] === `${page} of two` ? 'two' : 'one';
      expect(left[place]).toBe(`${page} of ${build}`);
      expect(kept).toContain(`/plates${page}-${build}-768.avif`);
    }
    expect(isWhole(parcelOfId(trip.id) as Parcel)).toBe(true);
  });
});

test('what is taken off on its way leaves nothing, whatever was being written (B-709)', async () => {
  const cache = installCaches();
  const server = installAlongServer(one);
  const isHalf = new Promise<void>((resolve) => {
    server.onAsked = (path) => path.startsWith('/plates') && resolve();
  });
  takeAlong(trip);
  await isHalf;
  await remove(trip.id);
  expect([await keptPaths(), cache.paths('taken-along').size, parcels.getSnapshot()]).toEqual([[], 0, []]);
  expect(localStorage.getItem('takenAlong')).toBeNull();
});

test('a page that two trips have stays with the other (B-709)', async () => {
  await taken();
  takeAlong({ id: '/tour/hill', title: 'Hill', pages: ['/tour/marsh', '/faq'], bytes: 1 });
  await expect.poll(() => parcelOfId('/tour/hill')?.takenAt ?? 0).toBeGreaterThan(0);
  await rests();
  await remove(trip.id);
  expect(new Set(await keptPaths())).toEqual(new Set(['/faq', '/tour/marsh']));
});

test('stopped and at once gone on with, it goes on', async () => {
  installAlongServer(one);
  takeAlong(trip);
  stop(trip.id);
  resume(trip.id);
  await isTaken();
});

test('where storage refuses in the middle it stops, no page is half, and the visitor can go on (B-710)', async () => {
  const full = installCaches({ most: 3 });
  const server = installAlongServer(one);
  takeAlong(trip);
  await expect.poll(() => progress.getSnapshot()?.state).toBe('full');
  expect(parcelOfId(trip.id)).toMatchObject({ isStopped: true, takenAt: undefined });
  for (const path of await keptPaths()) expect(full.paths('taken-along')).toContain(`/plates${path}-one-768.avif`);
  server.asked.length = 0;
  goOn();
  await lookAfterParcels();
  expect(server.asked).toEqual([]);
  installCaches();
  resume(trip.id);
  await isTaken();
});

test('where storage cannot keep the mark nothing is fetched, and the asker is told', async () => {
  const server = installAlongServer(one);
  fillStorage();
  expect(takeAlong(trip)).toBe(false);
  expect([server.asked, parcels.getSnapshot()]).toEqual([[], []]);
});

test('what the browser has cleared is said once, is not fetched unasked, and comes back when asked for (B-710)', async () => {
  const { server } = await taken(one, { build: 'before' });
  await keepOnly(new Set());
  await lookAfterParcels();
  expect(server.asked).toEqual([]);
  const [notice, ...more] = noticeList.getSnapshot();
  expect([notice?.title, notice?.message, more]).toEqual([
    'Pages for the way are gone',
    'This browser has cleared what you took along: Marsh.',
    [],
  ]);
  notice?.action?.run();
  await expect.poll(async () => (await keptPaths()).length).toBe(pages.length);
});
