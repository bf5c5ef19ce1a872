import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { readEnv } from '#server/env.ts';
import { listen } from '#server/http/connections/listen.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import type { TestApp, TestAppOptions } from '#tests/support/test-app.ts';

export interface RawServer extends TestApp {
  port: number;
  server: ReturnType<typeof listen>;
  /**
   * Sends these bytes over a connection of their own and gives all that came back once the server closed it.
   * `pieces` are sent when the piece before has left.
   */
  send(...pieces: string[]): Promise<string>;
}

/** The back end on a free port of the loopback, as `npm start` serves it; it stops when the test ends. */
export async function startRawServer(
  options: TestAppOptions & { limits?: ServerOptions; stalledMs?: number } = {},
): Promise<RawServer> {
  const app = await openTestApp(options);
  const security = { ...readEnv({}).security, ...options.security };
  const { limits, stalledMs } = options;
  const place = { host: '127.0.0.1', port: 0, security, ...(limits && { limits }), ...(stalledMs && { stalledMs }) };
  const server = await new Promise<ReturnType<typeof listen>>((resolve) => {
    const started = listen(app.app, place, () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { ...app, port, server, send: (...pieces) => sendRaw(port, pieces) };
}

async function sendRaw(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
  // A server that has heard enough resets the connection; what it said before that counts.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    await new Promise<void>((resolve) => socket.write(piece, 'latin1', () => resolve()));
  }
  await closed;
  return answer;
}

/** The statuses of the answers in what came back. */
export function statusesOf(answer: string): number[] {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}
