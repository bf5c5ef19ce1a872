import type { Server, ServerResponse } from 'node:http';

/** The answers this server has begun to make and not yet finished. Ask before the first request comes. */
export function pendingResponses(server: Server): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  return running;
}
