import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
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

/**
 * What a connection may cost the server. Whoever sends slower than this is answered 408 and cut off, and headers
 * larger than this are answered 431. Idle connections stay longer than proxies keep theirs, or a proxy would use
 * one we just closed.
 */
const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
} as const satisfies ServerOptions;

/** Milliseconds after which a connection ends over which neither side has brought a byte through. */
const stalledAfterMs = 30_000;
