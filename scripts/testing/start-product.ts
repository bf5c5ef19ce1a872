import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';

/** How long a build and a start may take together. */
const patience = 180_000;

export interface RunningProduct {
  url: string;
  /** Tells it to stop, waits until it has, and removes its data. */
  stop(): Promise<void>;
}

/** The product on a free port with a database of its own; in test mode, where the sentinel addresses answer. */
export async function startProduct(): Promise<RunningProduct> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const server = spawn(process.execPath, ['scripts/start.js'], {
    stdio: 'inherit',
    env: testEnvironment({
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    }),
  });
  const ended = once(server, 'exit');
  const product: RunningProduct = {
    url: `http://localhost:${port}`,
    async stop() {
      if (server.exitCode === null) server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const deadline = Date.now() + patience;
  while (!(await answers(product.url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await product.stop();
      throw new Error('The product did not start; the lines above say why.');
    }
    await wait(300);
  }
  return product;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
