import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTurnstile } from '#server/bot-check/turnstile.ts';
import { createLog } from '#server/log.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { testClock } from '#tests/support/test-app.ts';

/* A verifier of our own stands in for Cloudflare's, on a real port. */

async function openWith(answer: RequestListener, deadlineMs = 5000) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const logLines: string[] = [];
  const botCheck = createTurnstile({
    secret: 'the secret',
    hostname: 'safaris.example',
    clock: testClock,
    log: createLog({ level: 'info', sink: (line) => logLines.push(line), clock: testClock }),
    verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    deadlineMs,
  });
  const app = await openTestApp({ botCheck });
  const send = () => app.contact({ turnstileToken: 'a token' });
  return { app, send, logLines };
}

const answering =
  (answer: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };

const genuine = { success: true, hostname: 'safaris.example', action: 'contact' };

test('a token that Turnstile vouches for is accepted, and asked about with our secret and nothing else', async () => {
  let asked = '';
  const { send } = await openWith((request, response) => {
    request.on('data', (chunk) => {
      asked += chunk;
    });
    request.on('end', () => answering(genuine)(request, response));
  });
  expect((await send()).status).toBe(201);
  expect(JSON.parse(asked)).toEqual({ secret: 'the secret', response: 'a token' });
});

test('a token that Turnstile would vouch for twice is accepted once', async () => {
  const { send } = await openWith(answering(genuine));
  const statuses = await Promise.all([send(), send(), send()].map(async (sent) => (await sent).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
});

test.each([
  ['is refused', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['comes from another site', { ...genuine, hostname: 'evil.example' }],
  ['was made for another form', { ...genuine, action: 'newsletter' }],
  ['names no form', { ...genuine, action: undefined }],
])('a token that %s is refused', async (_, answer) => {
  const { app, send } = await openWith(answering(answer));
  const response = await send();
  expect([response.status, (await response.json()).code]).toEqual([422, 'bot_check_failed']);
  expect(await app.references()).toEqual([]);
});

test.each<[string, RequestListener]>([
  ['answers 500', answering('Internal Server Error', 500)],
  ['answers 500 and claims success', answering(genuine, 500)],
  ['answers 404 and claims success', answering(genuine, 404)],
  ['answers 503 and refuses', answering({ success: false }, 503)],
  ['answers no JSON', answering('<html>')],
  ['answers something else', answering({ ok: true })],
  ['has trouble of its own', answering({ success: false, 'error-codes': ['internal-error'] })],
  ['does not know our secret', answering({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ['sends us elsewhere', (_, response) => response.writeHead(302, { location: 'https://evil.example/' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
])('while the verifier %s nobody is let in, and everybody is told how else to reach us', async (_, answer) => {
  const { app, send, logLines } = await openWith(answer, 300);
  const response = await send();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  const { code, message } = await response.json();
  expect(code).toBe('unavailable');
  expect(message).toMatch(/\+254 700 000 000.*hello@umbrellathorn\.example.*WhatsApp/);
  expect(await app.references()).toEqual([]);
  expect(logLines).toHaveLength(1);
  expect(logLines[0]).not.toContain('the secret');
});

test('there is no calculation to fetch while Turnstile does the bot check', async () => {
  const { app } = await openWith(answering(genuine));
  expect((await app.request('/api/bot-check/challenge?action=contact')).status).toBe(404);
});
