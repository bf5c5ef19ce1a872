import { join } from 'node:path';
import type { Site } from '#contract/site/site.ts';
import { keepOfficeOf } from '#server/content/site/office-of.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { projectFolder } from '#server/project-folder.ts';
import { type GivenSettings, readSettings } from '#server/settings/read-settings.ts';
import { folder, type ReadSetting, yesOrNo } from '#server/settings/setting.ts';

export interface SiteSettings {
  /** The catalogue's folder. */
  contentDir: string;
  /** What it says in the operator's name. */
  site: Site;
}

/** Where the content lies, and what it is begun with where it lies nowhere yet (begin-content.ts). */
export function readContentPlace(read: ReadSetting): { contentDir: string; contentFrom: string | undefined } {
  return {
    contentDir: read('CONTENT_DIR', folder) ?? join(projectFolder(), 'content'),
    contentFrom: read('CONTENT_FROM', folder),
  };
}

/** @throws ContentError when a file of the catalogue's `site/` is missing or wrong. */
export function readSiteSettings(read: ReadSetting): SiteSettings {
  const { contentDir } = readContentPlace(read);
  const isDemonstration = (read('DEMONSTRATION', yesOrNo) ?? '1') === '1';
  return { contentDir, site: readSite(contentDir, { isDemonstration }) };
}

/**
 * The same where nothing else of the settings is read: in the build, which reckons by the office from then on.
 *
 * @throws EnvError or ContentError; their messages are meant to be read.
 */
export function siteSettingsOf(given: GivenSettings): SiteSettings {
  const settings = readSettings(given, readSiteSettings);
  keepOfficeOf(settings.site.operator);
  return settings;
}
