import { expect, test } from 'vitest';
import { indexUids } from '#contract/search/search-indexes.ts';
import { foundMessage } from '#features/search/found-messages.tsx';
import { goodMonths } from '#features/search/hits/hit-facts.ts';
import { readHit } from '#features/search/hits/search-hit.ts';
import type { SearchGroup } from '#features/search/instant/use-search-groups.ts';
import { countOf } from '#features/search/search-collections.ts';
import { facetFilter, facetValues, searchFacets } from '#features/search/search-facets.ts';
import { searchSorts } from '#features/search/search-sorts.ts';
import { searchSettings } from '#search/search-settings.ts';

test.each(indexUids)('%s is narrowed and sorted only by what its index can', (uid) => {
  const { filterableAttributes, sortableAttributes } = searchSettings[uid];
  for (const { attribute } of searchFacets[uid]) expect(filterableAttributes).toContain(attribute);
  for (const { rule } of searchSorts[uid]) expect(sortableAttributes).toContain(rule.split(':')[0]);
});

test.each(indexUids)('what a card of %s shows is what its index sends', (uid) => {
  const { displayedAttributes } = searchSettings[uid];
  for (const attribute of ['slug', 'name', 'summary', 'picture']) expect(displayedAttributes).toContain(attribute);
});

test('months stand in the address by name, in the documents by number, and in the year in their order', () => {
  expect(facetFilter.fromAddress('month', 'july')).toBe('7');
  expect(facetFilter.toAddress('month', '7')).toBe('july');
  const months = facetValues('month', [
    { name: '12', count: 9 },
    { name: '2', count: 3 },
  ]);
  expect(months.map(({ label }) => label)).toEqual(['February', 'December']);
});

test('comfort goes up, anything else goes by how often it is there', () => {
  const counts = (...names: string[]) => names.map((name, index) => ({ name, count: index + 1 }));
  expect(facetValues('tier', counts('luxury', 'budget')).map(({ label }) => label)).toEqual(['Budget', 'Luxury']);
  expect(facetValues('wildlife', counts('lion', 'hippo')).map(({ label }) => label)).toEqual(['Hippo', 'Lion']);
});

test('months are written as ranges over the end of the year', () => {
  expect(goodMonths([1, 2, 6, 7, 8, 12])).toBe('Good Jun to Aug, Dec to Feb');
  expect(goodMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('Good all year');
  expect(goodMonths([4])).toBe('Good Apr');
  expect(goodMonths([])).toBe('');
});

test('a thousand is where counting stops', () => {
  expect(countOf('tours', 1)).toBe('1 tour');
  expect(countOf('tours', 33)).toBe('33 tours');
  expect(countOf('accommodations', 1000)).toBe('1000+ stays');
});

test('one message says what was found, the most first, and what could not be searched', () => {
  const group = (uid: SearchGroup['uid'], total: number, state: SearchGroup['state'] = 'answered'): SearchGroup => ({
    ...{ uid, total, state },
  });
  expect(foundMessage([group('destinations', 4), group('tours', 33), group('places', 0)], 'safari')).toBe(
    '33 tours, 4 destinations for safari',
  );
  expect(foundMessage([group('tours', 0)], 'zz')).toBe('No results for zz');
  expect(foundMessage([group('tours', 1), group('places', 0, 'failed')], 'mara')).toBe(
    '1 tour for mara. Places could not be searched',
  );
  expect(foundMessage([group('tours', 33, 'late'), group('places', 2)], 'mara')).toBe('2 places for mara');
  expect(foundMessage([group('tours', 33, 'late'), group('places', 0)], 'zz')).toBe('');
});

const place = {
  objectID: 'hide',
  __position: 1,
  slug: 'hide',
  name: 'Reed Hide',
  summary: 'A hide in the reeds.',
  picture: { src: '/x.webp', alt: 'Reeds', width: 10, height: 10 },
  category: 'viewpoint',
  destination: 'Marsh',
};

test('a hit becomes a card with its own address; one without a name is left out', () => {
  expect(readHit('places', place)).toMatchObject({
    ...{ id: 'places-hide', to: '/place/hide', name: 'Reed Hide', text: 'A hide in the reeds.' },
    facts: ['Viewpoint', 'Marsh'],
  });
  expect(readHit('places', { ...place, name: undefined })).toBeUndefined();
  expect(readHit('places', { ...place, slug: '../../evil' })).toBeUndefined();
});

test('where the words were found is said when neither name nor text shows it', () => {
  const mark = (text: string) => ({
    value: text.replace('reed', '<mark>reed</mark>'),
    matchLevel: 'full' as const,
    matchedWords: ['reed'],
  });
  const inTagline = { ...place, _highlightResult: { name: mark('Hide'), tagline: mark('A reed bed') } };
  expect(readHit('places', inTagline)?.found).toEqual({
    label: 'In short',
    attribute: ['tagline'],
  });
  const inName = { ...place, _highlightResult: { name: mark('reed Hide'), tagline: mark('A reed bed') } };
  expect(readHit('places', inName)?.found).toBeUndefined();
});
