import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenApp, openApp } from '#server/open-app.ts';

/** The back end as in production, over the project's content and an empty store of its own, which goes when it is closed. */
export async function openTemporaryApp(): Promise<Pick<OpenApp, 'app' | 'close'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'temporary-app-'));
  const opened = await openApp({
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
  });
  return {
    app: opened.app,
    async close() {
      await opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
