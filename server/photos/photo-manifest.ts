import { existsSync, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const size = z.int().check(z.gte(1));

/** What was made of an original. */
const rendered = z.object({
  /** Upright and in pixels, as the largest rendition is. */
  width: size,
  height: size,
  /** Of its AVIF renditions, the smallest first. */
  widths: z.array(size).check(z.minLength(1)),
  /** Of the one in WebP. */
  fallback: size,
  colour: z.string(),
  /** A data address. */
  preview: z.string(),
});
export type RenderedPhotograph = z.infer<typeof rendered>;

/** What of an original was seen from outside when it was read: while that is the same, it is not read again. */
const seen = z.object({
  bytes: z.int(),
  /** When it was changed, in milliseconds since 1970; missing where that says nothing, as in a built site. */
  changed: z.optional(z.number()),
});
export type SeenOriginal = z.infer<typeof seen>;

const manifest = z.object({
  /** By the hash of the original and the recipe, which its files are named by. */
  photos: z.record(z.string(), rendered),
  /** By the original's path below the content's `photos/`: `tours/mara-classic/lioness.jpg`. */
  files: z.record(z.string(), z.object({ hash: z.string(), ...seen.shape })),
  /** The originals nothing could be made of, by their paths, and why. */
  refused: z._default(z.record(z.string(), z.object({ reason: z.string(), ...seen.shape })), {}),
  /** The version of the recipe that hashes and refusals are of. */
  recipe: z.optional(z.int()),
});
export type PhotoManifest = z.infer<typeof manifest>;

/** A photograph that can be shown. */
export interface MadePhotograph extends RenderedPhotograph {
  hash: string;
}

/** By the original's path below the content's `photos/`. */
export type MadePhotographs = ReadonlyMap<string, MadePhotograph>;

export const noPhotographs: MadePhotographs = new Map();

/** Beside the renditions, where they are made. */
export function cacheManifest(cacheFolder: string): string {
  return join(cacheFolder, 'photos.json');
}

/** In the built site; hidden, so that no address reaches it: it tells what the operator's own files are called. */
export function siteManifest(siteFolder: string): string {
  return join(siteFolder, '.photos.json');
}

/** What is in the file; nothing where it is missing or was damaged, since everything can be made again. */
export function readManifest(file: string): PhotoManifest {
  const empty = { photos: {}, files: {}, refused: {} };
  if (!existsSync(file)) return empty;
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return empty;
  }
}

/** Replaces the file in one step: whoever reads it finds the old one or the new one. */
export async function writeManifest(file: string, { photos, files, refused, recipe }: PhotoManifest): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  const all = { photos: sorted(photos), files: sorted(files), refused: sorted(refused), recipe };
  await writeFile(unfinished, `${JSON.stringify(all, null, 1)}\n`);
  await rename(unfinished, file);
}

/**
 * The photographs a manifest knows, but those whose original below `originals` has another size by now: they are others. Where
 * the original is not there, which a server does without, what was made of it stands.
 */
export function readMadePhotographs(file: string, originals: string): MadePhotographs {
  const { photos, files } = readManifest(file);
  return new Map(
    Object.entries(files).flatMap(([path, { hash, bytes }]) => {
      const found = photos[hash];
      const original = statSync(join(originals, path), { throwIfNoEntry: false });
      if (found === undefined || (original !== undefined && original.size !== bytes)) return [];
      return [[path, { ...found, hash }] as const];
    }),
  );
}

function sorted<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}
