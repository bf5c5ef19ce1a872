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
