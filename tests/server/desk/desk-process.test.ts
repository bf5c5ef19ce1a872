import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings, startApiServer } from '#scripts/testing/api-server.ts';
import { freePort } from '#scripts/testing/free-port.ts';
import { cookieOf } from '#tests/support/desk/test-desk.ts';

async function start(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'));
  const [port, deskPort] = [await freePort(), await freePort()];
  const server = await startApiServer({
    ...loadSettings(dataDir, port),
    DESK: '1',
    DESK_PORT: String(deskPort),
    ...settings,
  });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const post = (path: string, body: unknown) =>
    fetch(`http://127.0.0.1:${deskPort}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { server, deskUrl: `http://127.0.0.1:${deskPort}`, post, said: server.said };
}

test('a demonstration prints a link that signs in once, and one signal ends both servers', async () => {
  const { server, deskUrl, post, said } = await start({ DEMONSTRATION: '1' });
  await expect.poll(said, { timeout: 20_000 }).toContain('#token=');
  const [, token] = /#token=(\S+)/.exec(said()) ?? [];
  const first = await post('/api/sign-in/link', { token });
  expect(first.status).toBe(200);
  expect((await post('/api/sign-in/link', { token })).status).toBe(401);
  const session = await fetch(`${deskUrl}/api/session`, { headers: { cookie: cookieOf(first) } });
  expect(session.status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('nothing of the desk is reached where the visitors are (B-498)', async () => {
  const { server, said } = await start({ DEMONSTRATION: '1' });
  await expect.poll(said, { timeout: 20_000 }).toContain('#token=');
  for (const path of ['/api/session', '/api/sign-in', '/api/enquiries', '/api/departures']) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await fetch(server.url + path, body)).status, path).toBe(404);
  }
});

test('an operator’s site names its staff, and prints no link', async () => {
  const { post, said } = await start({ DEMONSTRATION: '0', DESK_STAFF: 'Asha <asha@example.com>' });
  await expect.poll(said, { timeout: 20_000 }).toContain('The office works at http://localhost:');
  expect(said()).not.toContain('#token=');
  expect((await post('/api/sign-in', { email: 'asha@example.com' })).status).toBe(200);
});

test('without staff an operator’s site has no desk', async () => {
  const { deskUrl } = await start({ DEMONSTRATION: '0' });
  await expect(fetch(`${deskUrl}/api/session`)).rejects.toThrow();
});
