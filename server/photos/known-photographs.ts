import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOriginals } from '#server/photos/photo-files.ts';
import {
  cacheManifest,
  type MadePhotograph,
  type MadePhotographs,
  type PhotoManifest,
  readManifest,
  siteManifest,
} from '#server/photos/photo-manifest.ts';
import { PhotoRefused } from '#server/photos/photo-refused.ts';
import { recalled, seenOf } from '#server/photos/read-original.ts';

/** Where photographs lie while a server runs. */
export interface PhotoPlaces {
  originals: string;
  /** Where the server keeps what it makes. */
  cacheFolder: string;
  /** The built site, with what was made for it; undefined where there is none, and in development. */
  siteFolder: string | undefined;
}

export interface KnownPhotographs {
  /** What can be shown; what was made of an original stands until something is made of the one in its place. */
  made: MadePhotographs;
  /** The originals nothing can be made of, by their paths, and why. */
  refused: ReadonlyMap<string, string>;
  /** The originals that were not looked at yet. */
  waiting: readonly string[];
  /** How large each original is that has a size we take. */
  bytes: ReadonlyMap<string, number>;
}

/**
 * What is known of photographs, without reading one.
 *
 * @param record where only the originals of one matter: `tours/mara-classic`
 */
export function findPhotographs(places: PhotoPlaces, record?: string): KnownPhotographs {
  const { originals, cacheFolder } = places;
  const cache = readManifest(cacheManifest(cacheFolder));
  const site = builtPhotographs(places);
  const photos = { ...site.photos, ...cache.photos };
  const made = new Map<string, MadePhotograph>();
  const put = (path: string, hash: string | undefined) => {
    const found = hash === undefined ? undefined : photos[hash];
    if (hash !== undefined && found !== undefined) made.set(path, { ...found, hash });
  };
  for (const { files } of [cache, site]) for (const [path, { hash }] of Object.entries(files)) put(path, hash);
  const refused = new Map<string, string>();
  const waiting: string[] = [];
  const bytes = new Map<string, number>();
  for (const original of findOriginals(originals, record)) {
    const { path } = original;
    try {
      if (original.refused !== undefined) throw new PhotoRefused(original.refused);
      const seen = seenOf(original.file);
      bytes.set(path, seen.bytes);
      const known = recalled(cache, path, seen);
      if (known !== undefined && 'reason' in known) throw new PhotoRefused(known.reason);
      const built = site.files[path];
      put(path, built?.bytes === seen.bytes ? built.hash : cache.files[path]?.hash);
      if (known !== undefined && photos[known.hash] !== undefined) put(path, known.hash);
      else waiting.push(path);
    } catch (error) {
      if (!(error instanceof PhotoRefused)) throw error;
      refused.set(path, error.message);
    }
  }
  return { made, refused, waiting, bytes };
}

/** What was made for the built site; nothing where there is none. */
export function builtPhotographs({ siteFolder }: Pick<PhotoPlaces, 'siteFolder'>): PhotoManifest {
  const isBuilt = siteFolder !== undefined && existsSync(join(siteFolder, 'index.html'));
  return isBuilt ? readManifest(siteManifest(siteFolder)) : { photos: {}, files: {}, refused: {} };
}
