import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from '#server/app.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { systemClock } from '#server/clock.ts';
import { type Env, readEnv, readEnvFile } from '#server/env.ts';
import { createLog, toStandardOutput } from '#server/log.ts';
import { searchAccessOf } from '#server/search/search-access.ts';
import { openStore } from '#server/store/open-store.ts';

export interface OpenApp {
  app: App;
  env: Env;
  /** Closes the store; call it when no request is running. */
  close(): Promise<void>;
}

const project = fileURLToPath(new URL('..', import.meta.url));

/**
 * Opens everything the back end stands on. `given` are the process's settings; a `.env` file in the working folder fills
 * in those that are missing.
 *
 * @throws EnvError, ContentError or StoreUnavailable; their messages are meant to be read.
 */
export async function openApp(given: Readonly<Record<string, string | undefined>>): Promise<OpenApp> {
  const env = readEnv({ ...readEnvFile(), ...given });
  const searchAccess = searchAccessOf(env);
  const clock = systemClock;
  const log = createLog({ level: env.logLevel, sink: toStandardOutput, clock });
  const catalogue = loadCatalogue(env.contentDir ?? join(project, 'content'), { clock });
  const store = await openStore({
    dataDir: env.dataDir,
    ...(env.databaseUrl !== undefined && { databaseUrl: env.databaseUrl }),
  });
  const siteFolder = join(project, 'dist');
  const built = existsSync(join(siteFolder, 'index.html'));
  if (!built && env.mode === 'production') log.warn('the site is not built; only the API answers');
  const app = createApp({
    store,
    catalogue,
    clock,
    log,
    sentinels: env.mode !== 'production',
    sentinelSlowMs: env.sentinelSlowMs,
    searchAccess,
    ...(built && { siteFolder }),
  });
  return { app, env, close: store.close };
}
