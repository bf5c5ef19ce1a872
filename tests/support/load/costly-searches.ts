import fc from 'fast-check';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { indexUids } from '#contract/search/search-indexes.ts';
import { embeddedSearch } from '#server/search/search-access.ts';
import { costlyText, nonsense } from '#tests/support/load/costly-text.ts';

/* Searches that are to cost as much as a search can. */

export interface CostlyRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON, or as it is when it is a text. */
  body?: unknown;
  /** Of a form, in the place of a body: what makes one of a body that is in order. */
  form?: Endpoint;
  change?: (inOrder: unknown) => unknown;
}

const attributes = 'name price tier countries destinations months duration category facilities'.split(' ');
const misspelt =
  'serengetti kilimanjarro elefants migrattion zanzibarr nakurru ambosseli traditionall mountainns wilderbeest';
const words = [
  ...misspelt.split(' '),
  ...'lake a the safari national park x -camp "big five" gameparks maasaimara'.split(' '),
];
const wordyQuery = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }).map((some) => some.join(' '));
const query = fc.oneof(wordyQuery, costlyText(512), costlyText(60_000));

/** What looks like a number for as long as it can. */
const number = fc
  .record({
    unit: fc.constantFrom('0', '9', '.0', '0.', '1e', '+1', 'e9'),
    length: fc.constantFrom(10, 40, 41, 2000, 30_000, 60_000),
    end: fc.constantFrom('', 'x', '.', 'e', '"'),
  })
  .map(({ unit, length, end }) => unit.repeat(length / unit.length) + end);
const condition = fc
  .record({
    attribute: fc.constantFrom(...attributes),
    operator: fc.constantFrom(' = ', ' != ', ' > ', '<=', ' IN [', ' TO ', ' 1 TO ', ' EXISTS ', ' IS NOT EMPTY '),
    value: fc.oneof(number, costlyText(40), costlyText(2000), costlyText(60_000)),
  })
  .map(({ attribute, operator, value }) => attribute + operator + value);
const conditions = fc
  .record({ one: fc.oneof(condition, fc.constant('months > 1')), count: fc.integer({ min: 1, max: 200 }) })
  .map(({ one, count }) => Array.from({ length: Math.min(count, Math.ceil(2000 / one.length)) }, () => one));
const filter = fc.oneof(
  condition,
  costlyText(60_000),
  conditions,
  conditions.map((some) => [some]),
  conditions.map((some) => some.join(' OR ')),
  conditions.map((some) => `${'('.repeat(40)}${some.join(' AND ')}${')'.repeat(40)}`),
);
const manyNames = fc
  .record({
    name: fc.oneof(fc.constantFrom(...attributes), costlyText(100)),
    count: fc.constantFrom(90, 100, 1000, 4000),
  })
  .map(({ name, count }) => Array.from({ length: count }, (_, index) => `${name}.${index.toString(36)}`));
const deepName = fc
  .record({ name: fc.constantFrom(...attributes), depth: fc.constantFrom(5, 45, 1000, 25_000) })
  .map(({ name, depth }) => [name + '.a'.repeat(depth)]);
const names = fc.oneof(manyNames, deepName, fc.array(costlyText(30_000), { maxLength: 2 }));

/** Something costly in one place of a search: in several, the first that is refused would spare the others. */
const costlyField = fc.oneof(
  query.map((q) => ({ q })),
  filter.map((value) => ({ filter: value })),
  ...['attributesToRetrieve', 'attributesToHighlight', 'attributesToCrop', 'facets', 'sort'].map((name) =>
    names.map((value) => ({ [name]: value })),
  ),
  ...['cropMarker', 'highlightPreTag', 'highlightPostTag', 'limit'].map((name) =>
    fc.oneof(costlyText(64), costlyText(60_000)).map((value) => ({ [name]: value })),
  ),
);
const light = fc.record({
  q: fc.oneof(fc.constant(''), wordyQuery),
  limit: fc.constantFrom(10, 100),
  attributesToHighlight: fc.constantFrom(['*'], ['name', 'summary'], []),
  attributesToCrop: fc.constantFrom(['*:3'], ['summary:26'], []),
  facets: fc.constantFrom(['*'], ['countries']),
  matchingStrategy: fc.constantFrom('last', 'all'),
});
const search = fc.record({ light, costly: costlyField }).map((both) => ({ ...both.light, ...both.costly }));
/** Everything it can be asked for at once. */
const heavySearch = query.map((q) => ({
  q,
  limit: 100,
  facets: ['*'],
  attributesToHighlight: ['*'],
  attributesToCrop: ['*:5'],
  highlightPreTag: 'x'.repeat(64),
}));
const indexUid = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...indexUids) },
  { weight: 1, arbitrary: costlyText(60_000) },
);

const searchHeaders = { authorization: `Bearer ${embeddedSearch.key}`, 'content-type': 'application/json' };
export const posted = (
  path: string,
  body: unknown,
  headers: Record<string, string> = searchHeaders,
): CostlyRequest => ({
  method: 'POST',
  path,
  headers,
  body,
});

/** What once kept all others waiting, for as long as it is given here. */
export const formerlySlowRequests: readonly CostlyRequest[] = [
  // A number that is none, read anew from each of its digits: 1.6 s.
  ...['price > ', 'price = ', 'price IN [', 'price 1 TO '].map((start) =>
    posted('/api/search/multi-search', { queries: [{ indexUid: 'tours', filter: `${start}${'0'.repeat(60_000)}x` }] }),
  ),
  // Ten searches for ten misspelt words in one go: 90 ms.
  posted('/api/search/multi-search', {
    queries: Array.from({ length: 10 }, (_, index) => ({
      indexUid: indexUids[index % indexUids.length],
      q: misspelt,
      limit: 100,
      facets: ['*'],
      attributesToHighlight: ['*'],
      attributesToCrop: ['*:5'],
    })),
  }),
  // A tag longer than what it marks, in an answer of 5 MB: 66 ms.
  posted('/api/search/indexes/tours/search', {
    q: 'a safari in kenya and tanzania lake',
    limit: 100,
    attributesToHighlight: ['*'],
    highlightPreTag: 'x'.repeat(60_000),
  }),
  // A way into a document that nothing leads along, followed for every hit: 68 ms.
  posted('/api/search/indexes/places/search', {
    q: '',
    limit: 100,
    attributesToRetrieve: [`name${'.a'.repeat(30_000)}`],
  }),
];

export const searchRequests: fc.Arbitrary<CostlyRequest> = fc.oneof(
  fc
    .record({
      costly: fc.record({ indexUid, asked: search }),
      heavy: fc.array(fc.record({ indexUid: fc.constantFrom(...indexUids), asked: heavySearch }), { maxLength: 9 }),
    })
    .map(({ costly, heavy }) =>
      posted('/api/search/multi-search', {
        queries: [...heavy, costly].map((one) => ({ ...one.asked, indexUid: one.indexUid })),
      }),
    ),
  fc
    .record({ uid: fc.constantFrom(...indexUids), asked: fc.oneof(search, heavySearch, nonsense) })
    .map(({ uid, asked }) => posted(`/api/search/indexes/${uid}/search`, asked)),
  fc
    .record({ path: fc.constantFrom('/multi-search', '/indexes/tours/search'), body: nonsense })
    .map(({ path, body }) => posted(`/api/search${path}`, body)),
);
