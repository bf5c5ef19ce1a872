import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts and plates are compressed already. */
const text = /\.(html|js|mjs|css|svg|json|webmanifest|xml|txt|ico)$/;

/** Below this the two files more are not worth it. */
const smallest = 512;

export interface Compressed {
  brotli: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

export function isCompressible(path: string): boolean {
  return text.test(path);
}

/** How hard: a quick copy is a tenth larger and takes a tenth of the time. */
export type Pressure = 'hard' | 'quick';

/**
 * Both copies of a text file of the site, made by Node's other threads; undefined where that is not worth it. Code, which is cached
 * for a year, and pages, of which a first visit waits for one, are pressed hardest; their data are many files and come when
 * nobody waits.
 */
export async function compressed(path: string, whole: Uint8Array, pressure: Pressure): Promise<Compressed | undefined> {
  if (whole.byteLength < smallest) return undefined;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(whole, brotliOptions(path, pressure)),
    toGzip(whole, gzipOptions),
  ]);
  return { brotli: new Uint8Array(brotli), gzip: new Uint8Array(gzipped) };
}

/** The same in the thread that asks: in one that stands back behind the server's, visitors notice nothing of it. */
export function compressedHere(path: string, whole: Uint8Array, pressure: Pressure): Compressed | undefined {
  if (whole.byteLength < smallest) return undefined;
  const brotli = brotliCompressSync(whole, brotliOptions(path, pressure));
  return { brotli: new Uint8Array(brotli), gzip: new Uint8Array(gzipSync(whole, gzipOptions)) };
}

const gzipOptions = { level: 9 };

function brotliOptions(path: string, pressure: Pressure) {
  const quality = pressure === 'quick' ? 9 : /\.(js|css|html)$/.test(path) ? 11 : 8;
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
