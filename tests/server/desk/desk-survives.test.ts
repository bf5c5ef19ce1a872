import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ApiServer, loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { cookieOf } from '#tests/support/desk/test-desk.ts';

interface Departure {
  id: string;
  capacity: number;
  sold: number;
  held: number;
}

/** How often the server is killed, and how many people hold seats meanwhile. */
const kills = 3;
const writers = 8;

test('the server is killed while the office holds seats: what was confirmed is there, and no departure is oversold (B-505)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-kills-'));
  const deskPort = await freePort();
  const desk = `http://127.0.0.1:${deskPort}`;
  let server: ApiServer | undefined;
  onTestFinished(async () => {
    server?.process.kill('SIGKILL');
    await server?.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const start = async () => {
    const settings = { ...loadSettings(dataDir, await freePort()), DESK: '1', DESK_PORT: String(deskPort) };
    server = await startApiServer({ ...settings, DEMONSTRATION: '1' });
    await expect.poll(server.said, { timeout: 20_000 }).toContain('#token=');
    return server;
  };

  const [, token] = /#token=(\S+)/.exec((await start()).said()) ?? [];
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${desk}/api/sign-in/link`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  });
  const cookie = cookieOf(signedIn);
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(`${desk}/api${path}`, { headers: { cookie } })).json() as Promise<Answer>;
  const { departures } = await read<{ departures: Departure[] }>('/departures?limit=100');
  const confirmed = new Set<string>();

  for (let kill = 0; kill < kills; kill += 1) {
    const killed = new AbortController();
    const until = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const writer = async (number: number) => {
      for (let turn = 0; !killed.signal.aborted; turn += 1) {
        const { id } = departures[(number + turn) % departures.length] ?? { id: '' };
        const forWhom = `${kill} ${number} ${turn}`;
        const body = JSON.stringify({ seats: 1, until, forWhom });
        const answer = await fetch(`${desk}/api/departures/${id}/holds`, {
          method: 'POST',
          headers: { ...headers, cookie },
          body,
        }).catch(() => undefined);
        if (answer?.status === 201) confirmed.add(`${id} ${forWhom}`);
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)));
    const before = confirmed.size;
    await expect.poll(() => confirmed.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    server?.process.kill('SIGKILL');
    killed.abort();
    await server?.ended;
    await writing;
    await start();
  }

  const stored = new Set<string>();
  for (const { id } of departures) {
    const { departure, holds } = await read<{ departure: Departure; holds: { forWhom: string }[] }>(
      `/departures/${id}`,
    );
    for (const { forWhom } of holds) stored.add(`${id} ${forWhom}`);
    expect(departure.sold + departure.held, id).toBeLessThanOrEqual(departure.capacity);
  }
  expect([...confirmed].filter((hold) => !stored.has(hold))).toEqual([]);
});
