import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * `npm start`: builds the site when its sources are newer than what is built, then serves it with the back end. Records that are newer
 * the server follows by itself.
 * JavaScript, so that a start with nothing to build compiles nothing.
 */

const site = process.env.SITE_FOLDER || 'dist';
const marker = join(site, '.built-from');
const compiled = join(`${site}-server`, 'built-from.js');

/** @returns {Promise<boolean>} */
async function isBuilt() {
  if (!existsSync(marker) || !existsSync(compiled)) return false;
  const { programFrom } = await import(pathToFileURL(compiled).href);
  // What an earlier version built knows no such thing.
  return programFrom !== undefined && readFileSync(marker, 'utf8').startsWith(`${programFrom()} `);
}

/** @returns {void} */
function build() {
  console.log('Building the site …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('The site could not be built; the lines above say why.');
  process.exit(1);
}

if (!(await isBuilt())) build();
await import(pathToFileURL(join(`${site}-server`, 'main.js')).href);
