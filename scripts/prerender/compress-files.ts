import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts and plates are compressed already. */
const text = /\.(html|js|mjs|css|svg|json|webmanifest|xml|txt|ico)$/;

/** Below this the two files more are not worth it. */
const smallest = 512;

/** How many files at once: as many as Node has threads for it. */
const atOnce = 4;

/**
 * Writes `.br` and `.gz` beside every text file of the folder, once at build time instead of at every request. Code,
 * which is cached for a year, and pages, of which a first visit waits for one, are compressed hardest; their data are
 * many files and come when nobody waits.
 *
 * @returns bytes before and after, in brotli
 */
export async function compressFiles(folder: string): Promise<{ before: number; after: number }> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  const sum = { before: 0, after: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const whole = await readFile(file);
      if (whole.byteLength < smallest) continue;
      const [brotli, gzipped] = await Promise.all([
        toBrotli(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file) } }),
        toGzip(whole, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
      sum.before += whole.byteLength;
      sum.after += brotli.byteLength;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum;
}

function qualityOf(file: string): number {
  return /\.(js|css|html)$/.test(file) ? 11 : 8;
}
