import { expect, test } from 'vitest';
import type { Picture } from '#contract/records/picture.ts';
import { captionOf, sourcesOf } from '#platform/images/picture-sources.ts';
import { photographClass } from '#ui/pictures/picture-frame.tsx';

const plate: Picture = {
  src: '/plates/tours/a-640.webp',
  alt: 'Reeds',
  width: 1080,
  height: 675,
  caption: 'Reeds, noon',
};
const photograph: Picture = {
  ...plate,
  src: '/photos/a-960.webp',
  avif: '/photos/a-480.avif 480w, /photos/a-2400.avif 2400w',
  width: 2400,
  height: 1600,
  photo: { focal: { x: 0.34, y: 1 }, credit: 'Wanjiru Kamau', place: 'Amboseli', day: '2026-07-03' },
};

test('a photograph is cut around its focal point, in tenths; what is drawn is not (B-409)', () => {
  expect(photographClass(photograph)).toBe('photograph focus-x-30 focus-y-100');
  expect(photographClass(plate)).toBe('');
});

test('below a photograph stands where, when and by whom it was taken; below a plate what its writer wrote', () => {
  expect(captionOf(photograph)).toBe('Reeds, noon. Amboseli, 3 July 2026. Photograph: Wanjiru Kamau');
  expect(captionOf({ ...photograph, caption: undefined, photo: { focal: { x: 0, y: 0 }, credit: 'W' } })).toBe(
    'Photograph: W',
  );
  expect(captionOf(plate)).toBe('Reeds, noon');
});

test('a frame that shows a part of a photograph asks for one as wide as it is drawn', () => {
  const sizesIn = (shape: 'card' | 'list') =>
    sourcesOf(photograph, [{ shape, width: '20rem' }]).sources.map(({ sizes }) => sizes);
  expect(sizesIn('card')).toEqual(['calc((20rem) * 1.88)']);
  expect(sizesIn('list')).toEqual(['20rem']);
});
