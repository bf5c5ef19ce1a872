import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageFile = z.object({ version: z.string() });

export interface ProgramVersion {
  version: string;
  /** Of the built site; null where none was built. */
  build: string | null;
}

/** What runs here: the version of `package.json`, and the build the site was made by. Throws what the disk threw. */
export function programVersion(projectFolder: string, siteFolder: string | undefined): ProgramVersion {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')));
  return { version, build: siteFolder === undefined ? null : buildOf(siteFolder) };
}

/** The build notes what it was made from; the site's own id comes first. */
function buildOf(siteFolder: string): string | null {
  const file = join(siteFolder, '.built-from');
  if (!existsSync(file)) return null;
  const [id = ''] = readFileSync(file, 'utf8').split(' ');
  return id === '' ? null : id;
}
