import { expect, onTestFinished, test } from 'vitest';
import { getSearchDocuments, type SearchSnapshot } from '#contract/search-endpoints.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { createTestApp, smallCatalogue, type TestAppOptions } from '#tests/support/test-app.ts';

const today = '2026-11-20';
const catalogue = smallCatalogue();
const small = () => searchDocumentsOf(catalogue, ruledDepartures(catalogue, today));

async function snapshotOf(options: TestAppOptions = {}): Promise<SearchSnapshot> {
  const app = await createTestApp(options);
  onTestFinished(() => app.close());
  const response = await app.request(`/api${getSearchDocuments.path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchSnapshot;
}

test('every record of the five collections is a document with an id Meilisearch accepts', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { documents } = await snapshotOf();
  const { tours, groupTours, destinations, places, accommodations } = app.catalogue;
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

test('the version changes when a document does, and the day alone changes only group tours', async () => {
  const first = await snapshotOf({ catalogue: smallCatalogue() });
  expect((await snapshotOf({ catalogue: smallCatalogue() })).version).toBe(first.version);
  const later = await snapshotOf({ catalogue: smallCatalogue(), clock: () => new Date('2026-12-04T09:00:00Z') });
  expect(later.version).not.toBe(first.version);
  expect(later.documents.group_tours[0]?.nextDeparture).toBe('2027-01-01');
  expect({ ...later.documents, group_tours: [] }).toEqual({ ...first.documents, group_tours: [] });
});

test('a running server makes new documents when the day changes', async () => {
  let now = new Date('2026-12-03T20:59:00Z');
  const app = await createTestApp({ catalogue: smallCatalogue(), clock: () => now });
  onTestFinished(() => app.close());
  const next = async () => {
    const { documents } = (await (await app.request('/api/search-documents')).json()) as SearchSnapshot;
    return documents.group_tours[0]?.nextDeparture;
  };
  expect(await next()).toBe('2026-12-04');
  now = new Date('2026-12-03T21:00:00Z');
  expect(await next()).toBe('2027-01-01');
});

test('documents a device already has are confirmed with 304', async () => {
  const app = await createTestApp({ catalogue: smallCatalogue() });
  onTestFinished(() => app.close());
  const tag = (await app.request('/api/search-documents')).headers.get('etag') ?? '';
  const again = await app.request('/api/search-documents', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('browsers are told to search the embedded engine unless the settings name a Meilisearch', async () => {
  const settingsOf = async (options: TestAppOptions) => {
    const app = await createTestApp({ catalogue: smallCatalogue(), ...options });
    onTestFinished(() => app.close());
    return (await app.request('/api/search-settings')).json();
  };
  expect(await settingsOf({})).toEqual({ host: '/api/search', key: expect.stringMatching(/./) });
  const searchAccess = { host: 'https://search.example.com', key: 'abc' };
  expect(await settingsOf({ searchAccess })).toEqual(searchAccess);
});
