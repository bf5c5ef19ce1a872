import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renditionsOf } from '#server/photos/photo-cache.ts';
import { compiled } from '#tests/support/compiled.ts';
import { hostileFiles } from '#tests/support/photos/hostile-files.ts';
import { originalFolder } from '#tests/support/photos/original-folder.ts';

/* Whatever lies among the photographs is refused in a line or made right, and the process that meets it goes on working. */

const said = z.object({
  all: z.number(),
  made: z.number(),
  refused: z.array(z.object({ path: z.string(), reason: z.string() })),
  longest: z.number(),
  megabytes: z.number(),
});

/** Milliseconds for which nothing else may have to wait. */
const longestAllowed = 50;
/** What decoding a photograph of 98 megapixels and encoding it may take beside what the process has. */
const mostMegabytes = 500;

test('whatever lies there is refused in one line or made right, without holding the event loop or filling memory (B-403)', async () => {
  const folder = originalFolder();
  for (const { path, put } of hostileFiles) await put(folder, path);
  const program = await compiled('tests/support/photos/make-photographs-process.ts');
  const output = execFileSync(process.execPath, [program, folder.originals, folder.cacheFolder], { encoding: 'utf8' });
  const { all, made, refused, longest, megabytes } = said.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''));

  const right = hostileFiles.filter(({ ends }) => ends === 'made').map(({ path }) => path.normalize());
  const { files, photos } = folder.manifest();
  const ends = new Map([
    ...refused.map(({ path, reason }) => [path, reason] as const),
    ...Object.keys(files).map((path) => [path, 'made'] as const),
  ]);
  const wrong = hostileFiles
    .map(({ path, ends: wanted }) => ({ path, wanted, found: ends.get(path.normalize()) ?? 'nothing is said' }))
    .filter(({ wanted, found }) =>
      wanted === 'made' ? found !== 'made' : !wanted.test(found) || found.includes('\n'),
    );
  expect(wrong).toEqual([]);
  expect([all, made]).toEqual([hostileFiles.length, new Set(right.map((path) => files[path]?.hash)).size]);

  const renditions = Object.entries(photos).flatMap(([hash, rendered]) => renditionsOf(hash, rendered));
  expect(new Set(folder.made())).toEqual(new Set(renditions));
  for (const name of renditions) {
    const rendition = join(folder.cacheFolder, name);
    const { exif, icc, space, channels, depth, hasAlpha } = await sharp(rendition).metadata();
    expect([exif, icc, space, channels, depth, hasAlpha], name).toEqual([
      undefined,
      undefined,
      'srgb',
      3,
      'uchar',
      false,
    ]);
    expect(readFileSync(rendition, 'latin1').includes('<script'), name).toBe(false);
  }
  console.log(
    `${all} files, ${made} made, ${refused.length} refused; event loop held for ${longest.toFixed(1)} ms, ${Math.round(megabytes)} MB`,
  );
  expect(longest).toBeLessThan(longestAllowed);
  expect(megabytes).toBeLessThan(mostMegabytes);
});
