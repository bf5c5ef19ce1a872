import { expect, test } from 'vitest';
import { SearchError } from '#search/search-error.ts';
import { smallSearch } from '#tests/support/search/small-search.ts';

/* Bodies and codes as Meilisearch 1.50 gives them (its own tests), and ours for what it does not limit. */

const engine = smallSearch({ tours: { mara: { name: 'Mara' } } });

function refusal(action: () => unknown): SearchError {
  try {
    action();
  } catch (error) {
    if (error instanceof SearchError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** What is said of a field that is refused, by its name. */
function expectRefused(body: object, field: string, said: string): void {
  const code = `invalid_search_${field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;
  const error = refusal(() => engine.search('tours', body));
  expect(error.status).toBe(400);
  expect(error.toJSON()).toEqual({
    message: said,
    code,
    type: 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  });
}

test.each<[field: string, value: unknown, expected: string, found: string, at?: string]>([
  ['q', ['doggo'], 'a string', 'an array: `["doggo"]`'],
  ['offset', 'doggo', 'a positive integer', 'a string: `"doggo"`'],
  ['limit', -1, 'a positive integer', 'a negative integer: `-1`'],
  ['page', 1.5, 'a positive integer', 'a number: `1.5`'],
  ['hitsPerPage', true, 'a positive integer', 'a boolean: `true`'],
  ['attributesToRetrieve', 'doggo', 'an array', 'a string: `"doggo"`'],
  ['attributesToHighlight', ['name', 4], 'a string', 'a positive integer: `4`', '[1]'],
])('%s of %j is refused', (field, value, expected, found, at = '') => {
  const said = `Invalid value type at \`.${field}${at}\`: expected ${expected}, but found ${found}`;
  expectRefused({ [field]: value }, field, said);
});

test.each<[field: string, value: unknown, most: string, found: string, at?: string]>([
  ['q', 'a'.repeat(513), '512 characters', '513'],
  ['limit', 1001, '1000', '1001'],
  ['hitsPerPage', 1001, '1000', '1001'],
  ['cropMarker', '…'.repeat(65), '64 characters', '65'],
  ['highlightPreTag', '<'.repeat(60_000), '64 characters', '60000'],
  ['highlightPostTag', '>'.repeat(65), '64 characters', '65'],
  ['attributesToHighlight', Array.from({ length: 101 }, () => 'name'), '100 names', '101'],
  ['attributesToRetrieve', ['slug', `name${'.a'.repeat(49)}`], '100 characters', '102', '[1]'],
])('a %s that is too long or too much is refused (B-156)', (field, value, most, found, at = '') => {
  const said = `Invalid value at \`.${field}${at}\`: expected at most ${most}, but found ${found}.`;
  expectRefused({ [field]: value }, field, said);
});

test.each<[filter: unknown, characters: number]>([
  [`price > ${'0'.repeat(60_000)}x`, 60_009],
  [['tier = mid', [`tier = ${'m'.repeat(1032)}`, 'tier = '.padEnd(1000, 'm')]], 2049],
])('a filter that is too long is refused (B-156)', (filter, characters) => {
  expectRefused({ filter }, 'filter', `The filter has ${characters} characters; at most 2048 are allowed.`);
});

test.each<[field: string, value: unknown, said: string]>([
  [
    'facets',
    ['doggo'],
    'Invalid facet distribution: Pattern `doggo` is not filterable. Available filterable attributes patterns are: `activities, countries, destinations, difficulty, duration, featured, label, months, price, style, tier`.',
  ],
  [
    'sort',
    ['tier:asc'],
    'Index `tours`: Attribute `tier` is not sortable. Available sortable attributes are: `duration, name, price`.',
  ],
  [
    'sort',
    ['price'],
    'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `price`.',
  ],
])('%s of %j is refused with what there is', (field, value, said) => {
  expectRefused({ [field]: value }, field, said);
});

const fields =
  '`q`, `offset`, `limit`, `page`, `hitsPerPage`, `attributesToRetrieve`, `attributesToCrop`, `cropLength`, `cropMarker`, `attributesToHighlight`, `highlightPreTag`, `highlightPostTag`, `filter`, `sort`, `facets`';

test.each<[body: unknown, message: string]>([
  [{ doggo: 1 }, `Unknown field \`doggo\`: expected one of ${fields}`],
  [JSON.parse('{"__proto__": 1}'), `Unknown field \`__proto__\`: expected one of ${fields}`],
  [[], 'Invalid value type: expected an object, but found an array: `[]`'],
  [null, 'Invalid value type: expected an object, but found null'],
  [undefined, 'Invalid value type: expected an object, but found null'],
])('the body %j is refused', (body, message) => {
  expect(refusal(() => engine.search('tours', body))).toMatchObject({ status: 400, code: 'bad_request', message });
});

test('null is as good as left out', () => {
  const body = { q: null, filter: null, facets: null, limit: null, attributesToRetrieve: null };
  expect(engine.search('tours', body).hits).toHaveLength(1);
});

test('an index that does not exist, and a name no index can have', () => {
  expect(refusal(() => engine.search('blog', {}))).toMatchObject({
    status: 404,
    code: 'index_not_found',
    message: 'Index `blog` not found.',
  });
  expect(refusal(() => engine.search('constructor', {}))).toMatchObject({ status: 404, code: 'index_not_found' });
  expect(refusal(() => engine.search('h é', {}))).toMatchObject({
    status: 400,
    code: 'invalid_index_uid',
    message:
      '`h é` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 512 bytes.',
  });
});

test('however long what is wrong is, the error that quotes it is short', () => {
  const long = 'é'.repeat(59_000);
  for (const search of [
    () => engine.search(long, {}),
    () => engine.multiSearch({ queries: [{ indexUid: long }] }),
    () => engine.multiSearch({ [long]: 1, queries: [] }),
    ...['filter', 'sort', 'facets', long].map((field) => () => engine.search('tours', { [field]: [long] })),
  ]) {
    expect(JSON.stringify(refusal(search)).length).toBeLessThan(2000);
  }
});

test.each<[body: unknown, code: string, message: RegExp]>([
  [{}, 'bad_request', /^Missing field `queries`$/],
  [{ queries: {} }, 'bad_request', /^Invalid value type at `\.queries`: expected an array, but found an object: `{}`$/],
  [{ federation: {}, queries: [] }, 'bad_request', /^Unknown field `federation`: expected one of `queries`$/],
  [{ queries: [{ q: 'x' }] }, 'missing_index_uid', /^Missing field `indexUid` inside `\.queries\[0\]`$/],
  [
    { queries: [{ indexUid: 'hé' }] },
    'invalid_index_uid',
    /^Invalid value at `\.queries\[0\]\.indexUid`: `hé` is not a valid index uid\./,
  ],
  [
    { queries: [{ indexUid: 'tours', q: 1 }] },
    'invalid_search_q',
    /^Invalid value type at `\.queries\[0\]\.q`: expected a string, but found a positive integer: `1`$/,
  ],
  [
    { queries: [{ indexUid: 'tours', doggo: 1 }] },
    'bad_request',
    /^Unknown field `doggo` inside `\.queries\[0\]`: expected one of `indexUid`, `q`/,
  ],
  [
    { queries: [{ indexUid: 'tours' }, { indexUid: 'blog' }] },
    'index_not_found',
    /^Inside `\.queries\[1\]`: Index `blog` not found\.$/,
  ],
  [
    { queries: [{ indexUid: 'tours', filter: 'many = 1' }] },
    'invalid_search_filter',
    /^Inside `\.queries\[0\]`: Index `tours`: Attribute `many` is not filterable\./,
  ],
  [
    { queries: Array.from({ length: 11 }, () => ({ indexUid: 'tours' })) },
    'bad_request',
    /^Invalid value at `\.queries`: expected at most 10 queries, but found 11\.$/,
  ],
])('the multi-search %j is refused as a whole', (body, code, message) => {
  const error = refusal(() => engine.multiSearch(body));
  expect(error).toMatchObject({ status: 400, code });
  expect(error.message).toMatch(message);
});
