import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFile } from '#contract/records/photo-renditions.ts';
import { isRunning } from '#server/is-running.ts';
import {
  cacheManifest,
  type PhotoManifest,
  type RenderedPhotograph,
  readManifest,
  writeManifest,
} from '#server/photos/photo-manifest.ts';

/** Another run is making photographs in this folder. */
export class PhotoCacheBusy extends Error {
  override name = 'PhotoCacheBusy';
}

/** A folder of renditions while photographs are made. Whatever is in it has a line in its manifest, and is whole. */
export interface PhotoCache {
  readonly manifest: PhotoManifest;
  /** Where unfinished files go, on the same disk. */
  readonly unfinished: string;
  /** Takes over the files that were written to `unfinished`. */
  keep(hash: string, rendered: RenderedPhotograph): Promise<void>;
  /** Says which original is which photograph and which is none, in place of what was said before. */
  settle(originals: Omit<PhotoManifest, 'photos'>): Promise<void>;
  close(): void;
}

const unfinishedPrefix = '.unfinished-';

/**
 * Opens a folder for one run, and removes what one that was killed has left there.
 *
 * @throws PhotoCacheBusy while another run has it.
 */
export function openPhotoCache(folder: string): PhotoCache {
  const file = cacheManifest(folder);
  const unfinished = join(folder, `${unfinishedPrefix}${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  const other = readdirSync(folder).map(processOf).find(isOtherAndRuns);
  if (other !== undefined) {
    rmSync(unfinished, { recursive: true });
    throw new PhotoCacheBusy(`${folder}: process ${other} is making photographs; wait until it has`);
  }
  const manifest = readManifest(file);
  dropIncomplete(folder, manifest);
  const kept = new Set([...renditions(manifest), 'photos.json', `${unfinishedPrefix}${process.pid}`]);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  return {
    manifest,
    unfinished,
    async keep(hash, rendered) {
      for (const name of renditionsOf(hash, rendered)) await rename(join(unfinished, name), join(folder, name));
      manifest.photos[hash] = rendered;
      await writeManifest(file, manifest);
    },
    async settle(originals) {
      Object.assign(manifest, originals);
      await writeManifest(file, manifest);
    },
    close: () => rmSync(unfinished, { recursive: true, force: true }),
  };
}

/** The names of a photograph's files. */
export function renditionsOf(hash: string, { widths, fallback }: RenderedPhotograph): string[] {
  return [...widths.map((width) => photoFile(hash, width)), photoFile(hash, fallback, 'webp')];
}

function renditions({ photos }: PhotoManifest): string[] {
  return Object.entries(photos).flatMap(([hash, rendered]) => renditionsOf(hash, rendered));
}

/** Somebody may have emptied the folder by hand. */
function dropIncomplete(folder: string, { photos }: PhotoManifest): void {
  const there = new Set(readdirSync(folder));
  for (const [hash, rendered] of Object.entries(photos)) {
    if (!renditionsOf(hash, rendered).every((name) => there.has(name))) delete photos[hash];
  }
}

function processOf(name: string): number | undefined {
  return name.startsWith(unfinishedPrefix) ? Number(name.slice(unfinishedPrefix.length)) : undefined;
}

function isOtherAndRuns(id: number | undefined): boolean {
  return id !== undefined && id !== process.pid && isRunning(id);
}
