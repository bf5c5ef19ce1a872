import { expect, test } from 'vitest';
import { picture } from '#contract/picture.ts';

test.each([
  ['accommodation', 'accommodation'],
  ['hotel', 'accommodation'],
  ['Lodge', 'accommodation'],
  ['museum', 'attraction'],
  ['adventure', 'activity'],
  ['spaceship', 'placeholder'],
  ['constructor', 'placeholder'],
  [7, 'placeholder'],
])('a picture of the category %s keeps its record, and takes the placeholder of %s', (category, expected) => {
  const { data } = picture.safeParse({ src: '/a.webp', alt: '', width: 3, height: 2, category });
  expect(data?.category).toBe(expected);
});
