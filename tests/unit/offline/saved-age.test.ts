import { expect, test } from 'vitest';
import { formatSavedAge } from '#offline/saved-copy-line.tsx';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, 'a moment ago'],
  [minute - 1, 'a moment ago'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [26.9 * hour, '26 hours ago'],
  [48 * hour, '2 days ago'],
  [6.5 * 24 * hour, '6 days ago'],
])('a copy of %i ms was saved %s', (age, words) => {
  expect(formatSavedAge(age)).toBe(words);
});
