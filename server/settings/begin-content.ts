import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { codeOf, reasonOf } from '#server/error-parts.ts';
import { EnvError, type GivenSettings, readSettings } from '#server/settings/read-settings.ts';
import { readContentPlace } from '#server/settings/site-settings.ts';

/**
 * Begins the folder of the content where there is none yet, with what lies in `CONTENT_FROM`: where the program may only be read, as in
 * an image, what is published needs another place. A folder with anything in it is left as it is.
 *
 * @throws EnvError where that cannot be copied
 */
export function beginContent(given: GivenSettings): { begun: string } | undefined {
  const { contentDir: to, contentFrom: from } = readSettings(given, readContentPlace);
  if (from === undefined || isThere(to)) return undefined;
  const copy = `${to}.begun-${process.pid}`;
  try {
    cpSync(from, copy, { recursive: true });
    // An empty folder is replaced; into one that another server has begun meanwhile nothing is moved.
    renameSync(copy, to);
    return { begun: to };
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    if (isThere(to)) return undefined;
    throw new EnvError(`CONTENT_FROM: ${from} cannot be copied to ${to} (${codeOf(error) ?? reasonOf(error)})`);
  }
}

function isThere(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
