import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { GroupTourDocument } from '#contract/search/search-documents.ts';
import type { SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { createDepartureBoard, ruledDepartures } from '#server/group-tours/departure-board.ts';
import { departuresToIndex } from '#server/search/indexing/departures-to-index.ts';
import { embeddedSearch } from '#server/search/search-access.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { type DepartureDesk, openDepartureDesk } from '#tests/support/desk/departure-desk.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestApp, demonstrationCatalogue, smallCatalogue, testClock, testNow } from '#tests/support/test-app.ts';

/* The small catalogue's tour leaves each first Friday of a month, three days at $600: each of two pays $742 in all. */

const december = 'marsh-together-2026-12-04';

/** What the promise says, in milliseconds of a real clock. */
const soon = { timeout: 5000, interval: 100 };

type Asked = Pick<DepartureDesk['visitors'], 'request'>;

async function search(visitors: Asked, body: object): Promise<GroupTourDocument[]> {
  const path = `${embeddedSearch.host}/indexes/group_tours/search`;
  const response = await visitors.request(path, jsonPost(body, { authorization: `Bearer ${embeddedSearch.key}` }));
  expect(response.status).toBe(200);
  return (await response.json()).hits;
}

const found = async (visitors: Asked): Promise<GroupTourDocument | undefined> =>
  (await search(visitors, { q: 'marsh together' }))[0];

onEveryEngine((engine) => {
  test('a date that is cancelled is the next date of no hit within five seconds (B-580)', async () => {
    const desk = await openDepartureDesk(engine);
    expect(await found(desk.visitors)).toMatchObject({ nextDeparture: '2026-12-04' });
    await desk.cancel(december);
    await expect.poll(() => found(desk.visitors), soon).toMatchObject({ nextDeparture: '2027-01-01' });
  });

  test('an added date is found by its month and told with its price, and so is another price', async () => {
    const rule = { every: 'month' as const, weekday: 5, months: [1, 12] };
    const desk = await openDepartureDesk(engine, { rule });
    const inMarch = () => search(desk.visitors, { q: '', filter: ['"months"=3'] });
    expect(await inMarch()).toEqual([]);
    expect(await found(desk.visitors)).toMatchObject({ price: 742, tourPrice: 600 });
    const added = { tour: 'marsh-together', startDate: '2027-03-02', priceOverride: 500 };
    expect((await desk.request('POST', '/departures', added)).status).toBe(201);
    const cheaper = expect.objectContaining({ nextDeparture: '2026-12-04', tourPrice: 500, priceMonth: 3 });
    await expect.poll(inMarch, soon).toEqual([cheaper]);
    await desk.change('marsh-together-2027-01-01', { priceOverride: 450 });
    await expect.poll(() => found(desk.visitors), soon).toMatchObject({ tourPrice: 450, priceMonth: 1 });
    expect((await found(desk.visitors))?.price).toBeLessThan(742);
  });

  test('what another server changed is found as well, and by a device that saves everything', async () => {
    const desk = await openDepartureDesk(engine);
    const { store } = desk;
    const other = await createTestApp({ catalogue: smallCatalogue(), store, demonstration: false });
    const saved = (): Promise<SearchSnapshot> => other.read('/api/search-documents');
    const before = await saved();
    expect(before.documents.group_tours[0]?.nextDeparture).toBe('2026-12-04');
    await desk.cancel(december);
    await expect.poll(() => found(other), soon).toMatchObject({ nextDeparture: '2027-01-01' });
    const after = await saved();
    expect(after.documents.group_tours[0]?.nextDeparture).toBe('2027-01-01');
    expect(after.version).not.toBe(before.version);
  });
});

test('seats that are sold change nothing a device has saved', async () => {
  const desk = await openDepartureDesk();
  const saved = async () => (await desk.visitors.request('/api/search-documents')).headers.get('etag');
  const before = await saved();
  await desk.change(december, { sold: 1 });
  await wait(1100);
  expect(await saved()).toBe(before);
});

test('without a store group tours are found as the rules propose them', async () => {
  const app = await createTestApp({ catalogue: smallCatalogue(), store: failingStore() });
  expect(await found(app)).toMatchObject({ nextDeparture: '2026-12-04', price: 742 });
});

test('a store that stops answering is not waited for: search goes on with what it had, less what has left', async () => {
  const { store, time, cancel } = await openDepartureDesk();
  const clock = () => time.now;
  const catalogue = smallCatalogue();
  const board = createDepartureBoard({ catalogue: () => catalogue, store, clock });
  let revision = board.revision;
  const search = createSearchService({
    catalogue: () => catalogue,
    clock,
    board: { ...board, revision: () => revision() },
  });
  const next = async () => {
    await search.followDepartures();
    return search.snapshot()?.documents.group_tours[0]?.nextDeparture;
  };
  await cancel(december);
  expect(await next()).toBe('2027-01-01');
  revision = () => new Promise<never>(() => {});
  await wait(1100);
  const before = performance.now();
  for (let asked = 0; asked < 20; asked += 1) expect(await next()).toBe('2027-01-01');
  expect(performance.now() - before).toBeLessThan(1000);
  time.now = new Date('2027-01-01T09:00:00Z');
  expect(await next()).toBe('2027-02-05');
});

test('group tours made anew are found as an index made from the beginning finds them', () => {
  const catalogue = demonstrationCatalogue(testClock);
  const clock = { now: testNow };
  const search = createSearchService({ catalogue: () => catalogue, clock: () => clock.now });
  const ask = () => search.engine().search('group_tours', { q: 'gorillas nile', attributesToHighlight: ['name'] });
  const before = ask().hits;
  clock.now = new Date('2026-12-20T09:00:00Z');
  const after = ask().hits;
  expect(after.map((hit) => hit.nextDeparture)).not.toEqual(before.map((hit) => hit.nextDeparture));
  const fresh = createSearchEngine(searchDocumentsOf(catalogue, ruledDepartures(catalogue, '2026-12-20')));
  const { hits } = fresh.search('group_tours', { q: 'gorillas nile', attributesToHighlight: ['name'] });
  expect(after).toEqual(hits);
});

test('the indexes of Meilisearch are made of the same departures', async () => {
  const folder = temporaryFolder();
  const desk = await openDepartureDesk({ ...sqlite, open: () => sqlite.open(folder) });
  await desk.cancel(december);
  const catalogue = smallCatalogue();
  const indexed = await departuresToIndex(catalogue, { dataDir: folder }, testNow);
  expect(indexed.store).toBe('sqlite');
  expect(searchDocumentsOf(catalogue, indexed.departures).group_tours[0]?.nextDeparture).toBe('2027-01-01');
  const none = await departuresToIndex(catalogue, { dataDir: `${folder}/none` }, testNow);
  expect(none.store).toBeUndefined();
  expect(searchDocumentsOf(catalogue, none.departures).group_tours[0]?.nextDeparture).toBe('2026-12-04');
});
