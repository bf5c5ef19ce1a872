import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';

export interface RunningOffice {
  siteUrl: string;
  deskUrl: string;
  /** Where its mails lie. */
  dataDir: string;
  stop(): Promise<void>;
}

/** The built product with a desk for `staff`, over the store at `databaseUrl`, which a test has made. */
export async function startOffice(databaseUrl: string, staff: string): Promise<RunningOffice> {
  const [port, deskPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'office-'));
  const server = spawn(process.execPath, ['scripts/start.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: testEnvironment({
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: dataDir,
      PHOTOS_DIR: `${dataDir}/photos`,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      DESK: '1',
      DESK_PORT: String(deskPort),
      DESK_STAFF: staff,
    }),
  });
  const ended = once(server, 'exit');
  const siteUrl = `http://localhost:${port}`;
  while (!(await isReady(siteUrl))) {
    if (server.exitCode !== null) throw new Error('The office did not start; the lines above say why.');
    await wait(300);
  }
  return {
    siteUrl,
    deskUrl: `http://localhost:${deskPort}`,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
