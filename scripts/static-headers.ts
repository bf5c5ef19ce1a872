import { existsSync } from 'node:fs';
import { EnvError, readEnv, readEnvFile } from '#server/env.ts';
import { siteFilePaths } from '#server/http/site-files.ts';
import { staticHeaders } from '#server/http/static-headers.ts';

/*
 * `npm run static-headers`: prints the `_headers` file of a static host, from the settings of now and the files of the built
 * site. The build writes the same into `dist/`.
 */

const siteFolder = 'dist';

try {
  if (!existsSync(siteFolder)) throw new EnvError('The site is not built; run `npm run build` first.');
  const { security } = readEnv({ ...readEnvFile(), ...process.env });
  process.stdout.write(staticHeaders(security, siteFilePaths(siteFolder)));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
