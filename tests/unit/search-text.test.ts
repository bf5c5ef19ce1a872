import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchSearch } from '#features/search/search-address.ts';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';
import { cleanSearch, isSearchable, longestSearch } from '#shell/search/search-text.ts';

test.each(['', ' ', 's', ' s ', '🦁', '👩‍👩‍👧', 'e\u0301', '狮', '\u00a0', '\u200b'.trim()])(
  '%j is too short to search',
  (typed) => {
    expect(isSearchable(cleanSearch(typed))).toBe(false);
  },
);

test.each(['ma', ' ma ', '🦁🐘', 'סנ', '狮子', 'né'])('%j is searched', (typed) => {
  expect(isSearchable(cleanSearch(typed))).toBe(true);
});

test('a long text is cut, not refused, and never inside a character', () => {
  expect(cleanSearch('x'.repeat(10_000))).toHaveLength(longestSearch);
  const families = cleanSearch('👩‍👩‍👧'.repeat(5000));
  expect(families).toBe('👩‍👩‍👧'.repeat(families.length / '👩‍👩‍👧'.length));
});

/** Any code units at all, halves of surrogate pairs among them. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

test('whatever is typed can stand in an address and comes back from it as it was', () => {
  fc.assert(
    fc.property(anything, (typed) => {
      const q = cleanSearch(typed);
      const { q: back = '' } = readSearchSearch(parseSearch(stringifySearch({ q })));
      expect(back).toBe(q);
    }),
  );
});

test.each(['\ud800', 'lion\udfff', '%00', '%E0%A4%A', '\u0000mara'])('%j breaks nothing', (typed) => {
  expect(() => encodeURIComponent(cleanSearch(typed))).not.toThrow();
});

test('numbers stay text', () => {
  expect(readSearchSearch(parseSearch('?q=123')).q).toBe('123');
  expect(readSearchSearch(parseSearch('?q=007')).q).toBe('007');
});

test.each(['nope', '', '__proto__', 'constructor', 'tours,places', '["tours"]'])(
  'index=%s searches all collections (B-146)',
  (index) => {
    expect(readSearchSearch({ q: 'mara', index }).index).toBeUndefined();
  },
);

test('filters, order and page come from the address, and a page that cannot be is the first', () => {
  const search = readSearchSearch(parseSearch('?q=mara&index=tours&tier=mid,upper&month=july&sort=price&page=3'));
  expect(search).toMatchObject({ index: 'tours', tier: ['mid', 'upper'], month: ['july'], sort: 'price', page: 3 });
  for (const page of ['0', '1', '-4', 'x', '1e9', '2.5']) {
    expect(readSearchSearch({ q: 'mara', page }).page).toBeUndefined();
  }
});
