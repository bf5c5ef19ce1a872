import { expect, test } from 'vitest';
import { freePort } from '#scripts/testing/free-port.ts';
import { cookieOf } from '#tests/support/desk/test-desk.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { startServerProcess } from '#tests/support/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

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
  const dataDir = temporaryFolder();
  const deskPort = String(await freePort());
  const desk = `http://127.0.0.1:${deskPort}`;
  const start = async () => {
    const settings = { DESK: '1', DESK_PORT: deskPort, DEMONSTRATION: '1' };
    const server = await startServerProcess({ dataDir, settings });
    await expect.poll(server.output, { timeout: 20_000 }).toContain('#token=');
    return server;
  };

  let server = await start();
  const [, token] = /#token=(\S+)/.exec(server.output()) ?? [];
  const signedIn = await fetch(`${desk}/api/sign-in/link`, jsonPost({ token }));
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
        const hold = jsonPost({ seats: 1, until, forWhom }, { cookie });
        const answer = await fetch(`${desk}/api/departures/${id}/holds`, hold).catch(() => undefined);
        if (answer?.status === 201) confirmed.add(`${id} ${forWhom}`);
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, number) => writer(number)));
    const before = confirmed.size;
    await expect.poll(() => confirmed.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    const ended = server.end('SIGKILL');
    killed.abort();
    await Promise.all([ended, writing]);
    server = await start();
  }

  const stored = new Set<string>();
  for (const { id } of departures) {
    const { departure, parties } = await read<{ departure: Departure; parties: { name: string }[] }>(
      `/departures/${id}`,
    );
    for (const { name } of parties) stored.add(`${id} ${name}`);
    expect(departure.sold + departure.held, id).toBeLessThanOrEqual(departure.capacity);
  }
  expect([...confirmed].filter((hold) => !stored.has(hold))).toEqual([]);
});
