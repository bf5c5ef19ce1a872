import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestMonthRanges, isGoodMonth, monthNames, monthSlugs } from '#contract/records/seasons.ts';

const year = (best: number[]) => Array.from({ length: 12 }, (_, month) => (best.includes(month) ? 3 : 1));

test.each([
  [[], []],
  [[6], [[6, 6]]],
  [
    [0, 1, 6, 7],
    [
      [0, 1],
      [6, 7],
    ],
  ],
  [
    [11, 0, 1, 6],
    [
      [6, 6],
      [11, 1],
    ],
  ],
  [[0, 11], [[11, 0]]],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [[0, 10]]],
  [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [[0, 11]]],
])('best months %j make the ranges %j', (best, ranges) => {
  expect(bestMonthRanges(year(best))).toEqual(ranges);
});

test('the ranges cover the best months and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }), (months) => {
      const covered = new Set(
        bestMonthRanges(months).flatMap(([start, end]) =>
          Array.from({ length: ((end - start + 12) % 12) + 1 }, (_, offset) => (start + offset) % 12),
        ),
      );
      expect([...covered].sort((a, b) => a - b)).toEqual(
        months.flatMap((rating, month) => (rating === 3 ? [month] : [])),
      );
    }),
  );
});

test('good and best months are worth recommending, fair and bad ones are not', () => {
  expect([0, 1, 2, 3, undefined].map(isGoodMonth)).toEqual([false, false, true, true, false]);
});

test('a month is called the same in words and in an address', () => {
  expect(monthNames.map((name) => name.toLowerCase())).toEqual([...monthSlugs]);
});
