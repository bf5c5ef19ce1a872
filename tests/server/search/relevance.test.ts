import { expect, test } from 'vitest';
import { nairobiDay } from '#contract/calendar.ts';
import type { IndexUid } from '#contract/search-indexes.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { misspelt, travellerQueries } from '#tests/support/search/traveller-queries.ts';
import { demonstrationCatalogue, testClock } from '#tests/support/test-app.ts';

const catalogue = demonstrationCatalogue(testClock);
const engine = createSearchEngine(searchDocumentsOf(catalogue, ruledDepartures(catalogue, nairobiDay(testClock()))));
const hitsOf = (query: string, index: IndexUid) =>
  engine.search(index, { q: query, limit: 5 }).hits.map(({ id }) => String(id));

const wrong = travellerQueries.filter(([query, index, ...right]) => !right.includes(hitsOf(query, index)[0] ?? ''));
const report = () => wrong.map(([query, index]) => `${query} → ${hitsOf(query, index).join(', ') || 'nothing'}`);

test('of what travellers type, at least 95 % finds what they mean first (B-240)', () => {
  expect(travellerQueries.length).toBeGreaterThanOrEqual(120);
  expect(misspelt.length).toBeGreaterThanOrEqual(travellerQueries.length / 3);
  const share = 1 - wrong.length / travellerQueries.length;
  expect(share, report().join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('nothing that the catalogue can answer is answered with nothing', () => {
  expect(
    travellerQueries.filter(([query, index]) => hitsOf(query, index).length === 0).map(([query]) => query),
  ).toEqual([]);
});
