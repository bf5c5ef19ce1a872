import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cacheManifest, type PhotoManifest } from '#server/photos/photo-manifest.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** A folder of originals and one for what is made of them; both go with the test. */
export interface OriginalFolder {
  originals: string;
  cacheFolder: string;
  /** Lays a file below the originals, `tours/marsh-day/lioness.jpg`. */
  put(path: string, bytes: Buffer | string): void;
  manifest(): PhotoManifest;
  /** What lies in the cache, but the manifest. */
  made(): string[];
}

export function originalFolder(): OriginalFolder {
  const root = temporaryFolder();
  const originals = join(root, 'photos');
  const cacheFolder = join(root, 'cache');
  return {
    originals,
    cacheFolder,
    put(path, bytes) {
      mkdirSync(join(originals, dirname(path)), { recursive: true });
      writeFileSync(join(originals, path), bytes);
    },
    manifest: () => JSON.parse(readFileSync(cacheManifest(cacheFolder), 'utf8')) as PhotoManifest,
    made: () => readdirSync(cacheFolder).filter((name) => name !== 'photos.json'),
  };
}

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

/** A sand-coloured picture with a red upper left and a blue upper right corner, as it lies in its file. */
export function cornered(width: number, height: number): Sharp {
  const size = Math.floor(Math.min(width, height) / 4);
  const corner = (background: typeof red) => ({
    input: { create: { width: size, height: size, channels: 3 as const, background } },
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 180, b: 140 } } }).composite([
    { ...corner(red), left: 0 },
    { ...corner(blue), left: width - size },
  ]);
}

/** Which corner of a picture is red, and which blue. */
export async function cornersOf(file: string | Buffer): Promise<{ red: string | undefined; blue: string | undefined }> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    const [r = 0, , b = 0] = data.subarray(start, start + 3);
    return r > b + 100 ? 'red' : b > r + 100 ? 'blue' : 'sand';
  };
  const [right, bottom] = [info.width - 20, info.height - 20];
  const corners = Object.entries({
    'upper left': at(20, 20),
    'upper right': at(right, 20),
    'lower left': at(20, bottom),
    'lower right': at(right, bottom),
  });
  const where = (colour: string) => corners.find(([, found]) => found === colour)?.[0];
  return { red: where('red'), blue: where('blue') };
}
