import type { Server } from 'node:http';
import { ContentError } from '#server/content-error.ts';
import type { OpenDesk } from '#server/desk/open-desk.ts';
import { readEnv } from '#server/env.ts';
import { createGracefulShutdown } from '#server/http/connections/graceful-shutdown.ts';
import { listen } from '#server/http/connections/listen.ts';
import { type OpenApp, openApp } from '#server/open-app.ts';
import { beginContent } from '#server/settings/begin-content.ts';
import { EnvError, withEnvFile } from '#server/settings/read-settings.ts';
import { lockDataFolder } from '#server/store/data-folder-lock.ts';
import { keepPrivate } from '#server/store/keep-private.ts';
import { StoreUnavailable } from '#server/store/open-store.ts';
import { reportToWatchdog } from '#server/watchdog.ts';

// What visitors sent is nobody's business but the operator's: no other user of the machine reads what is made here.
process.umask(0o077);
const settings = withEnvFile(process.env);
const folder = lockFolder();
const opened = await openApp(settings).catch(stopBecause);
const server = listen(opened.app, opened.env, () => {
  reportToWatchdog(process.env);
  opened.follow();
  console.log(`${opened.env.site.operator.name} is ready on ${readyAddress(opened.env)}`);
});
server.on('error', (error) => stopBecause(listenReason(error, { host: 'HOST', port: 'PORT' }) ?? error));
const servers = [server, ...(opened.desk === undefined ? [] : [listenAtTheDesk(opened.desk)])];
const shutdowns = servers.map((one) => createGracefulShutdown(one));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** The staff's own port. */
function listenAtTheDesk({ app, settings: { host, port, url }, demonstrationUrl }: OpenDesk): Server {
  const security = { siteUrl: url, thirdParties: [], trustedTypes: true };
  // A photograph from a telephone on the road takes minutes; what stalls is ended as everywhere.
  const limits = { requestTimeout: 15 * 60_000 };
  const desk = listen(app, { host, port, security, limits }, () => {
    demonstrationUrl().then((once) => {
      console.log(`The office works at ${once === undefined ? url : `${once} (signs you in, once)`}`);
    }, stopBecause);
  });
  return desk.on('error', (error) =>
    stopBecause(listenReason(error, { host: 'DESK_HOST', port: 'DESK_PORT' }) ?? error),
  );
}

/** Before anything else is opened: two servers on one folder would send each mail twice. */
function lockFolder() {
  try {
    const began = beginContent(settings);
    if (began !== undefined) console.log(`The content was begun in ${began.begun}, which is what the desk changes.`);
    const { dataDir } = readEnv(settings);
    const locked = lockDataFolder(dataDir);
    keepPrivate(dataDir);
    return locked;
  } catch (error) {
    return stopBecause(error);
  }
}

/** A name people can open: the loopback address is called localhost. */
function readyAddress({ host, port }: OpenApp['env']): string {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1' ? 'localhost' : host;
  return `http://${name}:${port}`;
}

/** Takes no new connections, lets the running ones finish, closes the store. */
async function stop(): Promise<void> {
  await Promise.all(shutdowns.map((shutdown) => new Promise<void>((ended) => shutdown.stop(ended))));
  await opened.close();
  folder.release();
  process.exit(0);
}

function stopBecause(reason: unknown): never {
  for (const line of reasons(reason)) console.error(line);
  process.exit(1);
}

/**
 * What the person who starts the server can mend is printed plainly; anything else is a mistake of ours, with its
 * stack.
 */
function reasons(error: unknown): string[] {
  if (error instanceof EnvError || error instanceof ContentError || error instanceof StoreUnavailable) {
    return [error.message];
  }
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** Why a server cannot listen where the settings of these names told it to; undefined for any other error. */
function listenReason(
  error: NodeJS.ErrnoException & { address?: string; port?: number },
  setting: { host: string; port: string },
): string | undefined {
  if (error.code === 'EADDRINUSE') {
    return `${setting.port}: ${error.port} is taken; stop what uses it or choose another`;
  }
  if (error.syscall === 'listen' && error.code === 'EACCES') {
    return `${setting.port}: ${error.port} may not be used by this user; choose one above 1023`;
  }
  if (error.code === 'EADDRNOTAVAIL') return `${setting.host}: ${error.address} is not an address of this machine`;
  return error.code === 'ENOTFOUND' ? `${setting.host}: no machine has that name` : undefined;
}
