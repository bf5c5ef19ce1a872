import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { PhotoManifest, SeenOriginal } from '#server/photos/photo-manifest.ts';
import { photoLimits, photoRecipe } from '#server/photos/photo-recipe.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';

/**
 * An original as it is seen without reading it.
 *
 * @throws PhotoRefused where it is empty or too large.
 */
export function seenOf(file: string): Required<SeenOriginal> {
  const { size, mtimeMs } = statSync(file);
  if (size === 0) throw new PhotoRefused('is empty; copy it there again');
  if (size > photoLimits.bytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1);
    throw new PhotoRefused(`is ${megabytes} MB large; save it with 25 MB at most`);
  }
  return { bytes: size, changed: mtimeMs };
}

/** What came of an original when it was read, where it is seen to be the same as then. */
export function recalled(
  { files, refused, recipe }: PhotoManifest,
  path: string,
  seen: SeenOriginal,
): { hash: string } | { reason: string } | undefined {
  if (recipe !== photoRecipe.version) return undefined;
  return [files[path], refused[path]].find(
    (known) => known !== undefined && known.bytes === seen.bytes && known.changed === seen.changed,
  );
}

/** @returns its bytes, and the hash of them and of the recipe, which its renditions are named by */
export async function readOriginal(
  file: string,
  { bytes: size }: SeenOriginal,
): Promise<{ bytes: Buffer; hash: string }> {
  const hash = createHash('sha256').update(`photograph ${photoRecipe.version}\n`);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    length += part.byteLength;
    // It grew since it was looked at: somebody is still copying it.
    if (length > Math.max(size, photoLimits.bytes)) break;
    hash.update(part);
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), hash: hash.digest('hex').slice(0, 24) };
}
