import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '#contract/desk/content.ts';
import { contrast, leastContrast, luminance } from '#contract/site/contrast.ts';
import {
  grounds,
  marks,
  ownPalette,
  type PaletteFile,
  pairs,
  type ThemeColours,
  type ThemeName,
  textColours,
  themeNames,
} from '#contract/site/palette.ts';
import type { Brand } from '#contract/site/site.ts';
import { logoProblem } from '#server/content/site/brand/logo-problem.ts';
import { madePalette } from '#server/content/site/brand/made-palette.ts';
import { mixColours } from '#server/content/site/brand/mix-colours.ts';
import type { Complain } from '#server/content-error.ts';

/** What the folder holds, each where the operator has one. */
const files = ['logo.svg', 'palette.json'];

interface BrandFolder {
  /** Where it lies. */
  path: string;
  /** What it is called in a problem. */
  name: string;
  /** Reads `palette.json` and notes what is wrong with it. */
  readPalette: () => PaletteFile | undefined;
}

/** Reads the operator's logo and colours, each the project's own where there is none. What is wrong goes to `problems`. */
export function readBrand({ path, name, readPalette }: BrandFolder, problems: ContentProblem[]): Brand {
  const complainOf = (file: string) => (field: string, reason: string) =>
    void problems.push({ file: `${name}/${file}`, field, reason });
  const found = existsSync(path) ? readdirSync(path).filter((file) => !file.startsWith('.')) : [];
  for (const file of found) {
    if (!files.includes(file)) complainOf(file)('', `is not read here; there may be ${files.join(' and ')}`);
  }
  const logo = found.includes('logo.svg') ? readFileSync(join(path, 'logo.svg'), 'utf8') : undefined;
  const problem = logo === undefined ? undefined : logoProblem(logo);
  if (problem !== undefined) complainOf('logo.svg')('', problem);
  const palette = found.includes('palette.json') ? readPalette() : undefined;
  if (palette === undefined) return { logo, palette: ownPalette };
  complainOfPalette(palette, complainOf('palette.json'));
  return { logo, palette: madePalette(palette) };
}

type ThemeFile = PaletteFile[ThemeName];
type Field = keyof ThemeFile;

/** One colour on another: what it is called in a line, what it has, and what it needs. */
interface Seen {
  field: Field;
  words: string;
  ratio: number;
  wanted: number;
}

/** How much of its own colour is in the ground of a label. */
const labelTint = 0.12;

/** What a label may be written in (src/ui/badge.tsx). */
const labelColours = ['primary', 'accent', 'lagoon', 'dusk', 'success', 'warning', 'danger'] as const;

const groundNames = { paper: 'the paper', surface: 'a card', sand: 'a tinted part' } as const;

/** Complains of each colour of the file that cannot be seen on what it stands on, or under what stands on it, in a line. */
function complainOfPalette(file: PaletteFile, complain: Complain): void {
  for (const theme of themeNames) {
    const given = file[theme];
    const { paper, ink } = madePalette(file)[theme];
    const isLight = theme === 'light';
    if (luminance(paper) > luminance(ink) !== isLight) {
      const field = given.paper === undefined ? 'ink' : 'paper';
      const words = `paper ${paper} and ink ${ink} are not those of a ${theme} theme`;
      complain(`${theme}.${field}`, `${words}; write a paper ${isLight ? 'lighter' : 'darker'} than the ink`);
      continue;
    }
    for (const { field, words, ratio, wanted } of worst(file, theme).values()) {
      const needs = wanted === leastContrast.text ? `text needs ${wanted}` : `lines and marks need ${wanted}`;
      const direction = (field === 'paper') === isLight ? 'lighter' : 'darker';
      const other = better(file, theme, field, direction);
      const example = other === undefined ? '' : `, such as ${other}`;
      complain(
        `${theme}.${field}`,
        `${words} has a contrast of ${shown(ratio)}, and ${needs}; write a ${direction} ${field}${example}`,
      );
    }
  }
}

/** Of each colour of the file what is seen least of all that is seen too little. */
function worst(file: PaletteFile, theme: ThemeName): Map<Field, Seen> {
  const found = new Map<Field, Seen>();
  for (const seen of seenIn(madePalette(file)[theme], file[theme])) {
    const share = seen.ratio / seen.wanted;
    const before = found.get(seen.field);
    if (share < 1 && (before === undefined || share < before.ratio / before.wanted)) found.set(seen.field, seen);
  }
  return found;
}

function seenIn(colours: ThemeColours, given: ThemeFile): Seen[] {
  const isGiven = (name: string): name is Field => given[name as Field] !== undefined;
  /** Whose fault it is: its own where it was written, else that of the ground. */
  const fieldOf = (name: string): Field => {
    if (isGiven(name)) return name;
    return isGiven('paper') ? 'paper' : 'ink';
  };
  const seen = (field: Field, name: keyof ThemeColours, where: string, on: string, wanted: number): Seen => ({
    field,
    words: `${name} ${colours[name]} on ${where} ${on}`,
    ratio: contrast(colours[name], on),
    wanted,
  });
  const onGrounds = [...textColours, ...marks].flatMap((name) => {
    const wanted = marks.some((mark) => mark === name) ? leastContrast.marks : leastContrast.text;
    return grounds.map((ground) => seen(fieldOf(name), name, groundNames[ground], colours[ground], wanted));
  });
  const onLabels = labelColours.flatMap((name) =>
    (['paper', 'surface'] as const).map((ground) => {
      const label = mixColours(colours[ground], colours[name], labelTint);
      return seen(fieldOf(name), name, 'a label tinted with it', label, leastContrast.text);
    }),
  );
  const onPairs = pairs.map(([name, ground]) => {
    const field = ground.startsWith('accent') ? 'accent' : 'primary';
    return seen(field, name, ground, colours[ground], leastContrast.text);
  });
  return [...onGrounds, ...onLabels, ...onPairs];
}

/** The nearest colour in this direction that is seen enough; undefined where none is. */
function better(file: PaletteFile, theme: ThemeName, field: Field, direction: string): string | undefined {
  const written = file[theme][field];
  if (written === undefined) return undefined;
  const end = direction === 'lighter' ? '#ffffff' : '#000000';
  for (let share = 0.02; share < 1; share += 0.02) {
    const colour = mixColours(written, end, share);
    if (!worst({ ...file, [theme]: { ...file[theme], [field]: colour } }, theme).has(field)) return colour;
  }
  return undefined;
}

/** Two decimals, never rounded up to what is wanted. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
