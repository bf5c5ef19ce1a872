import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityPictures, stepAround } from '#features/activities/activity-pictures.ts';

const picture = (src: string) => ({ src, alt: '', width: 1600, height: 1000 });

test('whatever the lists hold, the cover comes first and nothing twice', async () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  await fc.assert(
    fc.property(names, fc.array(names), (coverImage, images) => {
      const pictures = { coverImage: picture(coverImage), images: images.map(picture) };
      const shown = activityPictures(pictures).map(({ src }) => src);
      expect(shown[0]).toBe(coverImage);
      expect(new Set(shown)).toEqual(new Set([coverImage, ...images]));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
});

test('steps go round at both ends and always stay inside', async () => {
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
