import { expect, test } from 'vitest';
import {
  cacheKey,
  isBuiltFile,
  isPicture,
  isPlainPage,
  keepablePictures,
  notPages,
  otherRenditions,
} from '#src/worker/addresses.ts';

const origin = 'https://site.example';

test.each([
  '/api',
  '/api/tours',
  '/assets/index-abc.js',
  '/plates/tours/a-480.avif',
  '/photos/a1-480.avif',
  '/robots.txt',
  '/sw.js',
])('%s is never answered with the site’s page', (path) => {
  expect(notPages.some((pattern) => pattern.test(path))).toBe(true);
});

test('a page is kept by its address unless it answers a search', () => {
  expect(isPlainPage(`${origin}/tours#filters`)).toBe(true);
  expect(isPlainPage(`${origin}/tours?month=july`)).toBe(false);
});

test.each(['/', '/tours', '/tour/masai-mara-safari', '/nope', '/apiary', '/blog/best-time'])(
  '%s may be answered with the site’s page',
  (path) => {
    expect(notPages.some((pattern) => pattern.test(path))).toBe(false);
  },
);

test('plates, photographs and placeholders are pictures; pages, calls and social cards are not', () => {
  expect(['/plates/tours/a-480.avif', '/photos/a1-480.avif', '/placeholders/tour-dark.svg'].every(isPicture)).toBe(
    true,
  );
  expect(['/api/plates/a.avif', '/plates/', '/social/home.png', '/tours'].some(isPicture)).toBe(false);
});

test('built files are scripts, styles and fonts directly below /assets', () => {
  expect(['/assets/index-Dt3.js', '/assets/index.css', '/assets/figtree.woff2'].every(isBuiltFile)).toBe(true);
  expect(['/sw.js', '/assets/a/b.js', '/assets/index.js.map'].some(isBuiltFile)).toBe(false);
});

test('the cache buster and the hash are in no key; other parts of a query are', () => {
  expect(cacheKey(`${origin}/plates/a-480.avif?_t=17#top`)).toBe(`${origin}/plates/a-480.avif`);
  expect(cacheKey(`${origin}/plates/a-480.avif?w=3&_t=17`)).toBe(`${origin}/plates/a-480.avif?w=3`);
});

test('the other sizes of a plate come in its own shape first, the largest first; anything else has none', () => {
  const others = otherRenditions(`${origin}/plates/tours/mara-river-list-768.avif?_t=1`);
  expect(others.slice(0, 4)).toEqual([
    `${origin}/plates/tours/mara-river-list-1080.avif`,
    `${origin}/plates/tours/mara-river-list-480.avif`,
    `${origin}/plates/tours/mara-river-card-720.avif`,
    `${origin}/plates/tours/mara-river-card-360.avif`,
  ]);
  expect(others.at(-1)).toBe(`${origin}/plates/tours/mara-river-640.webp`);
  expect(otherRenditions(`${origin}/plates/rooms/camp-tent-480.avif`)).toContain(
    `${origin}/plates/rooms/camp-tent-960.avif`,
  );
  expect(otherRenditions(`${origin}/plates/pages/home-hero-hero-laptop-1920.avif`)[0]).toBe(
    `${origin}/plates/pages/home-hero-hero-laptop-1024.avif`,
  );
  expect(otherRenditions(`${origin}/placeholders/tour.svg`)).toEqual([]);
});

test('the other sizes of a photograph are its own, the largest first (B-408)', () => {
  expect(otherRenditions(`${origin}/photos/a1b2-960.avif`)).toEqual(
    ['a1b2-2400.avif', 'a1b2-1600.avif', 'a1b2-480.avif', 'a1b2-960.webp'].map((file) => `${origin}/photos/${file}`),
  );
});

test('a page can have only its own pictures cached, each once, and a limited number', () => {
  const many = Array.from({ length: 100 }, (_, index) => `${origin}/plates/p${index}-480.avif`);
  expect(
    keepablePictures(
      ['nonsense', 'https://evil.example/plates/a-480.avif', `${origin}/api/tours`, `${origin}/plates/a-480.avif?_t=1`],
      origin,
      60,
    ),
  ).toEqual([`${origin}/plates/a-480.avif`]);
  expect(keepablePictures([...many, ...many], origin, 60)).toHaveLength(60);
});
