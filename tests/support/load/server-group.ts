import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiServer, loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';

/** Real servers on one database, each with a data folder of its own, and a round robin in front of them. */
export interface ServerGroup {
  urls: readonly string[];
  /** Asks the next server in turn; one that does not take the connection, or cuts it, is the caller's to ask again. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Kills one server outright and resolves when it is ready again. */
  killAndRestart(place: number): Promise<void>;
  /** Names of the mails in every server's outbox folder; one that two servers delivered stands there twice. */
  mails(): string[];
  stop(): Promise<void>;
}

/** Starts one server for each of `own`, all at once, with those settings besides the common ones. */
export async function startServerGroup(
  common: Record<string, string>,
  own: readonly Record<string, string>[],
): Promise<ServerGroup> {
  const root = mkdtempSync(join(tmpdir(), 'several-'));
  const folders = own.map((_, place) => join(root, String(place)));
  const settings: Record<string, string>[] = [];
  for (const [place, folder] of folders.entries())
    settings.push({ ...loadSettings(folder, await freePort()), ...common, ...own[place] });
  const servers: ApiServer[] = await Promise.all(settings.map((each) => startApiServer(each)));
  const urls = servers.map(({ url }) => url);
  let turn = 0;
  return {
    urls,
    ask: (path, init) => fetch(`${urls[turn++ % urls.length]}${path}`, init),
    async killAndRestart(place) {
      servers[place]?.process.kill('SIGKILL');
      await servers[place]?.ended;
      servers[place] = await startApiServer(settings[place] ?? {});
    },
    mails: () => folders.flatMap(mailsIn),
    async stop() {
      for (const server of servers) server.process.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      rmSync(root, { recursive: true });
    },
  };
}

function mailsIn(dataDir: string): string[] {
  try {
    return readdirSync(outboxFolder(dataDir)).flatMap((file) => (file.endsWith('.eml') ? [file.slice(0, -4)] : []));
  } catch {
    // A server that has delivered nothing has no such folder.
    return [];
  }
}
