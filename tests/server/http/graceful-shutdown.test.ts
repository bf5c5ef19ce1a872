import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createGracefulShutdown } from '#server/http/connections/graceful-shutdown.ts';
import { startRawServer } from '#tests/support/load/raw-server.ts';

/* How a server that is told to stop closes the keep-alive connections of its visitors. */

const connections = 20;

interface Asked {
  status: number | undefined;
  connection: string | undefined;
}

async function startKeepAlive(options: { momentMs: number }) {
  const server = await startRawServer({ sentinelSlowMs: 500 });
  const shutdown = createGracefulShutdown(server.server, options);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  onTestFinished(() => agent.destroy());
  return {
    shutdown,
    open: () => new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count))),
    /** One request over each connection there is, or a new one where there is none; a reset one rejects. */
    askOverAll: (path: string) => Promise.all(Array.from({ length: connections }, () => ask(server.port, path, agent))),
  };
}

async function ask(port: number, path: string, agent: Agent): Promise<Asked> {
  const request = get({ host: '127.0.0.1', port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, connection: response.headers.connection };
}

const last = Array.from({ length: connections }, () => ({ status: 200, connection: 'close' }));

test('told to stop, it answers the next request of every keep-alive connection and says that it was the last (B-140)', async () => {
  const { shutdown, askOverAll, open } = await startKeepAlive({ momentMs: 50_000 });
  const keptAlive = last.map(() => ({ status: 200, connection: 'keep-alive' }));
  expect(await askOverAll('/api/health')).toEqual(keptAlive);
  expect(await open()).toBe(connections);
  const ended = new Promise<void>((resolve) => shutdown.stop(resolve));
  expect(await askOverAll('/api/health')).toEqual(last);
  // Long before the moment is over: nobody is left to wait for.
  await ended;
  expect(await open()).toBe(0);
});

test('a request that was running is told so, too', async () => {
  const { shutdown, askOverAll, open } = await startKeepAlive({ momentMs: 50_000 });
  const running = askOverAll('/api/tour/sentinel-slow');
  await expect.poll(open, { timeout: 10_000 }).toBe(connections);
  const ended = new Promise<void>((resolve) => shutdown.stop(resolve));
  expect(await running).toEqual(last);
  await ended;
});

test('who keeps a connection and says nothing is not waited for beyond the moment', async () => {
  const { shutdown, askOverAll, open } = await startKeepAlive({ momentMs: 1 });
  await askOverAll('/api/health');
  await new Promise<void>((resolve) => shutdown.stop(resolve));
  expect(await open()).toBe(0);
});
