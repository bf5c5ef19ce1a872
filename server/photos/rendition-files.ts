import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '#server/error-parts.ts';
import type { PhotoPlaces } from '#server/photos/known-photographs.ts';
import { renditionsOf } from '#server/photos/photo-cache.ts';
import type { MadePhotographs } from '#server/photos/photo-manifest.ts';

/** A rendition as it is served. */
export interface RenditionFile {
  address: string;
  body: Uint8Array<ArrayBuffer>;
}

/** The renditions of these originals that are not served yet, by originals; nothing for one whose files are gone. */
export function renditionFiles(
  places: PhotoPlaces,
  photographs: MadePhotographs,
  isServed: (address: string) => boolean,
): Map<string, RenditionFile[] | undefined> {
  const files = new Map<string, RenditionFile[] | undefined>();
  for (const [path, photograph] of photographs) {
    const lacking = renditionsOf(photograph.hash, photograph).filter((name) => !isServed(`/photos/${name}`));
    const found = lacking.flatMap((name) => {
      const body = readRendition(places, name);
      return body === undefined ? [] : [{ address: `/photos/${name}`, body }];
    });
    files.set(path, found.length === lacking.length ? found : undefined);
  }
  return files;
}

/** A rendition's bytes; undefined where its file is gone. */
export function readRendition(
  { cacheFolder, siteFolder }: PhotoPlaces,
  name: string,
): Uint8Array<ArrayBuffer> | undefined {
  const built = siteFolder === undefined ? [] : [join(siteFolder, 'photos')];
  for (const folder of [cacheFolder, ...built]) {
    try {
      return new Uint8Array(readFileSync(join(folder, name)));
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
    }
  }
  return undefined;
}
