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
  ['tier IN [luxury, "camping"]', ['crater']],
  ['price IN [450, 1600,]', ['mara', 'both']],
  ['tier IN []', []],
  ['tier NOT IN [luxury]', ['mara', 'both']],
  ['label EXISTS', ['mara', 'both']],
  ['label NOT EXISTS', ['crater']],
  ['label IS EMPTY', ['both']],
  ['months IS EMPTY', ['both']],
  ['label IS NOT EMPTY', ['mara', 'crater']],
  ['label IS NULL', []],
  ['label IS NOT NULL', ['mara', 'crater', 'both']],
  ['destinations = "côte d’azur"', ['crater']],
  ['destinations = "cote d’azur"', []],
  ['NOT countries = Kenya', ['crater']],
  ['NOT NOT countries = Kenya', ['mara', 'both']],
  ['tier = mid AND price > 500', ['both']],
  ['tier = luxury OR price > 1000', ['crater', 'both']],
  ['tier = mid AND price < 500 OR tier = luxury', ['mara', 'crater']],
  ['tier = mid AND (price < 500 OR tier = luxury)', ['mara']],
  ['NOT (tier = luxury OR duration = 3)', ['both']],
  ['((((tier = luxury))))', ['crater']],
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

const operations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY` or `IS NOT EMPTY`';
const filterable =
  '`activities`, `countries`, `destinations`, `difficulty`, `duration`, `featured`, `label`, `months`, `price`, `style`, `tier`';

test.each<[filter: unknown, message: string]>([
  ['tier & mid', `Was expecting an operation ${operations} at \`tier & mid\`.\n1:11 tier & mid`],
  ['tier', `Was expecting an operation ${operations} at \`tier\`.\n1:5 tier`],
  ['tier = ', 'Was expecting a value but instead got nothing.\n8:8 tier = '],
  ['= mid', 'Was expecting a value but instead got nothing.\n1:1 = mid'],
  ['tier = 🦁', 'Was expecting a value but instead got `🦁`.\n8:9 tier = 🦁'],
  [
    'tier = OR',
    'Was expecting a value but instead got `OR`, which is a reserved keyword. To use `OR` as a field name or a value, surround it by quotes.\n8:10 tier = OR',
  ],
  [
    'tier = mid XOR tier = low',
    'Found unexpected characters at the end of the filter: `XOR tier = low`. You probably forgot an `OR` or an `AND` rule.\n12:26 tier = mid XOR tier = low',
  ],
  ['tier = "mid', 'Expression `"mid` is missing the following closing delimiter: `"`.\n8:12 tier = "mid'],
  [
    `price > ${'0'.repeat(40)}1`,
    `A number has at most 40 characters, but this one has 41.\n9:50 price > ${'0'.repeat(40)}1`,
  ],
  [
    `price 0 TO ${'9'.repeat(41)}`,
    `A number has at most 40 characters, but this one has 41.\n12:53 price 0 TO ${'9'.repeat(41)}`,
  ],
  [
    `price IN [1, ${'1'.repeat(41)}]`,
    `A number has at most 40 characters, but this one has 41.\n14:55 price IN [1, ${'1'.repeat(41)}]`,
  ],
  ['(tier = mid', 'Expression `(tier = mid` is missing the following closing delimiter: `)`.\n1:12 (tier = mid'],
  ['tier IN mid', 'Expected `[` after `IN` keyword.\n9:12 tier IN mid'],
  ['tier IN [mid', 'Expected matching `]` after the list of field names given to `IN[`\n13:13 tier IN [mid'],
  [
    'tier IN [mid low]',
    'Expected only comma-separated field names inside `IN[..]` but instead found `low]`.\n14:18 tier IN [mid low]',
  ],
  [
    '"many" = "Glass"',
    `Index \`tours\`: Attribute \`many\` is not filterable. Available filterable attribute patterns are: ${filterable}.\n2:6 "many" = "Glass"`,
  ],
  [true, 'Invalid syntax for the filter parameter: `expected String, Array, found: true`.'],
  [[{}], 'Invalid syntax for the filter parameter: `expected String, [String], found: {}`.'],
  [[['tier = mid', ['x']]], 'Invalid syntax for the filter parameter: `expected String, found: ["x"]`.'],
])('%j is refused with its columns', (filter, message) => {
  expect(() => found(filter)).toThrow(expect.objectContaining({ code: 'invalid_search_filter', status: 400, message }));
});

test('a filter may be fifty deep and two hundred conditions long', () => {
  const nested = (depth: number) => `${'('.repeat(depth)}tier = mid${')'.repeat(depth)}`;
  const negated = (depth: number) => `${'NOT '.repeat(depth)}tier = mid`;
  const long = (count: number) => Array.from({ length: count }, () => 'tier=mid').join(' OR ');
  for (const filter of [nested(50), negated(50), long(170), long(200).split(' OR ')])
    expect(found(filter).length).toBeGreaterThan(0);
  expect(() => found(nested(51))).toThrow(/maximum depth limit/);
  expect(() => found(negated(51))).toThrow(/maximum depth limit/);
  expect(() => found('('.repeat(2000))).toThrow(/maximum depth limit/);
  expect(() => found(long(201).split(' OR '))).toThrow(/more than 200 conditions/);
});
