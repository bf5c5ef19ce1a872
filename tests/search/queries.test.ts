import { expect, test } from 'vitest';
import { readQuery } from '#search/query-plan.ts';
import { foundNames } from '#tests/support/search/small-search.ts';

const none = new Set<string>();
const names = [
  'Great Migration Mara',
  'Mara, then the great river',
  'Amboseli Elephants',
  'Migration of the great birds',
];

test('no query finds everything, in the catalogue’s order', () => {
  expect(foundNames(names, '')).toEqual(names);
  expect(foundNames(names, '  ?! ')).toEqual(names);
});

test('a quoted phrase must be there as it stands', () => {
  expect(foundNames(names, '"great migration"')).toEqual(['Great Migration Mara']);
  expect(foundNames(names, '“great migration”')).toEqual(['Great Migration Mara']);
  expect(foundNames(names, '"migration great"')).toEqual([]);
  expect(foundNames(names, '"mara great"')).toEqual([]);
  expect(foundNames(names, 'elephants "great migration"')).toEqual(['Great Migration Mara']);
});

test('a phrase does not reach over a full stop, and any word stands for its stop words', () => {
  expect(foundNames(['Days in Mara. Great river', 'Mara Great'], '"mara great"')).toEqual(['Mara Great']);
  expect(foundNames(['Birds of the lake', 'Birds lake'], '"birds of the lake"')).toEqual(['Birds of the lake']);
});

test('a minus leaves out a word or a phrase', () => {
  expect(foundNames(names, 'mara -migration')).toEqual(['Mara, then the great river']);
  expect(foundNames(names, 'migration -"great migration"')).toEqual(['Migration of the great birds']);
  expect(foundNames(names, '-mara')).toEqual(['Amboseli Elephants', 'Migration of the great birds']);
  expect(foundNames(['Fly-in Safari', 'Safari'], 'fly-in')).toEqual(['Fly-in Safari']);
  expect(foundNames(['Self-drive Safari', 'Drive Safari'], 'safari -self-drive')).toEqual(['Drive Safari']);
});

test('by default words may be missing from the end, never the first; those with more words come first', () => {
  const lodges = ['Lodge', 'Lodge with elephants', 'Elephants and lions', 'Lodge, elephants, lions'];
  expect(foundNames(lodges, 'lodge elephants lions')).toEqual([
    'Lodge, elephants, lions',
    'Lodge with elephants',
    'Lodge',
  ]);
});

test('stop words are not looked for, except while they may become another word', () => {
  expect(foundNames(['Lodge in Amboseli', 'In the camp'], 'the lodge in amboseli')).toEqual(['Lodge in Amboseli']);
  expect(foundNames(['Theatre', 'Lodge'], 'the')).toEqual(['Theatre']);
});

test.each([
  ['masai', 'Maasai village'],
  ['maasai mara', 'Masai Mara camp'],
  ['mt kenya', 'Mount Kenya trek'],
  ['kili', 'View of Kilimanjaro'],
  ['game drive', 'Night safari'],
  ['safari', 'Morning game drive'],
  ['np', 'Volcanoes National Park'],
  ['amboseli np', 'Amboseli National Park'],
  ['4x4', 'Land Cruiser'],
])('“%s” means “%s” as well', (typed, name) => {
  expect(foundNames(['Something else', name], typed)).toEqual([name]);
});

test('a short form does not stand for the long one', () => {
  expect(foundNames(['Kilimanjaro', 'Kili'], 'kilimanjaro')).toEqual(['Kilimanjaro']);
});

test('ten words of a query are searched', () => {
  const many = Array.from({ length: 40 }, (_, number) => `word${number}`).join(' ');
  expect(readQuery(many, none).words).toEqual(many.split(' ').slice(0, 10));
  expect(readQuery(many, none).endsInPrefix).toBe(false);
  expect(readQuery(`"${many}" mara`, none)).toMatchObject({ phrases: [], words: ['mara'] });
});
