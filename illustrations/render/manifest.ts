// What has been rendered: what a page needs of every plate before it arrives is the product's, the hash of its
// drawing ours.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { productFolder } from '#illustrations/product.ts';

/** By the plates' names: what pages show until the picture is there. */
const shownPlates = z.record(
  z.string(),
  z.object({
    colour: z.string(),
    lqip: z.string(),
    size: z.optional(z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) })),
  }),
);

/** By the keys of the shapes: which drawing the files are of, and where on it the subject is. */
const drawnShapes = z.object({
  /** Of everything the drawings come from; while it is the same, no drawing has changed. */
  sources: z.string(),
  shapes: z.record(
    z.string(),
    z.object({ hash: z.string(), effort: z.int(), subject: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  ),
});

export type ShownPlate = z.infer<typeof shownPlates>[string];
export type DrawnShape = z.infer<typeof drawnShapes>['shapes'][string];

export interface Manifest {
  sources: string;
  readonly plates: Map<string, ShownPlate>;
  readonly shapes: Map<string, DrawnShape>;
}

const shownFile = join(productFolder, 'server', 'content', 'catalogue', 'plates.json');
const drawnFile = fileURLToPath(new URL('../ledgers/plates.json', import.meta.url));

/** Counts up when the way from drawing to file changes: grain, vignette, encoders. */
export const renderVersion = 4;

/** What a drawing is known by. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(`${renderVersion}\n${svg}`).digest('hex').slice(0, 16);
}

export function readManifest(): Manifest {
  const shown = existsSync(shownFile) ? shownPlates.parse(readJson(shownFile)) : {};
  const drawn = existsSync(drawnFile) ? drawnShapes.parse(readJson(drawnFile)) : { sources: '', shapes: {} };
  return {
    sources: drawn.sources,
    plates: new Map(Object.entries(shown)),
    shapes: new Map(Object.entries(drawn.shapes)),
  };
}

/** Sorted by key and laid out as the formatter would, so that nothing changes where nothing changed. */
export function writeManifest({ sources, plates, shapes }: Manifest): void {
  const shown = byKey(plates).map(([key, plate]) => entry(key, plate, '  '));
  writeChanged(shownFile, `{\n${shown.join(',\n')}\n}\n`);
  const drawn = byKey(shapes).map(([key, shape]) => entry(key, shape, '    '));
  writeChanged(drawnFile, `{\n  "sources": ${JSON.stringify(sources)},\n  "shapes": {\n${drawn.join(',\n')}\n  }\n}\n`);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function byKey<Value>(entries: ReadonlyMap<string, Value>): [string, Value][] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}

function entry(key: string, fields: object, indent: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${indent}  ${JSON.stringify(name)}: ${inline(value)}`);
  return `${indent}${JSON.stringify(key)}: {\n${lines.join(',\n')}\n${indent}}`;
}

function writeChanged(file: string, text: string): void {
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
