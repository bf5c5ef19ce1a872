import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { pendingResponses } from '#server/http/connections/pending-responses.ts';
import { plainResponse } from '#server/http/connections/plain-response.ts';

type Headers = Readonly<Record<string, string>>;

/** The app, asked for its answer to what Node took for no request. */
export interface RawApp {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** What Node found wrong, as the status that says so; anything else is a bad request. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never becomes a request of the app: bytes that are no HTTP, methods Node does not know, tunnels and
 * expectations. Node's own answers to these have no headers that protect whoever receives them.
 */
export function answerRawRequests(server: Server, app: RawApp, headers: Headers): void {
  const running = pendingResponses(server);
  /** An answer has its socket while it is the one that is sent. */
  const isAnswering = (socket: Duplex) => [...running].some((one) => one.socket === socket && one.headersSent);
  server.on('clientError', (error, socket) => {
    // Where an answer has begun, more bytes would be taken for a part of it.
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else void refusalOf(error, app, headers).then((response) => endWith(socket, response));
  });
  server.on('connect', (_request, socket) => {
    // Its sender may hang up first.
    socket.on('error', () => {});
    void endWith(socket, plainResponse(405, { ...headers, allow: 'GET, HEAD, POST' }));
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
}

async function refusalOf(error: Error, app: RawApp, headers: Headers): Promise<Response> {
  const code = 'code' in error ? String(error.code) : '';
  const path = code === 'HPE_INVALID_METHOD' && 'rawPacket' in error ? pathIn(error.rawPacket) : undefined;
  if (path === undefined) return plainResponse(statuses[code] ?? 400, headers);
  try {
    // The app knows which methods an address has; this one no address has.
    return await app.request(path, { method: 'UNKNOWN' });
  } catch {
    return plainResponse(400, headers);
  }
}

/** The path of a request whose method is a word, in whatever case; undefined for other bytes. */
function pathIn(packet: unknown): string | undefined {
  if (!(packet instanceof Buffer)) return undefined;
  const [line = ''] = packet.toString('latin1').split('\r\n', 1);
  return /^[\w-]{1,32} (\/\S*) HTTP\/1\.[01]$/.exec(line)?.[1];
}

async function endWith(socket: Duplex, response: Response): Promise<void> {
  const body = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== 'connection' && name !== 'content-length');
  const lines = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
