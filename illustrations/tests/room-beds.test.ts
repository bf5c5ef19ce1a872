import { expect, test } from 'vitest';
import { bedsIn } from '#illustrations/render/room-beds.ts';

test.each([
  ['one double or two singles', ['double']],
  ['two singles or one double', ['single', 'single']],
  ['one king, two singles and a day bed', ['double', 'single', 'single']],
  ['two queen beds', ['double', 'double']],
  ['one double and one bunk bed', ['double', 'bunk']],
  ['one king and a sofa bed for two', ['double', 'single']],
  ['four singles', ['single', 'single', 'single']],
  ['a double and a single', ['double', 'single']],
  ['a hammock', ['double']],
])('a room with %s is drawn with them, three at most', (words, beds) => {
  expect(bedsIn(words)).toEqual(beds);
});
