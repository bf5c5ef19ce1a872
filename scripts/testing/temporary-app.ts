import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenApp, openApp } from '#server/open-app.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';

export interface TemporaryAppOptions {
  /** The defaults unless given; a database or a mail server among them is not used. */
  settings?: GivenSettings;
  /** Its catalogue; that of `settings` or of this process unless given, else the project's own. */
  contentDir?: string;
  /** The built site it serves; the project's own unless given. */
  siteFolder?: string;
}

/** The back end as in production, over an empty store of its own, which goes when it is closed. */
export async function openTemporaryApp({
  settings: given = {},
  contentDir = given.CONTENT_DIR ?? process.env.CONTENT_DIR,
  siteFolder,
}: TemporaryAppOptions = {}): Promise<Pick<OpenApp, 'app' | 'close'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'temporary-app-'));
  const settings = {
    ...given,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    // Whoever asks is we ourselves, however busy the machine is.
    BUSY_AFTER_MS: '0',
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_REFUSALS: '1000000',
    SMTP_URL: '',
    DESK: '0',
    ...(contentDir !== undefined && { CONTENT_DIR: contentDir }),
  };
  const opened = await openApp(settings, siteFolder);
  return {
    app: opened.app,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
