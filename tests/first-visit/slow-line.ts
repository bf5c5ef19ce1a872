import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { slow4G } from '#scripts/testing/slow-phone.ts';

/*
 * A slow line between one visit and the server, as a SOCKS proxy: the browser behind it is not told that its line is slow, and what
 * hangs on it hangs for the site's own reasons. (A browser that slows itself down now and then forgets a request.)
 */

/** What is sent at once, in bytes: a packet's content. */
const packet = 1460;

/** Shared by all connections: each sends one packet, then it is the next one's turn. */
function oneWay(bytesPerSecond: number, latency: number) {
  let freeAt = 0;
  return async function carry(from: Socket, to: Socket): Promise<void> {
    for await (const bytes of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < bytes.length; start += packet) {
        const part = bytes.subarray(start, start + packet);
        const now = performance.now();
        freeAt = Math.max(freeAt, now) + (part.length / bytesPerSecond) * 1000;
        await wait(freeAt - now);
        setTimeout(() => to.write(part), latency);
      }
    }
    setTimeout(() => to.end(), latency);
  };
}

export interface SlowLine {
  /** For the browser's proxy setting. */
  server: string;
  close: () => void;
}

/** Opens a line as slow as {@link slow4G} to the ports of this machine. */
export async function openSlowLine(): Promise<SlowLine> {
  const { latency, downloadThroughput, uploadThroughput } = slow4G;
  const down = oneWay(downloadThroughput, latency / 2);
  const up = oneWay(uploadThroughput, latency / 2);
  const open = new Set<Socket>();

  async function onConnection(browser: Socket): Promise<void> {
    const port = await greet(browser);
    // A connection is there after one way and back.
    await wait(latency);
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => other.destroy());
    }
    browser.write(accepted);
    await Promise.allSettled([up(browser, server), down(server, browser)]);
  }

  const proxy = createServer({ noDelay: true }, (browser) => {
    browser.on('error', () => browser.destroy());
    onConnection(browser).catch(() => browser.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  return {
    server: `socks5://127.0.0.1:${address.port}`,
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** "No name and no word needed", and "connected", as SOCKS 5 says it (RFC 1928). */
const welcome = Buffer.from([5, 0]);
const accepted = Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Gives the port the browser asks for. */
async function greet(browser: Socket): Promise<number> {
  await next(browser);
  browser.write(welcome);
  const request = await next(browser);
  return request.readUInt16BE(request.length - 2);
}

function next(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      resolve(bytes);
    });
    socket.once('close', () => reject(new Error('The browser has gone.')));
    socket.resume();
  });
}
