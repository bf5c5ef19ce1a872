import { expect, test } from 'vitest';
import { idsOf, smallSearch } from '#tests/support/search/small-search.ts';

const engine = smallSearch({
  tours: {
    mara: {
      countries: ['Kenya'],
      price: 450,
      duration: 3,
      tier: 'mid',
      label: 'MOST POPULAR',
      months: [1, 7],
      featured: true,
    },
    crater: {
      countries: ['Tanzania'],
      price: 900,
      duration: 5,
      tier: 'luxury',
      months: [6],
      destinations: ['Côte d’Azur'],
    },
    both: { countries: ['Kenya', 'Tanzania'], price: 1600, duration: 9, tier: 'mid', label: '', months: [] },
  },
});
const found = (filter: unknown) => idsOf(engine, 'tours', { filter });

test.each<[filter: unknown, ids: string[]]>([
  ['countries = Kenya', ['mara', 'both']],
  ['countries=kenya', ['mara', 'both']],
  ['"countries" = " KENYA "', ['mara', 'both']],
  ["countries = 'Kenya'", ['mara', 'both']],
  ['countries != Kenya', ['crater']],
  ['label != "MOST POPULAR"', ['crater', 'both']],
  ['price = 450', ['mara']],
  ['price = 450.0', ['mara']],
  ['price > 450', ['crater', 'both']],
  ['price>=450', ['mara', 'crater', 'both']],
  ['price < 900', ['mara']],
  ['price <= 900', ['mara', 'crater']],
  ['price 450 TO 900', ['mara', 'crater']],
  ['"price" 451 TO 9e2', ['crater']],
  ['price > many', []],
  ['tier > luxury', ['mara', 'both']],
  ['months = 7', ['mara']],
  ['months > 5', ['mara', 'crater']],
  ['featured = true', ['mara']],
  ['destinations = "côte d’azur"', ['crater']],
  ['destinations = "cote d’azur"', []],
  ['', ['mara', 'crater', 'both']],
  [[], ['mara', 'crater', 'both']],
  [null, ['mara', 'crater', 'both']],
  [['countries = Kenya', 'duration > 3'], ['both']],
  [
    ['"price">=100', ['"countries"="Tanzania"', '"label"="MOST POPULAR"']],
    ['mara', 'crater', 'both'],
  ],
  [
    [['"tier"="luxury"', '"duration"=9'], 'countries = Tanzania'],
    ['crater', 'both'],
  ],
  [
    [[], ''],
    ['mara', 'crater', 'both'],
  ],
])('%j lets %j through', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test('quotes, backslashes and names from Object’s prototype are only text', () => {
  const odd = smallSearch({ tours: { quoted: { label: 'The "big\\small"' }, other: { label: '__proto__' } } });
  expect(idsOf(odd, 'tours', { filter: String.raw`label = "The \"big\\small\""` })).toEqual(['quoted']);
  expect(idsOf(odd, 'tours', { filter: 'label = __proto__' })).toEqual(['other']);
  expect(odd.search('tours', { facets: ['label'] }).facetDistribution?.label).toHaveProperty('__proto__', 1);
});

test('a filter holds for a query as well', () => {
  const named = smallSearch({ tours: { a: { name: 'Mara', price: 1 }, b: { name: 'Mara', price: 2 } } });
  expect(idsOf(named, 'tours', { q: 'mara', filter: 'price = 2' })).toEqual(['b']);
});

const operations = '`=`, `!=`, `>=`, `>`, `<=`, `<` or `TO`';
const filterable =
  '`activities`, `countries`, `destinations`, `difficulty`, `duration`, `featured`, `label`, `months`, `price`, `style`, `tier`';

test.each<[filter: unknown, message: string]>([
  ...[
    'tier & mid',
    'tier',
    'tier = ',
    '= mid',
    'tier = "mid',

    'tier = mid OR tier = low',
    'NOT tier = mid',
  ].map((filter): [string, string] => [filter, `Was expecting an operation ${operations} at \`${filter}\`.`]),
  [
    '"many" = "Glass"',
    `Index \`tours\`: Attribute \`many\` is not filterable. Available filterable attribute patterns are: ${filterable}.`,
  ],
  [true, 'Invalid syntax for the filter parameter: `expected String, Array, found: true`.'],
  [[{}], 'Invalid syntax for the filter parameter: `expected String, Array, found: {}`.'],
  [[['tier = mid', ['x']]], 'Invalid syntax for the filter parameter: `expected String, Array, found: ["x"]`.'],
])('%j is refused', (filter, message) => {
  expect(() => found(filter)).toThrow(expect.objectContaining({ code: 'invalid_search_filter', status: 400, message }));
});

test('a filter has at most two hundred conditions', () => {
  const conditions = (count: number) => Array.from({ length: count }, () => 'tier=mid');
  expect(found(conditions(200))).toEqual(['mara', 'both']);
  expect(found([conditions(200)])).toEqual(['mara', 'both']);
  expect(() => found(conditions(201))).toThrow(/more than 200 conditions/);
});
