import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * How long keep-alive connections may still bring a request, which is answered with the word that it was their
 * last.
 */
const momentMs = 1000;
/** How long running requests may take once the server was told to stop. */
const longestMs = 10_000;
const sweepMs = 50;

export interface GracefulShutdown {
  /**
   * Takes no new connections and answers what comes over the ones kept alive, each for the last time: a client that
   * is told so does not send another request into a connection that is being closed.
   *
   * @param ended is called once, when no connection is left.
   */
  stop(ended: () => void): void;
}

/** Make it before the server has answered anything: it knows which requests are running. */
export function createGracefulShutdown(server: Server, given: { momentMs?: number } = {}): GracefulShutdown {
  const running = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return {
    stop(ended) {
      const endAfter = (response: ServerResponse) => {
        response.shouldKeepAlive = false;
      };
      running.forEach(endAfter);
      server.prependListener('request', (_request, response: ServerResponse) => endAfter(response));
      const forceClose = setTimeout(() => server.closeAllConnections(), longestMs);
      let sweeping: NodeJS.Timeout | undefined;
      const moment = setTimeout(() => {
        // Who has sent nothing meanwhile would be kept waiting for, and so would we.
        sweeping = setInterval(() => server.closeIdleConnections(), sweepMs);
      }, given.momentMs ?? momentMs);
      // The HTTP server's own way to close would cut off the keep-alive connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(forceClose);
        clearTimeout(moment);
        clearInterval(sweeping);
        ended();
      });
    },
  };
}
