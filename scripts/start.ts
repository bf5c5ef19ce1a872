import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFrom } from '#scripts/built-from.ts';

/*
 * `npm start`: builds the site when its sources are newer than what is built, then serves it with the back end.
 */

const marker = join('dist', '.built-from');

function isBuilt(): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') === builtFrom();
}

function build(): void {
  console.log('Building the site …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('The site could not be built; the lines above say why.');
  process.exit(1);
}

if (!isBuilt()) build();
await import('#server/main.ts');
