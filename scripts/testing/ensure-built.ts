import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '#scripts/built-folders.ts';
import { builtFrom } from '#scripts/built-from.ts';

/** Builds the site that is tested and measured, unless it is built from the sources as they are. */
export function ensureBuilt(): void {
  const marker = join(siteFolder, '.built-from');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === builtFrom()) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; the lines above say why.');
}
