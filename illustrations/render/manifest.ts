// What has been rendered: for every plate the hash of its drawing, its sizes, and what a page needs before it arrives.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { productFolder } from '#illustrations/product.ts';

const renderedPlate = z.object({
  hash: z.string(),
  effort: z.int(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
  lqip: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
});
export type RenderedPlate = z.infer<typeof renderedPlate>;

export type Manifest = Map<string, RenderedPlate>;

const manifestFile = join(productFolder, 'server', 'catalogue', 'plates.json');

/** Counts up when the way from drawing to file changes: grain, vignette, encoders. */
const renderVersion = 3;

/** What a drawing is known by. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(`${renderVersion}\n${svg}`).digest('hex').slice(0, 16);
}

export function readManifest(): Manifest {
  if (!existsSync(manifestFile)) return new Map();
  const entries = z.record(z.string(), renderedPlate).parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  return new Map(Object.entries(entries));
}

/** Sorted by key and laid out as the formatter would, so that nothing changes where nothing changed. */
export function writeManifest(manifest: Manifest): void {
  const entries = [...manifest]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, plate]) => `  ${JSON.stringify(key)}: {\n${fieldLines(plate).join(',\n')}\n  }`);
  const text = entries.length === 0 ? '{}\n' : `{\n${entries.join(',\n')}\n}\n`;
  if (existsSync(manifestFile) && readFileSync(manifestFile, 'utf8') === text) return;
  writeFileSync(manifestFile, text);
}

function fieldLines({ hash, effort, width, height, widths, colour, lqip, focal }: RenderedPlate): string[] {
  const fields = { hash, effort, width, height, widths, colour, lqip, focal };
  return Object.entries(fields).map(([name, value]) => `    ${JSON.stringify(name)}: ${inline(value)}`);
}

/** On one line, with the formatter's spaces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inline(field)}`);
  return `{ ${fields.join(', ')} }`;
}
