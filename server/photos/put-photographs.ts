import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { renditionsOf } from '#server/photos/photo-cache.ts';
import {
  cacheManifest,
  type PhotoManifest,
  readManifest,
  siteManifest,
  writeManifest,
} from '#server/photos/photo-manifest.ts';

/**
 * Copies the photographs of these originals into a built site, with what a server needs to know of them. What is there already
 * stays: another version of the site may still be asked for it.
 *
 * @param named the paths of the originals that records show; those nothing was made of are left out
 */
export async function putPhotographs(cacheFolder: string, siteFolder: string, named: Iterable<string>): Promise<void> {
  const { photos, files } = readManifest(cacheManifest(cacheFolder));
  const shown: PhotoManifest = { photos: {}, files: {}, refused: {} };
  for (const path of named) {
    const file = files[path];
    const rendered = file && photos[file.hash];
    if (file === undefined || rendered === undefined) continue;
    // When it was changed says nothing on another machine.
    shown.files[path] = { hash: file.hash, bytes: file.bytes };
    shown.photos[file.hash] = rendered;
  }
  const folder = join(siteFolder, 'photos');
  if (Object.keys(shown.photos).length > 0) await mkdir(folder, { recursive: true });
  for (const [hash, rendered] of Object.entries(shown.photos)) {
    for (const name of renditionsOf(hash, rendered)) await copyInOneStep(join(cacheFolder, name), join(folder, name));
  }
  await writeManifest(siteManifest(siteFolder), shown);
}

/** Whoever finds the copy finds all of it. */
async function copyInOneStep(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const unfinished = `${to}.${process.pid}`;
  await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
  await rename(unfinished, to);
}
