import { openPhotoCache } from '#server/photos/photo-cache.ts';
import { findOriginals, type OriginalFile } from '#server/photos/photo-files.ts';
import type { PhotoManifest, RenderedPhotograph } from '#server/photos/photo-manifest.ts';
import { photoRecipe } from '#server/photos/photo-recipe.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';
import { readOriginal, recalled, seenOf } from '#server/photos/read-original.ts';
import { renderPhotograph } from '#server/photos/render-photograph.ts';

export interface MakeOptions {
  /** Of the originals. */
  originals: string;
  /** Where renditions are kept. */
  cacheFolder: string;
  /** After each original: how many are done, of how many. */
  onDone?: (done: number, all: number) => void;
  /** What is there already, elsewhere than in the cache, by hashes. */
  elsewhere?: Readonly<Record<string, RenderedPhotograph>>;
  /** The paths of originals that are made before all others. */
  first?: ReadonlySet<string>;
  /** After so many milliseconds no other original is begun. */
  forMs?: number;
  /** Originals that were refused are not tried again while they are the same. */
  believesRefusals?: boolean;
  /** Does the work on one original when it is its turn. */
  turn?: (work: () => Promise<void>) => Promise<void>;
}

export interface MadeSummary {
  /** How many originals there are, and of how many renditions were made now. */
  all: number;
  made: number;
  /** Of each original that was refused: its path below the originals' folder, and why and what to do. */
  refused: { path: string; reason: string }[];
  /** How many are still to be looked at. */
  left: number;
}

/**
 * Makes the renditions of every original that has none yet, one original after the other. What is refused leaves nothing behind,
 * and neither does a run that is killed: the next one goes on where it was. An original that is as it was is not read again.
 *
 * @throws PhotoCacheBusy while another run makes photographs in the same folder.
 */
export async function makePhotographs(options: MakeOptions): Promise<MadeSummary> {
  const { originals, cacheFolder, onDone, elsewhere = {}, first, forMs = Number.POSITIVE_INFINITY } = options;
  const { believesRefusals = false, turn = (work) => work() } = options;
  const found = inOrder(findOriginals(originals), first);
  const summary: MadeSummary = { all: found.length, made: 0, refused: [], left: 0 };
  if (found.length === 0) return summary;
  const started = performance.now();
  const cache = openPhotoCache(cacheFolder);
  const { manifest } = cache;
  const now: Pick<PhotoManifest, 'files' | 'refused'> = { files: {}, refused: {} };
  const isMade = (hash: string) => manifest.photos[hash] !== undefined || elsewhere[hash] !== undefined;

  async function inspect({ path, file, refused }: OriginalFile): Promise<void> {
    // What was made before stands until there is something else.
    const before = manifest.files[path];
    if (before !== undefined) now.files[path] = before;
    if (refused !== undefined) throw new PhotoRefused(refused);
    const seen = seenOf(file);
    const known = recalled(manifest, path, seen);
    if (known !== undefined && 'hash' in known && isMade(known.hash)) return;
    if (known !== undefined && 'reason' in known && believesRefusals) throw new PhotoRefused(known.reason);
    if (performance.now() - started > forMs) {
      summary.left += 1;
      return;
    }
    await turn(async () => {
      try {
        const { bytes, hash } = await readOriginal(file, seen);
        if (!isMade(hash)) {
          await cache.keep(hash, await renderPhotograph(bytes, hash, cache.unfinished));
          summary.made += 1;
        }
        now.files[path] = { hash, ...seen };
      } catch (error) {
        if (error instanceof PhotoRefused) now.refused[path] = { reason: error.message, ...seen };
        throw error;
      }
    });
  }

  try {
    for (const [index, original] of found.entries()) {
      try {
        await inspect(original);
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        const { path } = original;
        const before = manifest.refused[path];
        if (now.refused[path] === undefined && before !== undefined) now.refused[path] = before;
        summary.refused.push({ path, reason: error.message });
      }
      onDone?.(index + 1, found.length);
    }
    await cache.settle({ ...now, recipe: photoRecipe.version });
  } finally {
    cache.close();
  }
  return summary;
}

function inOrder(found: OriginalFile[], first: ReadonlySet<string> | undefined): OriginalFile[] {
  if (first === undefined) return found;
  return [...found.filter(({ path }) => first.has(path)), ...found.filter(({ path }) => !first.has(path))];
}
