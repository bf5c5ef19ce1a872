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

const fields =
  '`q`, `offset`, `limit`, `page`, `hitsPerPage`, `attributesToRetrieve`, `attributesToCrop`, `cropLength`, `cropMarker`, `attributesToHighlight`, `highlightPreTag`, `highlightPostTag`, `filter`, `sort`, `facets`';

test.each<[body: unknown, code: string, message: string]>([
  [
    { q: ['doggo'] },
    'invalid_search_q',
    'Invalid value type at `.q`: expected a string, but found an array: `["doggo"]`',
  ],
  [
    { offset: 'doggo' },
    'invalid_search_offset',
    'Invalid value type at `.offset`: expected a positive integer, but found a string: `"doggo"`',
  ],
  [
    { limit: -1 },
    'invalid_search_limit',
    'Invalid value type at `.limit`: expected a positive integer, but found a negative integer: `-1`',
  ],
  [
    { page: 1.5 },
    'invalid_search_page',
    'Invalid value type at `.page`: expected a positive integer, but found a number: `1.5`',
  ],
  [
    { hitsPerPage: true },
    'invalid_search_hits_per_page',
    'Invalid value type at `.hitsPerPage`: expected a positive integer, but found a boolean: `true`',
  ],
  [
    { attributesToRetrieve: 'doggo' },
    'invalid_search_attributes_to_retrieve',
    'Invalid value type at `.attributesToRetrieve`: expected an array, but found a string: `"doggo"`',
  ],
  [
    { attributesToHighlight: ['name', 4] },
    'invalid_search_attributes_to_highlight',
    'Invalid value type at `.attributesToHighlight[1]`: expected a string, but found a positive integer: `4`',
  ],
  [
    { facets: ['doggo'] },
    'invalid_search_facets',
    'Invalid facet distribution: Pattern `doggo` is not filterable. Available filterable attributes patterns are: `activities, countries, destinations, difficulty, duration, featured, label, months, price, style, tier`.',
  ],
  [
    { sort: ['tier:asc'] },
    'invalid_search_sort',
    'Index `tours`: Attribute `tier` is not sortable. Available sortable attributes are: `duration, name, price`.',
  ],
  [
    { sort: ['price'] },
    'invalid_search_sort',
    'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `price`.',
  ],
  [{ doggo: 1 }, 'bad_request', `Unknown field \`doggo\`: expected one of ${fields}`],
  [JSON.parse('{"__proto__": 1}'), 'bad_request', `Unknown field \`__proto__\`: expected one of ${fields}`],
  [[], 'bad_request', 'Invalid value type: expected an object, but found an array: `[]`'],
  [null, 'bad_request', 'Invalid value type: expected an object, but found null'],
  [undefined, 'bad_request', 'Invalid value type: expected an object, but found null'],
  [
    { q: 'a'.repeat(513) },
    'invalid_search_q',
    'Invalid value at `.q`: expected at most 512 characters, but found 513.',
  ],
  [{ limit: 1001 }, 'invalid_search_limit', 'Invalid value at `.limit`: expected at most 1000, but found 1001.'],
  [
    { hitsPerPage: 1001 },
    'invalid_search_hits_per_page',
    'Invalid value at `.hitsPerPage`: expected at most 1000, but found 1001.',
  ],
])('%j is refused', (body, code, message) => {
  const error = refusal(() => engine.search('tours', body));
  expect(error.status).toBe(400);
  expect(error.toJSON()).toEqual({
    message,
    code,
    type: 'invalid_request',
    link: `https://docs.meilisearch.com/errors#${code}`,
  });
});

test.each<[code: string, body: object, message: string]>([
  [
    'invalid_search_crop_marker',
    { cropMarker: '…'.repeat(65) },
    'Invalid value at `.cropMarker`: expected at most 64 characters, but found 65.',
  ],
  [
    'invalid_search_highlight_pre_tag',
    { highlightPreTag: '<'.repeat(60_000) },
    'Invalid value at `.highlightPreTag`: expected at most 64 characters, but found 60000.',
  ],
  [
    'invalid_search_highlight_post_tag',
    { highlightPostTag: '>'.repeat(65) },
    'Invalid value at `.highlightPostTag`: expected at most 64 characters, but found 65.',
  ],
  [
    'invalid_search_attributes_to_highlight',
    { attributesToHighlight: Array.from({ length: 101 }, () => 'name') },
    'Invalid value at `.attributesToHighlight`: expected at most 100 names, but found 101.',
  ],
  [
    'invalid_search_attributes_to_retrieve',
    { attributesToRetrieve: ['slug', `name${'.a'.repeat(49)}`] },
    'Invalid value at `.attributesToRetrieve[1]`: expected at most 100 characters, but found 102.',
  ],
  [
    'invalid_search_filter',
    { filter: `price > ${'0'.repeat(60_000)}x` },
    'The filter has 60009 characters; at most 2048 are allowed.',
  ],
  [
    'invalid_search_filter',
    { filter: ['tier = mid', [`tier = ${'m'.repeat(1032)}`, 'tier = '.padEnd(1000, 'm')]] },
    'The filter has 2049 characters; at most 2048 are allowed.',
  ],
])('what is too long is refused: %s (B-156)', (code, body, message) => {
  expect(refusal(() => engine.search('tours', body)).toJSON()).toMatchObject({ message, code });
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
