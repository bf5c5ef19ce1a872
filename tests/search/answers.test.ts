import { expect, test } from 'vitest';
import type { SearchDocuments } from '#contract/search/search-documents.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import { smallSearch } from '#tests/support/search/small-search.ts';

const engine = smallSearch({
  tours: {
    mara: {
      name: 'Maasai Mara Safari',
      summary: 'Lions of the Mara.',
      description: 'One two three four five six seven Mara nine ten eleven twelve thirteen.',
      destinations: ['Maasai Mara', 'Lake Nakuru'],
      price: 450,
      months: [1, 2],
    },
    ...Object.fromEntries(Array.from({ length: 24 }, (_, number) => [`other-${number}`, { name: `Camp ${number}` }])),
  },
});
const first = (body: Record<string, unknown>) => engine.search('tours', { q: 'mara', ...body }).hits[0] ?? {};

test('limit and offset answer an estimate, page and hitsPerPage exact totals', () => {
  expect(engine.search('tours', { q: 'camp', offset: 20, limit: 10 })).toMatchObject({
    indexUid: 'tours',
    query: 'camp',
    offset: 20,
    limit: 10,
    estimatedTotalHits: 24,
    hits: Array.from({ length: 4 }, () => expect.anything()),
  });
  const paged = engine.search('tours', { q: 'camp', page: 3, hitsPerPage: 10 });
  expect(paged).toMatchObject({ page: 3, hitsPerPage: 10, totalHits: 24, totalPages: 3 });
  expect(paged.hits).toHaveLength(4);
  expect(paged).not.toHaveProperty('estimatedTotalHits');
  expect(engine.search('tours', { page: 2 })).toMatchObject({ page: 2, hitsPerPage: 20, totalHits: 25 });
});

test('nothing is beyond the last page, on page 0 or in pages of none', () => {
  for (const body of [{ page: 9 }, { page: 0 }, { hitsPerPage: 0 }, { offset: 1e9 }, { limit: 0 }]) {
    expect(engine.search('tours', body).hits, JSON.stringify(body)).toEqual([]);
  }
  expect(engine.search('tours', { hitsPerPage: 0 })).toMatchObject({ totalPages: 0, totalHits: 25 });
});

test('a hit has what a card shows unless something else is asked for', () => {
  expect(first({})).toMatchObject({ id: 'mara', price: 450 });
  expect(first({})).not.toHaveProperty('description');
  expect(first({})).not.toHaveProperty('_formatted');
  expect(first({ attributesToRetrieve: ['name', 'picture.src', 'description', 'nothing'] })).toEqual({
    name: 'Maasai Mara Safari',
    picture: { src: '/plate.webp' },
  });
  expect(first({ attributesToRetrieve: ['*'] })).toEqual(first({}));
  expect(first({ attributesToRetrieve: [] })).toEqual({});
});

test('_formatted marks what was typed and says numbers as text', () => {
  const hit = first({ q: 'masai mar', attributesToHighlight: ['*'] });
  expect(hit._formatted).toMatchObject({
    name: '<em>Maasai</em> <em>Mar</em>a Safari',
    summary: 'Lions of the <em>Mar</em>a.',
    destinations: ['<em>Maasai</em> <em>Mar</em>a', 'Lake Nakuru'],
    price: '450',
    months: ['1', '2'],
    featured: false,
  });
  expect(hit).toMatchObject({ name: 'Maasai Mara Safari', price: 450 });
});

test.each([
  ['sfaari', '<b>Safari</b> of Kenya’s “Café”', 'a misspelt word as a whole'],
  ['kenya safari', '<b>Safari</b> of <b>Kenya’s</b> “Café”', 'a possessive with its s'],
  ['caf', 'Safari of Kenya’s “<b>Caf</b>é”', 'a beginning up to where it was typed'],
  ['cafe', 'Safari of Kenya’s “<b>Café</b>”', 'accented letters'],
  ['"safari of kenyas"', '<b>Safari of Kenya’s</b> “Café”', 'a phrase in one'],
  ['safari elephant', '<b>Safari</b> of Kenya’s “Café”', 'what is there of it'],
])('“%s” is marked as %s: %s', (q, marked) => {
  const accented = smallSearch({ tours: { one: { name: 'Safari of Kenya’s “Café”' } } });
  const body = { q, attributesToHighlight: ['name'], highlightPreTag: '<b>', highlightPostTag: '</b>' };
  expect(accented.search('tours', body).hits[0]?._formatted).toMatchObject({ name: marked });
});

test('only the attributes named are marked, a path within them too', () => {
  const { _formatted } = first({ attributesToHighlight: ['summary', 'picture.alt'], attributesToRetrieve: ['name'] });
  expect(_formatted).toEqual({
    name: 'Maasai Mara Safari',
    summary: 'Lions of the <em>Mara</em>.',
    picture: { alt: '' },
  });
});

test.each<[crop: string, length: number | undefined, cut: string]>([
  ['summary:5', undefined, '…six seven Mara nine ten…'],
  ['summary', 4, '…six seven Mara nine…'],
  ['*:3', undefined, '…seven Mara nine…'],
  ['summary:1', undefined, '…Mara…'],
  ['summary:99', undefined, 'One two three four five six seven Mara nine ten eleven twelve thirteen.'],
  ['summary:0', undefined, 'One two three four five six seven Mara nine ten eleven twelve thirteen.'],
  ['summary:11', undefined, '…three four five six seven Mara nine ten eleven twelve thirteen.'],
])('cropped to %s around the word found', (crop, cropLength, cut) => {
  const long = smallSearch({
    tours: { one: { summary: 'One two three four five six seven Mara nine ten eleven twelve thirteen.' } },
  });
  const { hits } = long.search('tours', { q: 'mara', attributesToCrop: [crop], cropLength });
  expect(hits[0]?._formatted).toMatchObject({ summary: cut });
});

test('a crop is where most of the query is, and at the beginning when nothing is', () => {
  const summary =
    'A lake far away from all the others; then at last a lake called Nakuru is pink with flamingos every June.';
  const lakes = smallSearch({ tours: { one: { name: 'Nakuru lake', summary } } });
  const crop = (q: string) =>
    lakes.search('tours', { q, attributesToCrop: ['summary:6'], cropMarker: ' … ' }).hits[0]?._formatted;
  expect(crop('lake nakuru')).toMatchObject({ summary: ' … last a lake called Nakuru is … ' });
  expect(crop('')).toMatchObject({ summary: 'A lake far away from all … ' });
});

test('several queries are answered in their order', () => {
  const { results } = engine.multiSearch({
    queries: [
      { indexUid: 'places', q: 'x' },
      { indexUid: 'tours', q: 'mara', limit: 1 },
    ],
  });
  expect(results.map(({ indexUid, hits }) => [indexUid, hits.length])).toEqual([
    ['places', 0],
    ['tours', 1],
  ]);
});

test('an index is built when it is first asked, so that nobody waits for all of them', () => {
  const read: string[] = [];
  const none = { tours: [], group_tours: [], destinations: [], places: [], accommodations: [] };
  const documents = new Proxy<SearchDocuments>(none, {
    get: (all, uid: keyof SearchDocuments) => {
      read.push(uid);
      return all[uid];
    },
  });
  const fresh = createSearchEngine(documents);
  expect(read).toEqual([]);
  fresh.search('places', { q: 'mara' });
  fresh.search('places', { q: 'lake' });
  expect(read).toEqual(['places']);
});
