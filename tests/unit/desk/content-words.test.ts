import { expect, test } from 'vitest';
import { recordOf } from '#desk/content/content-words.ts';

test('a fault leads to the record it is in, and to none where the desk has none', () => {
  expect(recordOf('tours/marsh-day.json')).toEqual({ kind: 'tours', name: 'marsh-day' });
  expect(recordOf('site/about.json')).toEqual({ kind: 'site', name: 'about' });
  for (const file of ['site/operator.json', 'site/brand/palette.json', 'proof.json', 'fees'])
    expect(recordOf(file)).toBeUndefined();
});
