import { expect, test } from 'vitest';
import { getSearchDocuments, type SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { createSearchService, mostSavedDocuments } from '#server/search/search-service.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { tour } from '#tests/support/content/small-content-files.ts';
import { enlarged } from '#tests/support/load/large-catalogue.ts';
import { smallContent } from '#tests/support/small-content.ts';
import {
  always,
  demonstrationCatalogue,
  smallCatalogue,
  type TestApp,
  type TestAppOptions,
  testClock,
} from '#tests/support/test-app.ts';

const today = '2026-11-20';
const catalogue = smallCatalogue();
const small = () => searchDocumentsOf(catalogue, ruledDepartures(catalogue, today));

const snapshotOf = (app: TestApp): Promise<SearchSnapshot> => app.read(`/api${getSearchDocuments.path}`);

test('every record of the five collections is a document with an id Meilisearch accepts', async () => {
  const catalogue = demonstrationCatalogue(testClock);
  const { documents } = await snapshotOf(await openTestApp({ catalogue }));
  const { tours, groupTours, destinations, places, accommodations } = catalogue;
  const expected = { tours, group_tours: groupTours, destinations, places, accommodations };
  for (const [index, collection] of Object.entries(expected)) {
    const ids = documents[index as keyof typeof expected].map(({ id }) => id);
    expect(ids, index).toEqual([...collection.keys()]);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,511}$/);
  }
});

test('a tour knows the names of where it goes, what is done, its days and its good months', () => {
  expect(small().tours.find(({ slug }) => slug === 'marsh-and-island')).toMatchObject({
    name: 'Marsh and island',
    description: 'A paragraph',
    countries: ['Kenya', 'Tanzania'],
    destinations: ['Marsh', 'Island Café'],
    activities: ['Canoe at dawn'],
    days: ['Day 1', 'Day 2', 'Day 3', 'Day 4'],
    suits: ['Everyone'],
    terms: ['4 day safari', '4 days', 'Christmas', 'festive season', 'July', 'August'],
    months: [7, 8],
    featured: true,
  });
});

test('a group tour knows its next departure, the months it leaves in and the whole trip of a departure, but no seats', () => {
  const [together] = small().group_tours;
  expect(together).toMatchObject({
    nextDeparture: '2026-12-04',
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    // 2 × 600 with tax and fee, 2 × 3 × 15; each of two.
    price: 742,
    tourPrice: 600,
    kenyaPrice: 80_000,
    guaranteed: false,
  });
  expect(JSON.stringify(together)).not.toMatch(/seat|booked/i);
});

test('a destination knows its places, its animals and what can be done there, a place and a stay where they are', () => {
  const { destinations, places, accommodations } = small();
  expect(destinations[0]).toMatchObject({
    countries: ['Kenya'],
    places: ['Old Museum', 'Reed Hide'],
    activities: ['Canoe at dawn'],
    wildlife: ['Elephant', 'Wild dog'],
    _geo: { lat: -2.6, lng: 37.2 },
  });
  for (const located of [...places, ...accommodations]) {
    expect(located).toMatchObject({ destination: 'Marsh', destinationSlug: 'marsh', countries: ['Kenya'] });
  }
  expect(accommodations[0]?.price).toBe(180);
});

test('a new day changes group tours and the version, and makes nothing else again', () => {
  const clock = { now: testClock() };
  const search = createSearchService({ catalogue: always(demonstrationCatalogue(testClock)), clock: () => clock.now });
  const before = search.snapshot();
  const find = () => search.engine().search('tours', { q: 'mara', limit: 1 }).hits;
  const found = find();
  expect(search.snapshot()?.version).toBe(before?.version);
  clock.now = new Date(clock.now.getTime() + 40 * 24 * 60 * 60_000);
  const after = search.snapshot();
  expect(after?.documents).toEqual({ ...before?.documents, group_tours: expect.anything() });
  expect(after?.documents.tours).toBe(before?.documents.tours);
  expect(after?.documents.group_tours).not.toEqual(before?.documents.group_tours);
  expect(after?.version).not.toBe(before?.version);
  expect(find()).toEqual(found);
});

test('a tour that changes leaves all documents but those of tours the very same, on which their indexes stand (B-774)', () => {
  const files = smallContent();
  let catalogue = smallCatalogue(files);
  const search = createSearchService({ catalogue: () => catalogue, clock: testClock });
  const before = search.snapshot()?.documents;
  catalogue = smallCatalogue({ ...files, [tour]: { ...(files[tour] as object), name: 'Marsh morning' } });
  const after = search.snapshot()?.documents;
  expect(after?.tours.map(({ name }) => name)).toContain('Marsh morning');
  expect(after?.tours).not.toEqual(before?.tours);
  for (const kind of ['destinations', 'places', 'accommodations'] as const) expect(after?.[kind]).toBe(before?.[kind]);
  expect(search.engine().search('tours', { q: 'morning' }).hits).toHaveLength(1);
});

test('a running server makes new documents when the day changes', async () => {
  let now = new Date('2026-12-03T20:59:00Z');
  const app = await openTestApp({ clock: () => now });
  const next = async () => (await snapshotOf(app)).documents.group_tours[0]?.nextDeparture;
  expect(await next()).toBe('2026-12-04');
  now = new Date('2026-12-03T21:00:00Z');
  expect(await next()).toBe('2027-01-01');
});

test('documents a device already has are confirmed with 304', async () => {
  const app = await openTestApp();
  const tag = (await app.request('/api/search-documents')).headers.get('etag') ?? '';
  const again = await app.request('/api/search-documents', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('what is too much for a device is offered to none', async () => {
  const catalogue = enlarged(demonstrationCatalogue(testClock), mostSavedDocuments);
  const refused = await (await openTestApp({ catalogue })).request('/api/search-documents');
  expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'not_found' }]);
});

test('browsers are told to search the embedded engine unless the settings name a Meilisearch', async () => {
  const settingsOf = async (options: TestAppOptions) => (await openTestApp(options)).read('/api/search-settings');
  expect(await settingsOf({})).toEqual({ host: '/api/search', key: expect.stringMatching(/./) });
  const searchAccess = { host: 'https://search.example.com', key: 'abc' };
  expect(await settingsOf({ searchAccess })).toEqual(searchAccess);
});
