import { ContentError } from '#server/content-error.ts';
import { readEnv } from '#server/env.ts';
import { createGracefulShutdown, type GracefulShutdown } from '#server/http/connections/graceful-shutdown.ts';
import { listen } from '#server/http/connections/listen.ts';
import { type OpenApp, openApp } from '#server/open-app.ts';
import { withEnvFile } from '#server/settings/env-file.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { lockDataFolder } from '#server/store/data-folder-lock.ts';
import { keepPrivate } from '#server/store/keep-private.ts';
import { StoreUnavailable } from '#server/store/store-unavailable.ts';
import { reportToWatchdog } from '#server/watchdog.ts';

// What visitors sent is nobody's business but the operator's: no other user of the machine reads what is made here.
process.umask(0o077);
const settings = withEnvFile(process.env);
const folder = lockFolder();
const opened = await openApp(settings).catch(stopBecause);
const server = listen(opened.app, opened.env, () => {
  reportToWatchdog(process.env);
  console.log(`${opened.env.site.operator.name} is ready on ${readyAddress(opened.env)}`);
});
const shutdown = createGracefulShutdown(server);
server.on('error', stopBecause);
process.once('SIGTERM', () => stop(shutdown, opened));
process.once('SIGINT', () => stop(shutdown, opened));

/** Before anything else is opened: two servers on one folder would send each mail twice. */
function lockFolder() {
  try {
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
function stop(connections: GracefulShutdown, { close }: OpenApp): void {
  connections.stop(async () => {
    await close();
    folder.release();
    process.exit(0);
  });
}

function stopBecause(error: unknown): never {
  for (const line of reasons(error)) console.error(line);
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
  if (!(error instanceof Error)) return [String(error)];
  return [listenReason(error) ?? error.stack ?? error.message];
}

/** Why the server cannot listen where it was told to; undefined for any other error. */
function listenReason(error: NodeJS.ErrnoException & { address?: string; port?: number }): string | undefined {
  if (error.code === 'EADDRINUSE') return `PORT: ${error.port} is taken; stop what uses it or choose another`;
  if (error.syscall === 'listen' && error.code === 'EACCES') {
    return `PORT: ${error.port} may not be used by this user; choose one above 1023`;
  }
  if (error.code === 'EADDRNOTAVAIL') return `HOST: ${error.address} is not an address of this machine`;
  return error.code === 'ENOTFOUND' ? 'HOST: no machine has that name' : undefined;
}
