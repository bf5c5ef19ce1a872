import { expect, test } from 'vitest';
import { type AskedPrice, askedPriceLabel, readAskedPrice } from '#features/search/asked-price.ts';

test.each<[q: string, price: AskedPrice]>([
  ['safari under 2000', { words: 'safari', upTo: 2000 }],
  ['mara below $1,500', { words: 'mara', upTo: 1500 }],
  ['less than 800 usd samburu', { words: 'samburu', upTo: 800 }],
  ['up to 2k', { words: '', upTo: 2000 }],
  ['gorillas max 2.5k', { words: 'gorillas', upTo: 2500 }],
  ['luxury from 1500', { words: 'luxury', from: 1500 }],
  ['lodge over $300', { words: 'lodge', from: 300 }],
  ['mara between 1000 and 2000 dollars', { words: 'mara', from: 1000, upTo: 2000 }],
  ['between $2,000 and $1,000', { words: '', from: 1000, upTo: 2000 }],
  ['Under US$900 beach', { words: 'beach', upTo: 900 }],
])('%s asks for a price', (q, price) => {
  expect(readAskedPrice(q)).toEqual(price);
});

test.each([
  'from nairobi',
  'from 3 days',
  'under 12 years',
  'over 60 days',
  'safari 2000',
  'thunder 2000',
  'from 100 km',
  'maximum 80 kids',
  'under',
  'new year 2027',
])('%s asks for none', (q) => {
  expect(readAskedPrice(q)).toBeUndefined();
});

test('a price is named as it is meant', () => {
  expect(askedPriceLabel({ words: '', upTo: 2000 })).toBe('Under $2,000');
  expect(askedPriceLabel({ words: '', from: 1500 })).toBe('From $1,500');
  expect(askedPriceLabel({ words: '', from: 1000, upTo: 2000 })).toBe('$1,000 to $2,000');
});
