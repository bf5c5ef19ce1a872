import { expect, test } from 'vitest';
import { animalAt, isWithin } from '#features/destinations/season-year.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';

const { herds = [], round = [] } = readSite(testedContent, { isDemonstration: true }).wildlife ?? {};
const months = Array.from({ length: 12 }, (_, index) => index + 1);

test('every month has one thing to say of each kind of animal', () => {
  for (const { name, spells } of herds) {
    for (const month of months) {
      expect(
        spells.filter((spell) => isWithin(spell, month)),
        `${name}, month ${month}`,
      ).toHaveLength(1);
    }
  }
});

test('a spell may go over the end of the year', () => {
  expect(months.filter((month) => animalAt('diani', month) === 'whale shark')).toEqual([1, 2, 3, 10, 11, 12]);
  expect(animalAt('mount-kenya', 1)).toBeUndefined();
});

test('the wildebeest stand on the map where the words put them', () => {
  const wordsIn = (month: number) => herds[0]?.spells.find((spell) => isWithin(spell, month))?.words ?? '';
  expect(round).toHaveLength(12);
  round.forEach(({ lat, lng }, index) => {
    const words = wordsIn(index + 1);
    const where = `month ${index + 1}: ${words}`;
    expect(lat < -2.7 && lng > 34.7, where).toBe(words.includes('Ndutu'));
    expect(lng < 34.2, where).toBe(words.includes('Grumeti'));
    expect(lat > -1.9 && lng > 34.8, where).toBe(words.includes('Mara'));
  });
});
