import { expect, test } from 'vitest';
import { snippet } from '#platform/page-head.ts';

const words = (length: number) => 'word '.repeat(length / 5).trim();

test('a text that fits stays as it is', () => {
  expect(snippet('Three days in the Mara.')).toBe('Three days in the Mara.');
  expect(snippet('x'.repeat(160))).toBe('x'.repeat(160));
});

test('a longer one ends with the last sentence that fits', () => {
  const first = `${words(100)}.`;
  expect(snippet(`${first} ${words(100)}.`)).toBe(first);
  expect(snippet(`${first} Two. ${words(100)}.`)).toBe(`${first} Two.`);
});

test('where the sentences that fit say too little, it ends with a whole word', () => {
  const cut = snippet(`Short. ${words(200)}.`);
  expect(cut).toMatch(/^Short\. .*word…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(snippet(`${words(155)}, elsewhere`)).toBe(`${words(155)}…`);
});
