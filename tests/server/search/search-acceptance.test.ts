import { beforeAll, expect, test } from 'vitest';
import type { IndexUid } from '#contract/search-indexes.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import { ruledDepartures } from '#server/group-tours/departure-board.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';
import { createTestApp } from '#tests/support/test-app.ts';

/* What visitors type, misspelt as they type it, against the demonstration's own records. */

let engine: SearchEngine;

beforeAll(async () => {
  const app = await createTestApp();
  engine = createSearchEngine(searchDocumentsOf(app.catalogue, ruledDepartures(app.catalogue, '2026-11-20')));
  await app.close();
});

function firstHits(uid: IndexUid, q: string): unknown[] {
  return engine.search(uid, { q, limit: 10 }).hits.map(({ slug }) => slug);
}

/** A query, the group it is about, and the records of which one must come first or second there. */
const wanted: readonly [q: string, uid: IndexUid, slugs: readonly string[]][] = [
  ['masai', 'destinations', ['maasai-mara']],
  ['masai', 'tours', ['masai-mara-safari']],
  ['maasai mara', 'destinations', ['maasai-mara']],
  ['maasai mara', 'tours', ['masai-mara-safari']],
  ['masai mara', 'tours', ['masai-mara-safari']],
  ['serengt', 'destinations', ['serengeti']],
  ['serengt', 'tours', ['kenya-tanzania-9-day']],
  ['ambosli', 'destinations', ['amboseli']],
  ['ambosli', 'tours', ['amboseli-tour']],
  ['ambosli', 'group_tours', ['amboseli-elephant-weekend']],
  ['gorila treking', 'tours', ['gorillas-bwindi-fly-in']],
  ['gorila treking', 'group_tours', ['gorillas-and-nile']],
  ['gorila treking', 'destinations', ['bwindi', 'volcanoes']],
  ['game drive', 'tours', ['masai-mara-safari', 'mara-nakuru-4-day', 'amboseli-tour', 'classic-kenya-7-day']],
  ['game drive', 'group_tours', ['amboseli-elephant-weekend']],
  ['kili', 'destinations', ['amboseli']],
  ['kili', 'tours', ['amboseli-tour']],
  ['kili', 'accommodations', ['kibo-acacia-lodge']],
  ['nakru flamingo', 'destinations', ['lake-nakuru']],
  ['nakru flamingo', 'tours', ['nakuru-naivasha-escape', 'mara-nakuru-4-day']],
  ['nakru flamingo', 'places', ['baboon-cliff']],
  ['balloon', 'destinations', ['maasai-mara']],
  ['snorkeling', 'destinations', ['diani', 'zanzibar']],
  ['honeymoon', 'tours', ['mara-fly-in-conservancy']],
  ['solo', 'tours', ['masai-mara-safari']],
  ['chimps', 'destinations', ['ol-pejeta']],
  ['best gorilla trekking', 'tours', ['gorillas-bwindi-fly-in']],
  ['where is the masai mara', 'destinations', ['maasai-mara']],
];

test.each(wanted)('“%s” has the right record first or second in %s', (q, uid, slugs) => {
  const hits = firstHits(uid, q);
  expect(
    hits.slice(0, 2).some((slug) => slugs.includes(String(slug))),
    `${uid} found ${hits.slice(0, 5).join(', ')}`,
  ).toBe(true);
});

test('a word while it is typed keeps finding what it will be', () => {
  for (const typed of ['ser', 'sere', 'seren', 'sereng', 'serenge', 'serenget', 'serengeti', 'serengt', 'srengeti']) {
    expect(firstHits('destinations', typed).slice(0, 2), typed).toContain('serengeti');
  }
  for (const typed of ['kilimnj', 'kilimanjaro', 'kilimanj']) {
    expect(firstHits('destinations', typed).slice(0, 2), typed).toContain('amboseli');
  }
});

test('what is not there is not found', () => {
  for (const q of ['xylophone', 'antarctica']) {
    for (const uid of ['tours', 'group_tours', 'destinations', 'places', 'accommodations'] as const) {
      expect(firstHits(uid, q), `${q} in ${uid}`).toEqual([]);
    }
  }
});
