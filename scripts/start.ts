import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildId } from '#scripts/build-id.ts';

/*
 * `npm start`: builds the site when its sources are newer than what is built, then serves it with the back end.
 */

const marker = join('dist', '.build-id');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');

function isBuilt(): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') === buildId();
}

function build(): void {
  console.log('Building the site …');
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    // The server may run in another mode; what visitors load is always the production build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    console.error('The site could not be built; the lines above say why.');
    process.exit(1);
  }
  writeFileSync(marker, buildId());
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (!isBuilt()) build();
await import('#server/main.ts');
