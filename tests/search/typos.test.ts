import { expect, test } from 'vitest';
import { foundNames } from '#tests/support/search/small-search.ts';

/*
 * One typo from five characters, two from nine; a swap is one; a wrong first character is two; only the last word is a
 * beginning.
 */

test.each<[typed: string, word: string, isFound: boolean, why: string]>([
  ['mara', 'Mara', true, 'character for character'],
  ['mare', 'Mara', false, 'four characters are forgiven nothing'],
  ['lions', 'Lion', true, 'five characters are forgiven a character too many'],
  ['nakru', 'Nakuru', true, 'or one missing'],
  ['masay', 'Masai', true, 'or a wrong one'],
  ['mssay', 'Masai', false, 'but not two'],
  ['sfaari', 'Safari', true, 'a swap is one typo'],
  ['ofrest', 'Forest', false, 'a swap at the beginning is two'],
  ['vafari', 'Safari', false, 'a wrong first character is two'],
  ['ambosli', 'Amboseli', true, 'eight characters are forgiven one'],
  ['amboslo', 'Amboseli', false, 'but not two'],
  ['serengti', 'Serengeti', true, 'nine characters: one missing'],
  ['sarengetti', 'Serengeti', true, 'two typos from nine characters'],
  ['zerengeti', 'Serengeti', true, 'so the first character may be wrong from nine'],
  ['esrengeti', 'Serengeti', true, 'or swapped'],
  ['sreenegti', 'Serengeti', false, 'but two swaps and more are not'],
  ['sarangetty', 'Serengeti', false, 'three are too many'],
  ['kilimnjaor', 'Kilimanjaro', true, 'a missing character and a swap'],
  ['20266', '2026', false, 'numbers are as they are'],
])('“%s” finds %s: %s (%s)', (typed, word, isFound) => {
  // A space behind the word says that it is finished.
  expect(foundNames([word], `${typed} `)).toEqual(isFound ? [word] : []);
});

test.each<[typed: string, word: string, isFound: boolean, why: string]>([
  ['s', 'Serengeti', true, 'one character begins'],
  ['seren', 'Serengeti', true, 'half a name'],
  ['serengt', 'Serengeti', true, 'half a name with a character missing'],
  ['sereg', 'Serengeti', true, 'five characters are forgiven one'],
  ['srengeti', 'Serengeti', true, 'near its end'],
  ['kilimnj', 'Kilimanjaro', true, 'misspelt in the middle'],
  ['kilmi', 'Kilimanjaro', true, 'two swapped characters'],
  ['klmj', 'Kilimanjaro', false, 'four characters are forgiven nothing'],
  ['kolomanja', 'Kilimanjaro', true, 'two typos from nine characters on'],
  ['gati', 'Serengeti', false, 'the end of a word is not its beginning'],
])('while being typed, “%s” finds %s: %s (%s)', (typed, word, isFound) => {
  expect(foundNames([word], typed)).toEqual(isFound ? [word] : []);
});

test('only the last word may be a beginning', () => {
  expect(foundNames(['Amboseli Safari'], 'amb safari')).toEqual([]);
  expect(foundNames(['Amboseli Safari'], 'amboseli saf')).toEqual(['Amboseli Safari']);
  expect(foundNames(['Amboseli Safari'], 'saf ')).toEqual([]);
});

test.each([
  ['cafe', 'Café'],
  ['CAFÉ', 'Cafe'],
  ['ｌａｍｕ', 'Lamu'],
  ['hells', 'Hell’s Gate'],
  ["hell's", 'Hells Gate'],
  ['kenya', 'Kenya’s coast'],
  ['fly in', 'Fly-in'],
  ['wildlife', 'Wild life'],
  ['wild life', 'Wildlife'],
  ['hells gate', 'Hellsgate'],
  ['maasaimara', 'Maasai Mara'],
])('“%s” finds “%s”', (typed, name) => {
  expect(foundNames([name, 'Something else'], typed)).toEqual([name]);
});
