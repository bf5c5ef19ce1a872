import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { checkContent, loadSoundCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { mapsOf } from '#server/content/catalogue/loading/map-cache.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import type { ReadRecords } from '#server/content/catalogue/records/read-content.ts';
import { filesBelow, withChanges } from '#server/content/files/content-files.ts';
import { builtWords } from '#server/content/live/built-words.ts';
import { createCatalogueReader } from '#server/content/live/read-catalogue.ts';
import { marksOf, receivedContent } from '#server/content/live/sent-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClock, testNow } from '#tests/support/test-app.ts';

/* However many records there are, the change of one costs what that one costs: counted, not timed. */

const file = 'tours/classic-kenya-7-day.json';

function demonstration() {
  const folder = temporaryFolder();
  cpSync(testedContent, folder, { recursive: true });
  const tour: TourFile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { folder, tour, options: { clock: testClock, site: readSite(folder, { isDemonstration: true }) } };
}

/** What of a content or a catalogue was not there before, by its slug. */
const newIn = (lists: object, before: object) => {
  const known = new Set(Object.values(before).flat());
  return Object.values(lists)
    .flat()
    .filter((one) => !known.has(one))
    .map(({ slug }) => slug);
};

test('a draft is checked by reading it alone: all other records are as they were read before (B-774)', () => {
  const { folder, tour, options } = demonstration();
  const read: string[] = [];
  const below = filesBelow(folder);
  const noted = (path: string) => {
    read.push(path);
    return below.read(path);
  };
  const files = { ...below, stamp: () => 'as it was', read: noted };
  const known: ReadRecords = new Map();
  const first = checkContent(files, { ...options, known });
  expect(read.length).toBeGreaterThan(150);
  read.length = 0;
  const draft = JSON.stringify({ ...tour, summary: 'Another summary of it' });
  const second = checkContent(withChanges(files, new Map([[file, draft]])), { ...options, known });
  expect(read).toEqual([]);
  expect(newIn(second.shown, first.shown)).toEqual([tour.slug]);
});

test('of a published record one text, one record and one map go to the server, which makes one card anew (B-774)', () => {
  const { folder, tour, options } = demonstration();
  const { found: catalogue, content, texts } = loadSoundCatalogue(folder, options);
  const reader = createCatalogueReader({
    folder,
    site: options.site,
    photographs: { originals: join(folder, 'photos'), cacheFolder: join(folder, '.made'), siteFolder: undefined },
    served: undefined,
    texts,
    made: catalogue.photographs,
    words: builtWords(folder),
  });
  const [, second] = tour.routePoints;
  if (second !== undefined) second.name = 'Elsewhere';
  writeFileSync(join(folder, file), JSON.stringify({ ...tour, name: 'Another name' }));
  const held = {
    records: new Set(marksOf(content)),
    maps: new Set(mapsOf(content).map(({ key }) => key)),
  };
  const reading = structuredClone(reader.read(testNow, held));
  if (!('read' in reading)) throw new Error(JSON.stringify(reading.problems));
  const sent = Object.values(reading.read.content).flat();
  expect(sent.flatMap((one) => (typeof one === 'string' ? [] : [one]))).toMatchObject([{ name: 'Another name' }]);
  expect([...reading.read.texts.keys()]).toEqual([file]);
  expect(reading.read.maps).toHaveLength(1);

  const received = receivedContent(reading.read.content, content);
  expect(newIn(received, content)).toEqual([tour.slug]);
  const { tours, groupTours, destinations, places, accommodations, activities, posts, inspirations } = buildCatalogue(
    received,
    catalogue.photographs,
  );
  const cards = { tours, groupTours, destinations, places, accommodations, activities, posts, inspirations };
  const cardsOf = (of: object) =>
    Object.values(of).flatMap((entries) => [...entries.values()].map(({ summary }) => summary));
  const before = Object.fromEntries(Object.keys(cards).map((kind) => [kind, Reflect.get(catalogue, kind)]));
  expect(newIn([cardsOf(cards)], [cardsOf(before)])).toEqual([tour.slug]);
});
