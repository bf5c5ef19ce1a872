import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { originalsFolder, photoCacheFolder } from '#server/photos/photo-files.ts';
import {
  cacheManifest,
  type MadePhotographs,
  readMadePhotographs,
  siteManifest,
} from '#server/photos/photo-manifest.ts';

/** The photographs of a catalogue that can be shown: those in the built site, where there is one, else all that were made here. */
export function shownPhotographs(contentDir: string, siteFolder?: string): MadePhotographs {
  const isBuilt = siteFolder !== undefined && existsSync(join(siteFolder, 'index.html'));
  const manifest = isBuilt ? siteManifest(siteFolder) : cacheManifest(photoCacheFolder());
  return readMadePhotographs(manifest, originalsFolder(contentDir));
}
