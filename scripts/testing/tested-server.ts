import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '#scripts/testing/free-port.ts';

/** The server that browsers of a test run visit. */
export interface TestedServer {
  port: number;
  /** Where it keeps its store and its mails. */
  dataDir: string;
}

/**
 * A free port, so that two checkouts can be tested side by side and a run that was stopped is in nobody's way.
 * Asked for by the process that starts the run; its workers read the same settings again and find it in the
 * environment, under `setting`.
 */
export async function testedServer(setting: string, folder: string): Promise<TestedServer> {
  const port = Number(process.env[setting] ?? (await freePort()));
  process.env[setting] = String(port);
  return { port, dataDir: `${folder}/data-${port}` };
}

/** Whom the desk of a test run knows: one for each worker, who signs in once. */
export const testedStaff: readonly string[] = Array.from({ length: 70 }, (_, n) => `staff-${n}@example.com`);

/** A copy of the content that tests may change; made by the process that starts the run, as the port is chosen. */
export function testedContentCopy(setting: string, folder: string): string {
  if (process.env[setting] === undefined) {
    process.env[setting] = resolve(folder);
    // A port may be given twice.
    rmSync(folder, { recursive: true, force: true });
    cpSync('content', folder, { recursive: true });
  }
  return process.env[setting];
}

/** The settings of the desk beside it; its port is found in the environment like the server's. */
export async function testedDesk(setting: string): Promise<Record<string, string>> {
  const port = process.env[setting] ?? String(await freePort());
  process.env[setting] = port;
  return { DESK: '1', DESK_PORT: port, DESK_STAFF: testedStaff.join(',') };
}
