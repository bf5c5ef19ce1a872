import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Picture } from '#contract/records/picture.ts';
import { placeholderCategories } from '#contract/records/placeholders.ts';
import { type PlateShape, plateAt, recordShapes, srcSetOf } from '#contract/records/plate-shapes.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { coverOf, galleryOf } from '#server/content/catalogue/pictures.ts';
import { plateOf } from '#server/content/catalogue/plates.ts';
import { contentFolders, readContent } from '#server/content/catalogue/records/read-content.ts';
import { pageDrawings } from '#server/content/catalogue/site-pictures.ts';
import { noPhotographs } from '#server/photos/photo-manifest.ts';
import { offTrailPlate } from '#shell/error-pages/not-found-page.tsx';
import { weatherDelayPlate } from '#shell/error-pages/server-error-page.tsx';

test('a record without a plate shows the placeholder of its category, sized so that nothing shifts', () => {
  expect(coverOf({ kind: 'tours', slug: 'undrawn', name: 'Mara' }, noPhotographs)).toEqual({
    src: '/placeholders/tour.svg',
    darkSrc: '/placeholders/tour-dark.svg',
    category: 'tour',
    alt: 'Placeholder illustration for Mara',
    width: 1600,
    height: 1000,
  });
});

test('posts and inspirations share the generic placeholder', () => {
  expect(coverOf({ kind: 'blog', slug: 'undrawn', name: 'a' }, noPhotographs).src).toBe(
    '/placeholders/placeholder.svg',
  );
  expect(coverOf({ kind: 'inspirations', slug: 'undrawn', name: 'a' }, noPhotographs).src).toBe(
    '/placeholders/placeholder.svg',
  );
});

test('a museum is an attraction, any other place a place (B-42)', () => {
  expect(coverOf({ kind: 'places', slug: 'undrawn', name: 'a', category: 'museum' }, noPhotographs).src).toBe(
    '/placeholders/attraction.svg',
  );
  expect(coverOf({ kind: 'places', slug: 'undrawn', name: 'a', category: 'viewpoint' }, noPhotographs).src).toBe(
    '/placeholders/place.svg',
  );
});

test('a gallery starts with the cover and shows each picture once', () => {
  const cover = coverOf({ kind: 'tours', slug: 'undrawn', name: 'Mara' }, noPhotographs);
  const lodge = coverOf({ kind: 'accommodations', slug: 'undrawn', name: 'Lodge' }, noPhotographs);
  const gallery = galleryOf(cover, [
    lodge,
    coverOf({ kind: 'tours', slug: 'undrawn', name: 'Other' }, noPhotographs),
    coverOf({ kind: 'accommodations', slug: 'undrawn', name: 'Camp' }, noPhotographs),
  ]);
  expect(gallery).toEqual([cover, lodge]);
});

test('every category has its two placeholders among the public files', () => {
  for (const category of placeholderCategories) {
    expect(existsSync(`public/placeholders/${category}.svg`), category).toBe(true);
    expect(existsSync(`public/placeholders/${category}-dark.svg`), category).toBe(true);
  }
});

test('the plate of a record or a room has all its files among the public ones (B-47)', () => {
  const {
    faqs: _questions,
    legal: _documents,
    fees: _fees,
    otherCosts: _costs,
    people: _people,
    reviews: _reviews,
    proof: _proof,
    home: _home,
    wildlife: _wildlife,
    about: _about,
    ...kinds
  } = readContent(testedContent);
  const records = Object.entries(kinds).flatMap(([kind, all]) =>
    all.map(({ slug }) => ({ kind: contentFolders[kind as keyof typeof kinds], slug })),
  );
  const rooms = kinds.accommodations.flatMap((stay) =>
    stay.rooms.map(({ id }) => ({ kind: 'rooms' as const, slug: `${stay.slug}-${id}` })),
  );
  const files = [...records, ...rooms].flatMap((record) => {
    const plate = plateOf({ ...record, name: record.slug });
    return plate === undefined ? [] : filesOf(plate);
  });
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});

test('every picture of a page has all its files among the public ones', () => {
  const filesIn = (shapes: readonly PlateShape[]) => (plate: string) =>
    filesOf({ ...plateAt(`/plates/${plate}`), alt: '' }, shapes);
  const heroes = pageDrawings['hero-laptop'].flatMap(filesIn(heroShapes));
  const lost = [offTrailPlate, weatherDelayPlate].flatMap((plate) => filesOf(plate, framedShapes));
  const framed = [...pageDrawings.list.flatMap(filesIn(framedShapes)), ...lost];
  const files = [...heroes, ...framed];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});

const heroShapes = ['hero-upright', 'hero-tablet', 'hero-laptop', 'hero-cinema'] as const;
const framedShapes = ['list', 'wide', 'panorama'] as const;

function filesOf({ src, plate, avif = '' }: Picture, shapes: readonly PlateShape[] = recordShapes): string[] {
  const sets = plate === undefined ? [avif] : shapes.map((shape) => srcSetOf(plate, shape));
  return [src, ...sets.flatMap((set) => set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''))];
}
