import { expect, test } from 'vitest';
import { smallSearch } from '#tests/support/search/small-search.ts';

const engine = smallSearch({
  tours: {
    mara: { name: 'Maasai Mara', countries: ['Kenya'], price: 450, destinations: ['Maasai Mara', 'Lake Nakuru'] },
    crater: { name: 'Crater', countries: ['Tanzania'], price: 900.5, destinations: ['Ngorongoro'] },
    both: { name: 'Mara and crater', countries: ['Kenya', 'Tanzania'], price: 1600, destinations: ['Lake Naivasha'] },
  },
});

test('facets count the documents found, whatever page is shown, and give numbers’ extremes', () => {
  const answer = engine.search('tours', { q: '', limit: 1, facets: ['countries', 'price', 'featured'] });
  expect(answer.facetDistribution).toEqual({
    countries: { Kenya: 2, Tanzania: 2 },
    price: { '450': 1, '900.5': 1, '1600': 1 },
    featured: { false: 3 },
  });
  expect(answer.facetStats).toEqual({ price: { min: 450, max: 1600 } });
});

test('only what the query and the filter let through is counted', () => {
  const { facetDistribution, facetStats } = engine.search('tours', {
    q: 'crater',
    filter: 'price < 1000',
    facets: ['countries', 'price'],
  });
  expect(facetDistribution).toEqual({ countries: { Tanzania: 1 }, price: { '900.5': 1 } });
  expect(facetStats).toEqual({ price: { min: 900.5, max: 900.5 } });
});

test('spellings that differ in case and space only are one value, shown as it was first written', () => {
  const spelled = smallSearch({
    tours: { a: { label: 'Best value' }, b: { label: ' BEST VALUE' }, c: { label: 'NEW' } },
  });
  expect(spelled.search('tours', { facets: ['label'] }).facetDistribution).toEqual({
    label: { 'Best value': 2, NEW: 1 },
  });
});

test('a star asks for every facet, and no facets leave them out of the answer', () => {
  const all = engine.search('tours', { facets: ['*'] });
  expect(Object.keys(all.facetDistribution ?? {})).toEqual(expect.arrayContaining(['countries', 'tier', 'months']));
  expect(engine.search('tours', {})).not.toHaveProperty('facetDistribution');
});

test('a facet holds a hundred values, the most frequent', () => {
  const tours = Object.fromEntries(
    Array.from({ length: 150 }, (_, number) => [`t${number}`, { destinations: [`Camp ${number}`, 'Nairobi'] }]),
  );
  const { facetDistribution } = smallSearch({ tours }).search('tours', { facets: ['destinations'] });
  const counted = Object.entries(facetDistribution?.destinations ?? {});
  expect(counted).toHaveLength(100);
  expect(counted[0]).toEqual(['Nairobi', 150]);
});
