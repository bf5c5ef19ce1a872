import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { plainResponse } from '#server/http/connections/plain-response.ts';
import { answerRawRequests, type RawApp } from '#server/http/connections/raw-requests.ts';
import { serverLimits, stalledAfterMs } from '#server/http/connections/server-limits.ts';
import { type SecurityConfig, securityHeaders } from '#server/http/security/security-headers.ts';

/** What answers requests. */
interface Answering extends RawApp {
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
    // An address that cannot be read, or no host: the app never hears of it.
    errorHandler: () => plainResponse(400, headers),
  });
  const server = createServer({ ...serverLimits, ...limits }, answerRequest);
  server.setTimeout(stalledMs);
  answerRawRequests(server, app, headers);
  return server.listen(port, host, ready);
}
