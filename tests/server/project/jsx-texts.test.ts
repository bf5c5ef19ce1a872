import { expect, test } from 'vitest';
import { textsBesideTexts } from '#tests/support/jsx-texts.ts';

test('a text with something put in is one text, as a translator takes it (B-288)', () => {
  expect(textsBesideTexts('src')).toEqual([]);
});
