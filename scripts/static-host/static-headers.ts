import { existsSync } from 'node:fs';
import { siteFolder } from '#scripts/built-folders.ts';
import { hostHeaders } from '#scripts/static-host/write-host-files.ts';
import { EnvError } from '#server/settings/read-settings.ts';

/*
 * `npm run static-headers`: prints the `_headers` file of a static host, from the settings of now and the files of
 * the built site. The build writes the same into `dist/`.
 */

try {
  if (!existsSync(siteFolder)) throw new EnvError('The site is not built; run `npm run build` first.');
  process.stdout.write(hostHeaders(siteFolder));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
