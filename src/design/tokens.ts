/** Custom properties by name without their dashes: `paper` is `#fbf6ec`. */
export type Tokens = Readonly<Record<string, string>>;

export type ThemeName = 'light' | 'dark';

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

/** Every ground text stands on. */
export const grounds = ['paper', 'surface', 'sand'] as const;

/** Text that is read on a ground. */
export const textColours = [
  'ink',
  'muted',
  'subtle',
  'primary',
  'accent',
  'lagoon',
  'dusk',
  'success',
  'warning',
  'danger',
] as const;

/** Text with the one ground it is made for. */
export const pairs = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-footer', 'footer'],
] as const;

/** What WCAG 2 asks of text, and of large text and the lines of a control. */
export const leastContrast = { text: 4.5, lines: 3 } as const;

/** The contrast of two colours, `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
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
