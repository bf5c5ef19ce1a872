import { expect, test } from 'vitest';
import { publishedAt } from '#contract/records/review-address.ts';
import { review } from '#contract/records/reviews.ts';

const found = (url: string | undefined, isExample = false) =>
  publishedAt({ isExample, source: { name: 'A site', url } });

test('a review can be read where it was published, unless it is an example or nobody can have that address (B-494)', () => {
  const url = 'https://reviews.safari-papers.org/42';
  expect(found(url)).toBe(url);
  expect(found(url, true)).toBeUndefined();
  expect(found(undefined)).toBeUndefined();
  for (const host of ['reviews.example', 'www.example.com', 'a.test', 'localhost', 'x.invalid']) {
    expect(found(`https://${host}/42`), host).toBeUndefined();
  }
  expect(found('https://no-example.org/')).toBe('https://no-example.org/');
});

test.each([
  ['an address without https', { source: { name: 'A site', url: 'http://reviews.org/' } }],
  ['a program for an address', { source: { name: 'A site', url: 'javascript:alert(1)' } }],
  ['a month that no year has', { month: '2026-13' }],
  ['a day', { month: '2026-05-01' }],
  ['more words than a card holds', { words: 'a'.repeat(701) }],
  ['nobody', { who: ' ' }],
])('%s is refused', (_, wrong) => {
  const right = {
    slug: 'a',
    words: 'Good.',
    who: 'Ada',
    month: '2026-05',
    source: { name: 'A site' },
    isExample: false,
  };
  expect(review.safeParse(right).success).toBe(true);
  expect(review.safeParse({ ...right, ...wrong }).success).toBe(false);
});
