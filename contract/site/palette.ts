import * as z from 'zod/mini';

/*
 * The colours of the site that are known outside its style sheet: by mails, the manifest and the check of an operator's
 * own. src/styles/tokens.css says the same of the project's.
 */

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** The project's own colours, by the names they have in src/styles/tokens.css. */
export const ownPalette = {
  light: {
    paper: '#fbf6ec',
    surface: '#fffdf8',
    sand: '#f3e8d3',
    ink: '#23201a',
    muted: '#5c5445',
    subtle: '#716651',
    primary: '#1f4a38',
    'primary-hover': '#173a2c',
    'on-primary': '#fffdf8',
    accent: '#a8431c',
    'accent-hover': '#8c3614',
    'on-accent': '#fffdf8',
    lagoon: '#0f6674',
    dusk: '#6a3560',
    success: '#2c6b3d',
    warning: '#865400',
    danger: '#b3261e',
    line: '#e2d5bb',
    'line-strong': '#8f8169',
    footer: '#1f3a2e',
    'on-footer': '#f3e8d3',
    'season-best': '#2f6a55',
    'season-good': '#9a6b1f',
  },
  dark: {
    paper: '#121814',
    surface: '#1a221d',
    sand: '#222c25',
    ink: '#f4ecdc',
    muted: '#c2b8a3',
    subtle: '#a0967f',
    primary: '#8ccba4',
    'primary-hover': '#a5d9b8',
    'on-primary': '#10201a',
    accent: '#f0935e',
    'accent-hover': '#f6ac80',
    'on-accent': '#2a1208',
    lagoon: '#6cc4d0',
    dusk: '#d59bcb',
    success: '#86cc93',
    warning: '#f0c064',
    danger: '#ff9a8f',
    line: '#344137',
    'line-strong': '#74806f',
    footer: '#1c3329',
    'on-footer': '#e9dec8',
    'season-best': '#5fa985',
    'season-good': '#b98a3c',
  },
} as const;

export type ColourName = keyof (typeof ownPalette)['light'];
export type ThemeColours = Readonly<Record<ColourName, string>>;
export type Palette = Readonly<Record<ThemeName, ThemeColours>>;

/** Every ground text stands on: the page, a card, a tinted part. */
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

/** The lines of controls, and what charts of a year are drawn with. */
export const marks = ['line-strong', 'season-best', 'season-good'] as const;

const colour = z
  .string('write a colour such as #1f4a38')
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'write a colour such as #1f4a38'), z.toLowerCase());

const themeFile = (example: string) =>
  z.strictObject(
    { paper: z.optional(colour), ink: z.optional(colour), primary: z.optional(colour), accent: z.optional(colour) },
    `write the colours of this theme as well, such as { "primary": "${example}" }`,
  );

/** What an operator may write of both themes. Every other colour is made of these, or stays as it is. */
export const paletteFile = z.strictObject({ light: themeFile('#1f4a38'), dark: themeFile('#8ccba4') });

export type PaletteFile = z.infer<typeof paletteFile>;
