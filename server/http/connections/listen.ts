import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serverLimits, stalledAfterMs } from '#server/http/connections/server-limits.ts';
import { type SecurityConfig, securityHeaders } from '#server/http/security/security-headers.ts';

/** What answers requests. */
interface Answering {
  fetch: Parameters<typeof getRequestListener>[0];
}

interface Place {
  host: string;
  port: number;
  security: SecurityConfig;
  /** Over `serverLimits`. */
  limits?: ServerOptions;
  /** Over `stalledAfterMs`. */
  stalledMs?: number;
}

/** Serves the app over HTTP; errors are emitted by the server, `EADDRINUSE` among them. */
export function listen(
  app: Answering,
  { host, port, security, limits, stalledMs = stalledAfterMs }: Place,
  ready: () => void,
): Server {
  const headers = securityHeaders(security, 'data');
  const answerRequest = getRequestListener(app.fetch, {
    // An address that cannot be read: the app never hears of it.
    errorHandler: () => new Response('Bad Request\n', { status: 400, headers: { ...headers, connection: 'close' } }),
  });
  const server = createServer({ ...serverLimits, ...limits }, answerRequest);
  server.setTimeout(stalledMs);
  return server.listen(port, host, ready);
}
