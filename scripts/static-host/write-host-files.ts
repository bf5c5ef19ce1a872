import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv, readEnvFile } from '#server/env.ts';
import { siteFilePaths } from '#server/http/site-files.ts';
import { staticHeaders } from '#server/http/static-headers.ts';
import { recordFolders, shellAddress, staticRewrites } from '#server/http/static-rewrites.ts';

/**
 * Leaves in the built site what a static host needs to serve it as our own server does: `_headers`, `_redirects`, and the
 * shell as the `404.html` of each folder of records. Our server reads none of them. Call it before files are compressed.
 *
 * @throws EnvError when a setting the headers depend on is wrong
 */
export function writeHostFiles(siteFolder: string, settings = { ...readEnvFile(), ...process.env }): void {
  for (const folder of recordFolders) {
    const page = join(siteFolder, folder, '404.html');
    mkdirSync(join(siteFolder, folder), { recursive: true });
    // Unless a record has that name.
    if (!existsSync(page)) copyFileSync(join(siteFolder, shellAddress), page);
  }
  writeFileSync(join(siteFolder, '_headers'), staticHeaders(readEnv(settings).security, siteFilePaths(siteFolder)));
  writeFileSync(join(siteFolder, '_redirects'), staticRewrites());
}
