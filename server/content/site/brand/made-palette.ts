import { contrast, leastContrast } from '#contract/site/contrast.ts';
import {
  grounds,
  ownPalette,
  type Palette,
  type PaletteFile,
  type ThemeColours,
  type ThemeName,
} from '#contract/site/palette.ts';
import { mixColours } from '#server/content/site/brand/mix-colours.ts';

/** How much of the ink is in what is made of paper and ink. */
const inkShares = {
  light: { surface: 0, sand: 0.05, line: 0.13 },
  dark: { surface: 0.04, sand: 0.08, line: 0.17 },
} as const;

/** How much of the paper is in quiet text and in the lines of controls, where it can still be seen. */
const paperShares = { muted: 0.27, subtle: 0.37, 'line-strong': 0.52 } as const;

/** The footer is dark in both themes: what stands on it is made for the dark. */
const footerContrast = 11;

/** Every colour of the site, made of the few an operator has written; the project's own where these change nothing. */
export function madePalette(file: PaletteFile): Palette {
  const isEmpty = [file.light, file.dark].every((theme) => Object.keys(theme).length === 0);
  if (isEmpty) return ownPalette;
  return { light: madeTheme('light', file.light), dark: madeTheme('dark', file.dark) };
}

function madeTheme(theme: ThemeName, given: PaletteFile[ThemeName]): ThemeColours {
  const own = ownPalette[theme];
  const { paper = own.paper, ink = own.ink, primary = own.primary, accent = own.accent } = given;
  return {
    ...own,
    ...{ paper, ink, primary, accent },
    ...((given.paper ?? given.ink) && paperAndInk(theme, paper, ink)),
    ...(given.primary && {
      'primary-hover': mixColours(primary, ink, 0.2),
      'on-primary': paper,
      ...footerOf(primary, theme === 'light' ? paper : ink),
    }),
    ...(given.accent && { 'accent-hover': mixColours(accent, ink, 0.2), 'on-accent': paper }),
  };
}

function paperAndInk(theme: ThemeName, paper: string, ink: string): Partial<ThemeColours> {
  const shares = inkShares[theme];
  const made = {
    paper,
    // In the light a card is paler than the page.
    surface: theme === 'light' ? mixColours(paper, '#ffffff', 0.7) : mixColours(paper, ink, shares.surface),
    sand: mixColours(paper, ink, shares.sand),
  };
  const quiet = (name: keyof typeof paperShares, wanted: number) =>
    steps(paperShares[name])
      .map((share) => mixColours(ink, paper, share))
      .find((colour) => grounds.every((ground) => contrast(colour, made[ground]) >= wanted)) ?? ink;
  return {
    ...made,
    line: mixColours(paper, ink, shares.line),
    muted: quiet('muted', leastContrast.text),
    subtle: quiet('subtle', leastContrast.text),
    'line-strong': quiet('line-strong', leastContrast.marks),
  };
}

function footerOf(primary: string, pale: string): Partial<ThemeColours> {
  const isDark = (colour: string) => contrast(colour, '#ffffff') >= footerContrast;
  const footer = steps(1)
    .reverse()
    .map((share) => mixColours(primary, '#000000', share))
    .find(isDark);
  return { footer: footer ?? '#000000', 'on-footer': mixColours(pale, '#ffffff', 0.2) };
}

/** Shares from this one down to none. */
function steps(most: number): number[] {
  return Array.from({ length: 51 }, (_, step) => most * (1 - step / 50));
}
