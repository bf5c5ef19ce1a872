import { expect, test } from 'vitest';
import { freePort } from '#scripts/testing/free-port.ts';
import { cookieOf } from '#tests/support/desk/test-desk.ts';
import { jsonPost } from '#tests/support/json-post.ts';
import { startServerProcess } from '#tests/support/server-process.ts';

async function start(settings: Record<string, string>) {
  const deskPort = String(await freePort());
  const server = await startServerProcess({ settings: { DESK: '1', DESK_PORT: deskPort, ...settings } });
  const deskUrl = `http://127.0.0.1:${deskPort}`;
  return { ...server, deskUrl, post: (path: string, body: unknown) => fetch(deskUrl + path, jsonPost(body)) };
}

test('a demonstration prints a link that signs in once, and one signal ends both servers', async () => {
  const { end, deskUrl, post, output } = await start({ DEMONSTRATION: '1' });
  await expect.poll(output, { timeout: 20_000 }).toContain('#token=');
  const [, token] = /#token=(\S+)/.exec(output()) ?? [];
  const first = await post('/api/sign-in/link', { token });
  expect(first.status).toBe(200);
  expect((await post('/api/sign-in/link', { token })).status).toBe(401);
  const session = await fetch(`${deskUrl}/api/session`, { headers: { cookie: cookieOf(first) } });
  expect(session.status).toBe(200);
  expect(await end('SIGTERM')).toBe(0);
});

test('nothing of the desk is reached where the visitors are (B-498)', async () => {
  const { url, output } = await start({ DEMONSTRATION: '1' });
  await expect.poll(output, { timeout: 20_000 }).toContain('#token=');
  for (const path of ['/api/session', '/api/sign-in', '/api/enquiries', '/api/departures']) {
    expect((await fetch(url + path)).status, path).toBe(404);
    expect((await fetch(url + path, jsonPost({}))).status, path).toBe(404);
  }
});

test('an operator’s site names its staff, and prints no link', async () => {
  const { post, output } = await start({ DEMONSTRATION: '0', DESK_STAFF: 'Asha <asha@example.com>' });
  await expect.poll(output, { timeout: 20_000 }).toContain('The office works at http://localhost:');
  expect(output()).not.toContain('#token=');
  expect((await post('/api/sign-in', { email: 'asha@example.com' })).status).toBe(200);
});

test('without staff an operator’s site has no desk', async () => {
  const { deskUrl } = await start({ DEMONSTRATION: '0' });
  await expect(fetch(`${deskUrl}/api/session`)).rejects.toThrow();
});
