// What has been rendered: what a page needs of every plate before it arrives is the product's, the hash of its
// drawing ours.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { productFolder } from '#illustrations/product.ts';

/** By the plates' keys, as each file has them. */
const shownPlates = z.record(
  z.string(),
  z.object({
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
    colour: z.string(),
    lqip: z.string(),
    focal: z.object({ x: z.number(), y: z.number() }),
  }),
);
const drawnPlates = z.record(z.string(), z.object({ hash: z.string(), effort: z.int() }));

export type RenderedPlate = z.infer<typeof shownPlates>[string] & z.infer<typeof drawnPlates>[string];

export type Manifest = Map<string, RenderedPlate>;

const shownFile = join(productFolder, 'server', 'catalogue', 'plates.json');
const drawnFile = fileURLToPath(new URL('../ledgers/plates.json', import.meta.url));

/** Counts up when the way from drawing to file changes: grain, vignette, encoders. */
const renderVersion = 3;

/** What a drawing is known by. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(`${renderVersion}\n${svg}`).digest('hex').slice(0, 16);
}

export function readManifest(): Manifest {
  if (!existsSync(shownFile) || !existsSync(drawnFile)) return new Map();
  const shown = shownPlates.parse(JSON.parse(readFileSync(shownFile, 'utf8')));
  const drawn = drawnPlates.parse(JSON.parse(readFileSync(drawnFile, 'utf8')));
  return new Map(
    Object.entries(shown).flatMap(([key, plate]) => {
      const made = drawn[key];
      return made === undefined ? [] : [[key, { ...made, ...plate }]];
    }),
  );
}

/** Sorted by key and laid out as the formatter would, so that nothing changes where nothing changed. */
export function writeManifest(manifest: Manifest): void {
  const plates = [...manifest].sort(([one], [other]) => (one < other ? -1 : 1));
  writeEntries(
    shownFile,
    plates.map(([key, { width, height, widths, colour, lqip, focal }]) => {
      const fields = Object.entries({ width, height, widths, colour, lqip, focal });
      const lines = fields.map(([name, value]) => `    ${JSON.stringify(name)}: ${inline(value)}`);
      return `  ${JSON.stringify(key)}: {\n${lines.join(',\n')}\n  }`;
    }),
  );
  writeEntries(
    drawnFile,
    plates.map(([key, { hash, effort }]) => `  ${JSON.stringify(key)}: ${inline({ hash, effort })}`),
  );
}

function writeEntries(file: string, entries: readonly string[]): void {
  const text = entries.length === 0 ? '{}\n' : `{\n${entries.join(',\n')}\n}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

/** On one line, with the formatter's spaces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inline(field)}`);
  return `{ ${fields.join(', ')} }`;
}
