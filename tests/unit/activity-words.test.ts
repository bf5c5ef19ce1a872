import { expect, test } from 'vitest';
import { formatAges, formatDuration, typeName } from '#features/activities/activity-words.ts';

test.each([
  [undefined, 'Duration not specified'],
  [{ hours: 0, minutes: 45 }, '45 minutes'],
  [{ hours: 1, minutes: 0 }, '1 hour'],
  [{ hours: 4, minutes: 0 }, '4 hours'],
  [{ hours: 1, minutes: 30 }, '1h 30m'],
])('a duration of %j reads %s (B-55)', (duration, words) => {
  expect(formatDuration(duration)).toBe(words);
});

test.each([
  [undefined, 'All ages'],
  [{}, 'All ages'],
  [{ min: 7 }, '7+ years'],
  [{ min: 7, max: 70 }, '7-70 years'],
])('ages of %j read %s (B-56)', (age, words) => {
  expect(formatAges(age)).toBe(words);
});

test('an activity without a type is an Activity (B-51)', () => {
  expect(typeName(undefined)).toBe('Activity');
  expect(typeName('wildlife')).toBe('Wildlife');
});
