import type { ThemeName } from '#contract/site/palette.ts';

/** Custom properties by name without their dashes: `paper` is `#fbf6ec`. */
export type Tokens = Readonly<Record<string, string>>;

/** What tokens.css declares: each theme's own values, and the scale both share. */
export interface TokenSheet {
  themes: Readonly<Record<ThemeName, Tokens>>;
  scale: Tokens;
}

export function readTokens(css: string): TokenSheet {
  return {
    themes: { light: declarationsOf(css, ':root'), dark: declarationsOf(css, '[data-theme="dark"]') },
    scale: declarationsOf(css, '@theme inline'),
  };
}

export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

/** The custom properties of the one block that starts with this selector. */
function declarationsOf(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`tokens.css has no block ${selector}.`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
