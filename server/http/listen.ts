import type { Server, ServerOptions } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { App } from '#server/app.ts';
import { serverLimits } from '#server/http/server-limits.ts';

interface Place {
  host: string;
  port: number;
  /** Over `serverLimits`. */
  limits?: ServerOptions;
}

/** Serves the app over HTTP; errors are emitted by the server, `EADDRINUSE` among them. */
export function listen(app: App, { host, port, limits }: Place, ready: () => void): Server {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { ...serverLimits, ...limits } }) as Server;
  return server.listen(port, host, ready);
}
