// Everything pictures come from: the program that draws, what it is told to draw, and the way from drawing to file.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderVersion } from '#illustrations/render/manifest.ts';
import type { PlateJob } from '#illustrations/render/plate-job.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const drawingFolders = ['drawing', 'plates'];

/** One hash of it all: while it is the same, nothing has to be drawn to know that no drawing has changed. */
export function sourcesHash(jobs: readonly PlateJob[]): string {
  const hash = createHash('sha256').update(String(renderVersion));
  for (const folder of drawingFolders) {
    const files = readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.ts')).toSorted()) {
      hash.update(file.replaceAll('\\', '/')).update(readFileSync(join(workspace, folder, file)));
    }
  }
  for (const { key, width, height, widths, layout, spec } of jobs)
    hash.update(JSON.stringify([key, width, height, widths, layout, spec]));
  return hash.digest('hex').slice(0, 16);
}
