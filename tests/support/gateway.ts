import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gateway {
  /** Where browsers find the product; one origin of its own, so that a worker of one test is not another's. */
  url: string;
  /** Stops listening and cuts what is open, as a server that is switched off does. */
  close(): Promise<void>;
  /** Listens again on the same port. */
  reopen(): Promise<void>;
  /**
   * Gives an address another answer: another build's file, a page where a script should be. `undefined` lets it
   * through again.
   */
  answer(path: string, change: Change | undefined): void;
  /** Keeps back what is asked for under these paths, until the function it gives is called. */
  hold(paths: RegExp): () => void;
  /** What went over the line since it was opened, in the order in which it was asked for. */
  readonly sent: readonly Sent[];
}

/** An answer, and its bytes as they travelled, its headers included. */
export interface Sent {
  path: string;
  status: number;
  bytes: number;
}

export interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Makes an answer from the product's own. */
export type Change = (original: Answer) => Answer;

/** A door in front of the running product that can be shut, and behind which files can change. */
export async function openGateway(product: string): Promise<Gateway> {
  const changes = new Map<string, Change>();
  const holds = new Map<RegExp, Promise<void>>();
  const sent: Sent[] = [];
  let server: Server;
  let port = 0;

  async function listen(): Promise<void> {
    server = createServer((incoming, outgoing) => void pass(incoming, outgoing)).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const target = new URL(incoming.url ?? '/', product);
    for (const [paths, released] of holds) if (paths.test(target.pathname)) await released;
    const change = changes.get(target.pathname);
    const { host: _host, 'accept-encoding': encoding, 'if-none-match': match, ...headers } = incoming.headers;
    const own = change === undefined ? { ...headers, 'accept-encoding': encoding, 'if-none-match': match } : headers;
    const onward = request(
      target,
      { method: incoming.method, headers: Object.fromEntries(Object.entries(own).filter(([, value]) => value)) },
      (answer) => {
        if (change !== undefined) return void rewrite(answer, outgoing, change);
        const { statusCode: status = 502, headers, rawHeaders } = answer;
        outgoing.writeHead(status, headers);
        // Each name and value with what stands between them, as in `HTTP/1.1`.
        const line = { path: target.pathname, status, bytes: rawHeaders.join('').length + 2 * rawHeaders.length };
        sent.push(line);
        answer.on('data', (chunk: Buffer) => {
          line.bytes += chunk.length;
        });
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  await listen();
  return {
    url: `http://localhost:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    reopen: listen,
    sent,
    answer(path, change) {
      if (change === undefined) changes.delete(path);
      else changes.set(path, change);
    },
    hold(paths) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      holds.set(paths, released);
      return () => {
        holds.delete(paths);
        release();
      };
    },
  };
}

async function rewrite(answer: IncomingMessage, outgoing: ServerResponse, change: Change): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const changed = change({
    status: answer.statusCode ?? 502,
    type: answer.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString(),
  });
  outgoing.writeHead(changed.status, { 'content-type': changed.type, 'cache-control': 'no-cache' });
  outgoing.end(changed.body);
}
