import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/**
 * Both copies of a text file of the site, made by Node's other threads; undefined where that is not worth it. Code, which is cached
 * for a year, and pages, of which a first visit waits for one, are pressed hardest; their data are many files and come when
 * nobody waits. A quick copy is a tenth larger and takes a tenth of the time.
 */
export async function compressed(
  path: string,
  whole: Uint8Array,
  how: 'hard' | 'quick' = 'hard',
): Promise<Compressed | undefined> {
  if (whole.byteLength < smallest) return undefined;
  const quality = how === 'quick' ? 9 : /\.(js|css|html)$/.test(path) ? 11 : 8;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(whole, { level: 9 }),
  ]);
  return { brotli: new Uint8Array(brotli), gzip: new Uint8Array(gzipped) };
}
