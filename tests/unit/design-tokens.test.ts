import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, leastContrast } from '#contract/site/contrast.ts';
import { grounds, marks, ownPalette, pairs, textColours } from '#contract/site/palette.ts';
import { readTokens } from '#src/design/tokens.ts';

const { themes, scale } = readTokens(readFileSync('src/styles/tokens.css', 'utf8'));

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('both themes give every colour a value', () => {
  expect(Object.keys(themes.dark).filter((name) => name !== 'color-scheme')).toEqual(Object.keys(themes.light));
  expect(scale['color-paper']).toBe('var(--paper)');
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const value = (name: string) => themes[theme][name] ?? '';

  test.each(textColours)('%s can be read as text on every ground', (name) => {
    for (const ground of grounds)
      expect(contrast(value(name), value(ground))).toBeGreaterThanOrEqual(leastContrast.text);
  });

  test.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(leastContrast.text);
  });

  test.each(marks)('%s stands out on every ground', (name) => {
    for (const ground of grounds)
      expect(contrast(value(name), value(ground))).toBeGreaterThanOrEqual(leastContrast.marks);
  });

  test('mails, manifest and check know the colours of the style sheet', () => {
    expect(themes[theme]).toMatchObject(ownPalette[theme]);
  });
});
