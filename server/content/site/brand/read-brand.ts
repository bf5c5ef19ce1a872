import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '#contract/desk/content.ts';
import { ownPalette, type PaletteFile } from '#contract/site/palette.ts';
import type { Brand } from '#contract/site/site.ts';
import { logoProblem } from '#server/content/site/brand/logo-problem.ts';
import { madePalette } from '#server/content/site/brand/made-palette.ts';
import { complainOfPalette } from '#server/content/site/brand/palette-problems.ts';

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
