import { expect, test } from 'vitest';
import { foundNames, idsOf, smallSearch } from '#tests/support/search/small-search.ts';

/*
 * Each test pits two or more tours against one another that differ in one rule only. The worse one is always listed
 * first.
 */

test('fewer typos come first, even in a lighter attribute', () => {
  const engine = smallSearch({ tours: { misspelt: { name: 'Amboselli' }, right: { description: 'Amboseli' } } });
  expect(idsOf(engine, 'tours', { q: 'amboseli ' })).toEqual(['right', 'misspelt']);
});

test('words that stand closer come first, and in the order typed, however late they stand', () => {
  const ordered = ['At last, a blue lake nakuru', 'Nakuru lake', 'Lake beyond far nakuru'];
  expect(foundNames(ordered.toReversed(), 'lake nakuru')).toEqual(ordered);
});

test('a full stop keeps words apart', () => {
  expect(foundNames(['Lake. Nakuru', 'Lake of blue Nakuru'], 'lake nakuru')).toEqual([
    'Lake of blue Nakuru',
    'Lake. Nakuru',
  ]);
});

test('heavier attributes come first, then earlier places in them', () => {
  const engine = smallSearch({
    tours: {
      told: { description: 'Amboseli' },
      late: { destinations: ['Nairobi', 'Amboseli'] },
      early: { destinations: ['Amboseli', 'Nairobi'] },
      named: { name: 'Amboseli' },
    },
  });
  expect(idsOf(engine, 'tours', { q: 'amboseli' })).toEqual(['named', 'early', 'late', 'told']);
});

test('whoever is named exactly so comes first, then whoever begins so', () => {
  const ordered = ['Mara', 'Mara River', 'Marabou'];
  expect(foundNames(ordered.toReversed(), 'mara')).toEqual(ordered);
});

test.each([
  ['mara', 'Mara', 'Marabou', 'a word that is only beginning'],
  ['masai', 'Masai', 'Maasai', 'its synonym'],
  ['maasai', 'Maasai', 'Masai', 'its synonym'],
])('“%s”: %s comes before %s, %s', (q, first, second) => {
  const engine = smallSearch({ tours: { second: { destinations: [second] }, first: { destinations: [first] } } });
  expect(idsOf(engine, 'tours', { q })).toEqual(['first', 'second']);
});

test('of equal tours the featured come first, then the catalogue’s order', () => {
  const engine = smallSearch({ tours: { a: {}, b: { featured: true }, c: {}, d: { featured: true } } });
  expect(idsOf(engine, 'tours', {})).toEqual(['b', 'd', 'a', 'c']);
});

test('sorting comes before relevance; what has no price comes last both ways', () => {
  const tours = {
    far: { summary: 'Mara', price: 1 },
    dear: { name: 'Mara', price: 900 },
    cheap: { name: 'Mara', price: 90 },
    free: { name: 'Mara', price: undefined as unknown as number },
  };
  const engine = smallSearch({ tours });
  expect(idsOf(engine, 'tours', { q: 'mara', sort: ['price:asc'] })).toEqual(['far', 'cheap', 'dear', 'free']);
  expect(idsOf(engine, 'tours', { q: 'mara', sort: ['price:desc'] })).toEqual(['dear', 'cheap', 'far', 'free']);
  expect(idsOf(engine, 'tours', { sort: ['price:asc'] })).toEqual(['far', 'cheap', 'dear', 'free']);
});

test('several orders apply one after the other', () => {
  const engine = smallSearch({
    tours: { a: { price: 5, duration: 1 }, b: { price: 3, duration: 2 }, c: { price: 3, duration: 4 } },
  });
  expect(idsOf(engine, 'tours', { sort: ['price:asc', 'duration:desc'] })).toEqual(['c', 'b', 'a']);
});

test('a page holds what the whole order has there', () => {
  const tours = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [
      `tour-${number}`,
      { name: `Mara ${'far '.repeat(number % 5)}camp`, price: (number * 37) % 60 },
    ]),
  );
  const engine = smallSearch({ tours });
  const page = (offset: number, limit: number) =>
    idsOf(engine, 'tours', { q: 'mara camp', sort: ['price:asc'], offset, limit });
  const all = page(0, 60);
  expect(new Set(all).size).toBe(60);
  for (const offset of [0, 7, 20, 59]) expect(page(offset, 10)).toEqual(all.slice(offset, offset + 10));
});
