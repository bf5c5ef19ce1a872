import { expect, test } from 'vitest';
import { textsBesideTexts } from '#tests/support/jsx-texts.ts';

test('a text with something put in is one text, as a translator takes it', () => {
  expect(textsBesideTexts('src')).toEqual([]);
});
