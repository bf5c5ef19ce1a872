import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  columnFormat,
  formatLocal,
  formatNumber,
  formatUsd,
  formatUsdCents,
  formatUsdRange,
} from '#contract/words/money.ts';

const inUnitedStates = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);
const usd = inUnitedStates({ style: 'currency', currency: 'USD', minimumFractionDigits: 0 });
const usdCents = inUnitedStates({ style: 'currency', currency: 'USD' });
const whole = inUnitedStates({ maximumFractionDigits: 0 });

test('amounts are written as a price list writes them (B-114)', () => {
  expect([0, 450, 1450, 35.5, 1234567.891, -70].map(formatUsd)).toEqual([
    '$0',
    '$450',
    '$1,450',
    '$35.50',
    '$1,234,567.89',
    '-$70',
  ]);
  expect(formatUsdCents(450)).toBe('$450.00');
  expect(formatLocal(67_500)).toBe('KES 67,500');
  expect(formatNumber(13_747.6)).toBe('13,748');
});

test('half a cent goes up, and what rounds to nothing has no sign', () => {
  expect([1.005, 8.575, 0.285, 1450.005, -1.005].map(formatUsdCents)).toEqual([
    '$1.01',
    '$8.58',
    '$0.29',
    '$1,450.01',
    '-$1.01',
  ]);
  expect([-0, -0.001, -0.004].map(formatUsdCents)).toEqual(['$0.00', '$0.00', '$0.00']);
  expect(formatUsd(-0.001)).toBe('$0.00');
  expect(formatNumber(-0.4)).toBe('0');
});

test('any amount in whole dollars or cents is written as Intl writes it', () => {
  const cents = fc.integer({ min: -(10 ** 11), max: 10 ** 11 }).map((amount) => amount / 100);
  void fc.assert(
    fc.property(cents, (amount) => {
      const expected = Number.isInteger(amount) ? usd.format(amount) : usdCents.format(amount);
      expect(formatUsd(amount)).toBe(expected);
      expect(formatUsdCents(amount)).toBe(usdCents.format(amount));
    }),
  );
});

test('any whole number is written as Intl writes it', () => {
  void fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(formatNumber(value)).toBe(whole.format(value));
    }),
  );
});

test('amounts of one column or range have cents in all of them where one has some', () => {
  expect([450, 1450].map(columnFormat([450, 1450]))).toEqual(['$450', '$1,450']);
  expect([450, 35.5].map(columnFormat([450, 35.5]))).toEqual(['$450.00', '$35.50']);
  expect(formatUsdRange({ least: 1450, most: 1600.5 })).toBe('$1,450.00 to $1,600.50');
  expect(formatUsdRange({ least: 1450, most: 1450 })).toBe('$1,450');
});
