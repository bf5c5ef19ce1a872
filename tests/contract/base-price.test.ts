import { expect, test } from 'vitest';
import { basePriceOf, basePriceOn, priceRange, seatPrice } from '#contract/money/base-price.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';

const rows = (two: number, four: number) => [
  { people: 2, usd: two, local: two * 140 },
  { people: 4, usd: four, local: four * 140 },
];

const prices: SeasonPrices = {
  seasons: [
    {
      name: 'Low',
      dates: [
        { from: '04-01', to: '05-31' },
        { from: '11-01', to: '11-30' },
      ],
      prices: rows(1000, 800),
    },
    { name: 'High', dates: [{ from: '07-01', to: '10-31' }], prices: rows(1300, 1040) },
    { name: 'Christmas', dates: [{ from: '12-20', to: '01-05' }], prices: rows(1500, 1200) },
  ],
  singleSupplement: { usd: 400, local: 56_000 },
  leastParty: 1,
};

test.each([
  ['2027-04-01', 2, 1000],
  ['2027-05-31', 2, 1000],
  ['2027-11-30', 3, 1000],
  ['2027-07-01', 2, 1300],
  ['2027-10-31', 4, 1040],
  ['2027-08-15', 9, 1040],
  ['2027-08-15', 1, 1700],
  ['2027-12-20', 2, 1500],
  ['2028-01-05', 4, 1200],
  ['2028-02-29', 2, undefined],
  ['2027-01-06', 2, undefined],
  ['2027-12-19', 2, undefined],
])('a trip that starts on %s costs each of %i (B-211)', (day, people, usd) => {
  expect(basePriceOn(prices, day, people)?.usd).toBe(usd);
});

test('shillings are those that are stored, never a sum of ours', () => {
  const odd = structuredClone(prices);
  const [row] = odd.seasons[0]?.prices ?? [];
  if (row !== undefined) row.local = 123_456;
  expect(basePriceOn(odd, '2027-04-10', 2)).toEqual({ usd: 1000, local: 123_456 });
});

test('one who travels alone pays the supplement in shillings too', () => {
  expect(basePriceOn(prices, '2027-08-15', 1)).toEqual({ usd: 1700, local: 1300 * 140 + 56_000 });
});

test('before a day is chosen a range is told, with the months it is for (B-212)', () => {
  const { least, most } = priceRange(prices);
  expect([least.usd, least.month, least.season]).toEqual([1000, 4, 'Low']);
  expect([most.usd, most.month, most.season]).toEqual([1500, 11, 'Christmas']);
});

test('a range is that of the party', () => {
  expect(priceRange(prices, 5).least.usd).toBe(800);
  expect(priceRange(prices, 1).most.usd).toBe(1900);
});

test('without a day, and on a day the tour does not run, the rule starts from the lowest price (B-211)', () => {
  expect(basePriceOf(prices, undefined, 2).usd).toBe(1000);
  expect(basePriceOf(prices, '2027-02-10', 2).usd).toBe(1000);
  expect(basePriceOf(prices, '2027-09-10', 2).usd).toBe(1300);
});

test('a seat costs what the rule says, or what the office set, with the shillings in the same proportion', () => {
  expect(seatPrice(prices, '2027-07-01', null)).toEqual({ usd: 1300, local: 182_000 });
  expect(seatPrice(prices, '2027-07-01', 1300)).toEqual({ usd: 1300, local: 182_000 });
  expect(seatPrice(prices, '2027-07-01', 999)).toEqual({ usd: 999, local: 139_900 });
  const free = { ...prices, seasons: [{ name: 'All', dates: [{ from: '01-01', to: '12-31' }], prices: rows(0, 0) }] };
  expect(seatPrice(free, '2027-07-01', 500)).toEqual({ usd: 500, local: 0 });
});
