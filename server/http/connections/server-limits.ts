import type { ServerOptions } from 'node:http';

/**
 * What a connection may cost the server. Whoever sends slower than this is answered 408 and cut off, and headers
 * larger than this are answered 431. Idle connections stay longer than proxies keep theirs, or a proxy would use
 * one we just closed.
 */
export const serverLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
} as const satisfies ServerOptions;

/** Milliseconds after which a connection ends over which neither side has brought a byte through. */
export const stalledAfterMs = 30_000;
