import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityPictures, stepAround } from '#features/activities/activity-pictures.ts';

const sources = (fields: Omit<Parameters<typeof activityPictures>[0], 'name'>) =>
  activityPictures({ name: 'Walk', ...fields }).map(({ src }) => src);

test.each([
  [{ coverImage: 'a', images: ['b', 'c'] }, ['a', 'b', 'c']],
  [{ coverImage: 'b', images: ['a', 'b', 'a'] }, ['b', 'a']],
  [{ cover_image: 'a', gallery: ['b'] }, ['a', 'b']],
  [{ image: 'a', gallery: ['b', 'a'] }, ['a', 'b']],
  [{ coverImage: 'a', cover_image: 'b', image: 'c' }, ['a']],
  [{ images: ['a'], gallery: ['b'] }, ['a']],
  [{ images: [], gallery: ['b'] }, ['b']],
  [{ coverImage: '', image: 'a', images: ['', 'b'] }, ['a', 'b']],
  [{}, []],
])('spec §3: the pictures of %j are %j', (fields, expected) => {
  expect(sources(fields)).toEqual(expected);
});

test('an address alone is described by the name of its activity', () => {
  expect(activityPictures({ name: 'Walk', image: '/a.jpg' })).toEqual([
    { src: '/a.jpg', alt: 'Walk', width: 1600, height: 1000, category: 'activity' },
  ]);
});

test('spec §3: whatever the lists hold, the cover comes first and nothing twice', async () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  await fc.assert(
    fc.property(names, fc.array(names), (coverImage, images) => {
      const shown = sources({ coverImage, images });
      expect(shown[0]).toBe(coverImage);
      expect(new Set(shown)).toEqual(new Set([coverImage, ...images]));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
});

test('spec §4: steps go round at both ends and always stay inside', async () => {
  expect(stepAround(0, -1, 3)).toBe(2);
  expect(stepAround(2, 1, 3)).toBe(0);
  await fc.assert(
    fc.property(fc.nat(50), fc.constantFrom(-1, 1), fc.integer({ min: 1, max: 50 }), (index, by, count) => {
      const next = stepAround(index, by, count);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThan(count);
    }),
  );
});
