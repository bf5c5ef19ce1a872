import { expect, test } from 'vitest';
import { officeDay } from '#contract/calendar/calendar.ts';
import { type IndexUid, indexUids } from '#contract/search/search-indexes.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { misspelt, travellerQueries } from '#tests/support/search/traveller-queries.ts';
import { demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

const catalogue = demonstrationCatalogue(testClock);
const engine = createSearchEngine(searchDocumentsOf(catalogue, ruledDepartures(catalogue, officeDay(testClock()))));
const hitsOf = (query: string, index: IndexUid) =>
  engine.search(index, { q: query, limit: 5 }).hits.map(({ id }) => String(id));

/** What is asked and does not have the right record among its first hits. */
const wrongAmong = (first: number) =>
  travellerQueries
    .filter(
      ([query, index, ...right]) =>
        !hitsOf(query, index)
          .slice(0, first)
          .some((id) => right.includes(id)),
    )
    .map(([query, index]) => `${query} → ${hitsOf(query, index).join(', ') || 'nothing'}`);

test('of what travellers type, at least 95 % finds what they mean first, and all of it first or second (B-240)', () => {
  expect(travellerQueries.length).toBeGreaterThanOrEqual(120);
  expect(misspelt.length).toBeGreaterThanOrEqual(travellerQueries.length / 3);
  const wrong = wrongAmong(1);
  expect(1 - wrong.length / travellerQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  expect(wrongAmong(2)).toEqual([]);
});

test.each(['kids', 'with kids', 'family', 'with children', 'family safari', 'kids safari'])(
  'who comes with children is led to nothing that is closed to them: %s (B-240)',
  (query) => {
    const { tours, groupTours, destinations } = catalogue;
    const [tour = '', group = '', destination = ''] = (['tours', 'group_tours', 'destinations'] as const).map(
      (index) => hitsOf(query, index)[0],
    );
    expect(tours.get(tour)?.record.minAge, tour).toBeLessThanOrEqual(8);
    expect(groupTours.get(group)?.record.minAge, group).toBeLessThanOrEqual(8);
    const leads = [...tours.values()].filter(({ record }) =>
      record.itinerary.some(({ destinationId }) => destinationId === destination),
    );
    expect(destinations.has(destination), query).toBe(true);
    expect(Math.min(...leads.map(({ record }) => record.minAge)), destination).toBeLessThanOrEqual(8);
  },
);

test.each([
  ['serengeti', ['ser', 'sere', 'seren', 'sereng', 'serenge', 'serenget', 'serengeti', 'serengt', 'srengeti']],
  ['amboseli', ['kilimnj', 'kilimanjaro', 'kilimanj']],
])('a word while it is typed keeps finding what it will be: %s', (id, typed) => {
  for (const q of typed) expect(hitsOf(q, 'destinations').slice(0, 2), q).toContain(id);
});

test.each(['xylophone', 'antarctica'])('what is not there is not found: %s', (q) => {
  for (const index of indexUids) expect(hitsOf(q, index), index).toEqual([]);
});
