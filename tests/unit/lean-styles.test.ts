import postcss from 'postcss';
import { expect, test } from 'vitest';
import { leanStyles } from '#scripts/vite/vite-lean-styles.ts';

async function lean(css: string): Promise<string> {
  const { css: styles } = await postcss([leanStyles()]).process(css, { from: undefined });
  return styles.replace(/\s+/g, ' ').trim();
}

test('a mixed colour takes the place of the plain one before it', async () => {
  const css = `.mark {
    background-color: var(--sun);
    padding: 1px;
    @supports (color: color-mix(in lab, red, red)) {
      background-color: color-mix(in oklab, var(--sun) 30%, transparent);
    }
  }`;
  expect(await lean(css)).toBe(
    '.mark { padding: 1px; background-color: color-mix(in oklab, var(--sun) 30%, transparent) }',
  );
});

test('what asks for anything else stays as it is', async () => {
  const css =
    '@supports (animation-timeline: view()) { .plate { color: red; } } .mark { @supports (color: color-mix(in lab, red, red)) { &:hover { color: red; } } }';
  expect(await lean(css)).toBe(css);
});

test('values for browsers without @property are left out, and the order of layers stays', async () => {
  const css =
    '@layer properties; @layer theme, base; @property --tw-blur { syntax: "*"; inherits: false; } @layer properties { @supports (not (color: rgb(from red r g b))) { * { --tw-blur: initial; } } }';
  expect(await lean(css)).toBe(
    '@layer properties; @layer theme, base; @property --tw-blur { syntax: "*"; inherits: false; }',
  );
});
