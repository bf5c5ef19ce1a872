import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressed, isCompressible, type Pressure } from '#server/content/pages/compressed.ts';

/** How many files at once: as many as Node has threads for it. */
const atOnce = 4;

/**
 * Writes `.br` and `.gz` beside every text file of the folder, once at build time instead of at every request.
 *
 * @param pressureOf how hard a file is pressed, by its path
 * @returns bytes before and after, in brotli
 */
export async function compressFiles(
  folder: string,
  pressureOf: (file: string) => Pressure = () => 'hard',
): Promise<{ before: number; after: number }> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !entry.name.startsWith('.') &&
        isCompressible(entry.name) &&
        !entry.parentPath.includes('.vite'),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  const sum = { before: 0, after: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const whole = await readFile(file);
      const copies = await compressed(file, whole, pressureOf(file));
      if (copies === undefined) continue;
      await Promise.all([writeFile(`${file}.br`, copies.brotli), writeFile(`${file}.gz`, copies.gzip)]);
      sum.before += whole.byteLength;
      sum.after += copies.brotli.byteLength;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum;
}
