import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { activitySummary } from '#contract/records/activities.ts';

/* What other systems write is read where it enters, and no activity is lost to a field that has a default. */

const given = {
  id: 'walk',
  slug: 'walk',
  name: 'Walk',
  summary: 'Along the river.',
  description: '',
  destinationIds: [],
  pricing: { basePrice: 20 },
  months: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
};

const read = (fields: object) => z.parse(activitySummary, { ...given, ...fields });
const plate = (src: string) => ({ src, alt: 'A plate', width: 800, height: 500 });

test.each([
  [{ coverImage: 'a', images: ['b', 'c'] }, 'a', ['b', 'c']],
  [{ cover_image: 'a', gallery: ['b'] }, 'a', ['b']],
  [{ image: 'a', gallery: ['b'] }, 'a', ['b']],
  [{ coverImage: 'a', cover_image: 'b', image: 'c' }, 'a', []],
  [{ coverImage: '', image: 'a', images: ['', 'b'] }, 'a', ['b']],
  [{ images: ['a'], gallery: ['b'] }, 'a', ['a']],
  [{ images: [], gallery: ['b'] }, 'b', ['b']],
  [{ coverImage: plate('a'), gallery: [plate('b'), 'c', 7, { url: 'd' }, null] }, 'a', ['b', 'c']],
  [{ coverImage: null, images: null, gallery: 'b' }, 'b', ['b']],
  [{}, '/placeholders/activity.svg', []],
])('the pictures %j are read as a cover and others (B-57)', (fields, cover, others) => {
  const { coverImage, images } = read(fields);
  expect(coverImage.src).toBe(cover);
  expect(images.map(({ src }) => src)).toEqual(others);
});

test('an address alone is described by the name of its activity', () => {
  expect(read({ image: '/a.jpg' }).coverImage).toEqual({
    src: '/a.jpg',
    alt: 'Walk',
    width: 1600,
    height: 1000,
    category: 'activity',
  });
});

test('what is missing or null is read as its default (B-57)', () => {
  const activity = read({ location: {}, duration: { hours: 2 }, rating: null, type: null });
  expect(activity).toMatchObject({
    weatherDependency: false,
    requirements: { equipment: [] },
    pricing: { basePrice: 20, inclusions: [] },
    duration: { hours: 2, minutes: 0 },
  });
  expect(activity.location?.name).toBeUndefined();
  expect(activity.type).toBeUndefined();
});

test('a type and a difficulty nobody here knows keep their own words', () => {
  expect(read({ type: 'culinary', difficulty: 'gentle' })).toMatchObject({ type: 'culinary', difficulty: 'gentle' });
});

test.each([[null], ['walk'], [[]], [{ ...given, name: '' }], [{ ...given, pricing: undefined }]])(
  '%j is no activity',
  (value) => {
    expect(z.safeParse(activitySummary, value).success).toBe(false);
  },
);
