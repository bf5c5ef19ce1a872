import { expect, test } from 'vitest';
import { picture } from '#contract/records/picture.ts';

test.each([
  ['accommodation', 'accommodation'],
  ['hotel', 'accommodation'],
  ['Lodge', 'accommodation'],
  ['resort', 'accommodation'],
  ['museum', 'attraction'],
  ['temple', 'attraction'],
  ['tour', 'tour'],
  ['adventure', 'activity'],
  ['spaceship', 'placeholder'],
  ['', 'placeholder'],
  ['constructor', 'placeholder'],
  ['__proto__', 'placeholder'],
  [7, 'placeholder'],
])(
  'a category of pictures is known by its other names, and any other word gets the generic picture: %s is %s (B-42)',
  (category, expected) => {
    const { data } = picture.safeParse({ src: '/a.webp', alt: '', width: 3, height: 2, category });
    expect(data?.category).toBe(expected);
  },
);
