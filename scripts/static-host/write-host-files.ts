import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';
import { securityText, securityTextAddress } from '#server/http/security/security-txt.ts';
import { noteBuiltFor } from '#server/http/site/built-for.ts';
import { siteFilePaths } from '#server/http/site/site-files.ts';
import { staticHeaders } from '#server/http/site/static-headers.ts';
import { recordFolders, shellAddress, staticRewrites } from '#server/http/site/static-rewrites.ts';
import { withEnvFile } from '#server/settings/read-settings.ts';

type Settings = Parameters<typeof readEnv>[0];

/**
 * Leaves in the built site what a static host needs to serve it as our own server does: `_headers`, `_redirects`,
 * `security.txt` and the shell as the `404.html` of each folder of records; and for our own server, whom the pages may
 * ask. Call it before files are compressed.
 *
 * @throws EnvError when a setting the headers depend on is wrong
 */
export function writeHostFiles(siteFolder: string, settings?: Settings): void {
  for (const folder of recordFolders) {
    const page = join(siteFolder, folder, '404.html');
    mkdirSync(join(siteFolder, folder), { recursive: true });
    // Unless a record has that name.
    if (!existsSync(page)) copyFileSync(join(siteFolder, shellAddress), page);
  }
  writeFileSync(join(siteFolder, '_headers'), hostHeaders(siteFolder, settings));
  writeFileSync(join(siteFolder, '_redirects'), staticRewrites());
  noteBuiltFor(siteFolder, readEnv(settings ?? withEnvFile(process.env)).security.thirdParties);
  mkdirSync(join(siteFolder, dirname(securityTextAddress)), { recursive: true });
  writeFileSync(join(siteFolder, securityTextAddress), hostSecurityText(settings));
}

function hostSecurityText(settings: Settings = withEnvFile(process.env)): string {
  return securityText(readEnv(settings).enquiries.operator, new Date());
}

/**
 * The text of `_headers` for a built site, from the settings of now unless others are given.
 *
 * @throws EnvError when a setting the headers depend on is wrong
 */
export function hostHeaders(siteFolder: string, settings: Settings = withEnvFile(process.env)): string {
  const inline = inlineHashes(readFileSync(join(siteFolder, shellAddress), 'utf8'));
  return staticHeaders({ ...readEnv(settings).security, inline }, siteFilePaths(siteFolder));
}
