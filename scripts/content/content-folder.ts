import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteOptions } from '#server/content/site/read-site.ts';
import { projectFolder } from '#server/project-folder.ts';
import { readSettings, withEnvFile } from '#server/settings/read-settings.ts';
import { folder, yesOrNo } from '#server/settings/setting.ts';

export interface ContentFolder {
  path: string;
  /** Whether it has to be as large as the demonstration promises: the project's own content, unless DEMONSTRATION is 0. */
  isDemonstration: boolean;
  /** How its `site/` is to be read; as a demonstration's unless given. */
  site?: SiteOptions;
}

/**
 * The folder a command works on: the one it was given, else that of CONTENT_DIR, in the environment or in `.env`, else the
 * project's own.
 *
 * @throws EnvError when a setting is wrong.
 */
export function contentFolder(given?: string): ContentFolder {
  const { contentDir, site } = readSettings(withEnvFile(process.env), (read) => ({
    contentDir: read('CONTENT_DIR', folder),
    site: { isDemonstration: read('DEMONSTRATION', yesOrNo) !== '0' },
  }));
  const own = join(projectFolder(), 'content');
  const path = resolve(given ?? contentDir ?? own);
  const isOwn = existsSync(path) && realpathSync(path) === realpathSync(own);
  return { path, isDemonstration: isOwn && site.isDemonstration, site };
}
