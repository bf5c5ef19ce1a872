import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { openPhotoCache } from '#server/photos/photo-cache.ts';
import { findOriginals } from '#server/photos/photo-files.ts';
import type { PhotoManifest } from '#server/photos/photo-manifest.ts';
import { photoLimits, photoRecipe } from '#server/photos/photo-recipe.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';
import { renderPhotograph } from '#server/photos/render-photograph.ts';

export interface MakeOptions {
  /** Of the originals. */
  originals: string;
  /** Where renditions are kept. */
  cacheFolder: string;
  /** After each original: how many are done, of how many. */
  onDone?: (done: number, all: number) => void;
}

export interface MadeSummary {
  /** How many originals there are, and of how many renditions were made now. */
  all: number;
  made: number;
  /** Of each original that was refused: its path below the originals' folder, and why and what to do. */
  refused: { path: string; reason: string }[];
}

/**
 * Makes the renditions of every original that has none yet, one original after the other. What is refused leaves nothing behind,
 * and neither does a run that is killed: the next one goes on where it was.
 *
 * @throws PhotoCacheBusy while another run makes photographs in the same folder.
 */
export async function makePhotographs({ originals, cacheFolder, onDone }: MakeOptions): Promise<MadeSummary> {
  const found = findOriginals(originals);
  const summary: MadeSummary = { all: found.length, made: 0, refused: [] };
  if (found.length === 0) return summary;
  const cache = openPhotoCache(cacheFolder);
  const files: PhotoManifest['files'] = {};
  try {
    for (const [index, { path, file, refused }] of found.entries()) {
      try {
        if (refused !== undefined) throw new PhotoRefused(refused);
        const { bytes, hash } = await readOriginal(file);
        if (cache.manifest.photos[hash] === undefined) {
          await cache.keep(hash, await renderPhotograph(bytes, hash, cache.unfinished));
          summary.made += 1;
        }
        files[path] = { hash, bytes: bytes.byteLength };
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        summary.refused.push({ path, reason: error.message });
      }
      onDone?.(index + 1, found.length);
    }
    await cache.name(files);
  } finally {
    cache.close();
  }
  return summary;
}

/** @throws PhotoRefused where it is empty or too large, which is seen without reading it. */
async function readOriginal(file: string): Promise<{ bytes: Buffer; hash: string }> {
  const { size } = await stat(file);
  if (size === 0) throw new PhotoRefused('is empty; copy it there again');
  if (size > photoLimits.bytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    throw new PhotoRefused(`is ${megabytes} MB large; save it with 25 MB at most`);
  }
  const hash = createHash('sha256').update(`photograph ${photoRecipe.version}\n`);
  const parts: Buffer[] = [];
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(part);
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), hash: hash.digest('hex').slice(0, 24) };
}
