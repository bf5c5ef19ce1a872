import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/testing/free-port.ts';
import { outboxFolder } from '#server/mail/open-outbox.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** Real servers on one database, each with a data folder of its own, and a round robin in front of them. */
export interface ServerGroup {
  urls: readonly string[];
  /** Asks the next server in turn; one that does not take the connection, or cuts it, is the caller's to ask again. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Kills one server outright and resolves when it is ready again. */
  killAndRestart(place: number): Promise<void>;
  /** Names of the mails in every server's outbox folder; one that two servers delivered stands there twice. */
  mails(): string[];
}

/** Starts one server for each of `own`, all at once, with those settings besides the common ones; they end with the test. */
export async function startServerGroup(
  common: Record<string, string>,
  own: readonly Record<string, string>[],
): Promise<ServerGroup> {
  const root = temporaryFolder();
  const folders = own.map((_, place) => join(root, String(place)));
  const ports = await Promise.all(own.map(() => freePort()));
  const start = (place: number) =>
    startServerProcess({ dataDir: folders[place], settings: { ...common, ...own[place], PORT: String(ports[place]) } });
  const servers = await Promise.all(own.map((_, place) => start(place)));
  const urls = servers.map(({ url }) => url);
  let turn = 0;
  return {
    urls,
    ask: (path, init) => fetch(`${urls[turn++ % urls.length]}${path}`, init),
    async killAndRestart(place) {
      await servers[place]?.end('SIGKILL');
      servers[place] = await start(place);
    },
    mails: () => folders.flatMap(mailsIn),
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
