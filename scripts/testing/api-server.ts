import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { compiledServer } from '#scripts/testing/compiled-server.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { createAltcha } from '#server/bot-check/altcha.ts';
import type { BotCheck } from '#server/bot-check/bot-check.ts';
import { systemClock } from '#server/clock.ts';
import { createSecret } from '#server/secret/secret.ts';

export interface ApiServer {
  url: string;
  process: ChildProcess;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  /** What it has printed so far. */
  output(): string;
}

/** Known to the server and to us, so that genuine tokens can be made by the thousand without solving for minutes. */
const benchSecret = 'a secret that only load tests use, long enough';

/** The settings under which a server takes as much as it can from one address. */
export function loadSettings(dataDir: string, port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    BOT_CHECK_SECRET: benchSecret,
    RATE_LIMIT_PER_ADDRESS: '100000000',
    RATE_LIMIT_PER_EMAIL: '100000000',
    RATE_LIMIT_READS: '1000000',
    RATE_LIMIT_REFUSALS: '1000000',
    BUSY_AFTER_MS: '0',
  };
}

/** The bot check of a server with these settings, with a calculation that the first try solves. */
export function loadBotCheck(): BotCheck {
  return createAltcha({ secret: createSecret(benchSecret), clock: systemClock, cost: 1, tries: [0, 0] });
}

/**
 * The real server as a process of its own; resolves when it answers.
 *
 * @param launcher a command that becomes the one given to it as arguments
 * @param file the server to run; that of the sources, compiled alone, unless given
 */
export async function startApiServer(
  settings: Record<string, string>,
  launcher: readonly string[] = [],
  file?: string,
): Promise<ApiServer> {
  const [program = '', ...args] = [...launcher, process.execPath, file ?? (await compiledServer())];
  const child = spawn(program, args, {
    env: testEnvironment(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (chunk.includes('is ready')) resolve();
    });
    void ended.then((code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  await ready;
  return { url: `http://127.0.0.1:${settings.PORT}`, process: child, ended, output: () => output };
}
