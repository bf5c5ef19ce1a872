import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderCategories } from '#contract/placeholders.ts';
import { coverOf, galleryOf } from '#server/catalogue/pictures.ts';

test('a record without a plate shows the placeholder of its category, sized so that nothing shifts', () => {
  expect(coverOf({ kind: 'tours', slug: 'undrawn', name: 'Mara' })).toEqual({
    src: '/placeholders/tour.svg',
    darkSrc: '/placeholders/tour-dark.svg',
    category: 'tour',
    alt: 'Placeholder illustration for Mara',
    width: 1600,
    height: 1000,
  });
});

test('posts and inspirations share the generic placeholder', () => {
  expect(coverOf({ kind: 'blog', slug: 'undrawn', name: 'a' }).src).toBe('/placeholders/placeholder.svg');
  expect(coverOf({ kind: 'inspirations', slug: 'undrawn', name: 'a' }).src).toBe('/placeholders/placeholder.svg');
});

test('a museum is an attraction, any other place a place', () => {
  expect(coverOf({ kind: 'places', slug: 'undrawn', name: 'a', category: 'museum' }).src).toBe(
    '/placeholders/attraction.svg',
  );
  expect(coverOf({ kind: 'places', slug: 'undrawn', name: 'a', category: 'viewpoint' }).src).toBe(
    '/placeholders/place.svg',
  );
});

test('a gallery starts with the cover and shows each picture once', () => {
  const cover = coverOf({ kind: 'tours', slug: 'undrawn', name: 'Mara' });
  const lodge = coverOf({ kind: 'accommodations', slug: 'undrawn', name: 'Lodge' });
  const gallery = galleryOf(cover, [
    lodge,
    coverOf({ kind: 'tours', slug: 'undrawn', name: 'Other' }),
    coverOf({ kind: 'accommodations', slug: 'undrawn', name: 'Camp' }),
  ]);
  expect(gallery).toEqual([cover, lodge]);
});

test('every category has its two placeholders among the public files', () => {
  for (const category of placeholderCategories) {
    expect(existsSync(`public/placeholders/${category}.svg`), category).toBe(true);
    expect(existsSync(`public/placeholders/${category}-dark.svg`), category).toBe(true);
  }
});
