import { expect, test } from 'vitest';
import { createSearchService, mostSavedDocuments } from '#server/search/search-service.ts';
import { enlarged } from '#tests/support/load/large-catalogue.ts';
import { always, createTestApp, demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

test('a new day changes group tours and the version, and nothing else is made again', () => {
  const clock = { now: testClock() };
  const search = createSearchService({ catalogue: always(demonstrationCatalogue(testClock)), clock: () => clock.now });
  const before = search.snapshot();
  const find = () => search.engine().search('tours', { q: 'mara', limit: 1 }).hits;
  const found = find();
  clock.now = new Date(clock.now.getTime() + 40 * 24 * 60 * 60_000);
  const after = search.snapshot();
  expect(after?.documents.tours).toBe(before?.documents.tours);
  expect(after?.documents.group_tours).not.toEqual(before?.documents.group_tours);
  expect(after?.version).not.toBe(before?.version);
  expect(find()).toEqual(found);
});

test('what is too much for a device is offered to none', async () => {
  const small = demonstrationCatalogue(testClock);
  const { request, close } = await createTestApp({ catalogue: enlarged(small, mostSavedDocuments) });
  const refused = await request('/api/search-documents');
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 'not_found' });
  await close();
});
