import { expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { failingStore } from '#tests/support/store/failing-store.ts';
import { testClock } from '#tests/support/test-app.ts';

test('a request is one line of JSON with its path, status, time and reference', async () => {
  const app = await openTestApp();
  const response = await app.request('/api/tours?tier=mid');
  expect(app.logLines).toHaveLength(1);
  expect(JSON.parse(app.logLines[0] ?? '')).toEqual({
    time: '2026-11-20T09:00:00.000Z',
    level: 'info',
    msg: 'request',
    method: 'GET',
    path: '/api/tours',
    status: 200,
    ms: expect.any(Number),
    id: response.headers.get('x-request-id'),
  });
});

test('nothing a visitor typed about themselves is logged (B-174)', async () => {
  const app = await openTestApp();
  const canary = 'canary7351';
  await app.request(`/api/tours?q=${canary}&email=${canary}@mail.example`, {
    headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': canary, authorization: `Bearer ${canary}` },
  });
  await app.post('/api/group-tour/marsh-together/validate-booking', { requestedSeats: canary, [canary]: 1 });
  await app.request('/api/group-tour/marsh-together/validate-booking', {
    method: 'POST',
    body: `{"name": "${canary}`,
    headers: { 'content-type': 'application/json' },
  });
  await app.request(`/api/tour/${canary}@mail.example`);
  await app.request(`/api/tour/${canary}%40mail.example/more`);
  const log = app.logLines.join('\n');
  expect(app.logLines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(5);
  expect(log).not.toContain(canary);
  expect(log).not.toContain('203.0.113.7');
});

test('an unexpected error is logged under the reference the visitor sees, and shown to nobody else (B-203)', async () => {
  const app = await openTestApp();
  const response = await app.request('/api/tour/sentinel-500');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    code: 'internal',
  });
  const line = app.logLines.map((entry) => JSON.parse(entry)).find(({ level }) => level === 'error');
  expect(line.id).toBe(response.headers.get('x-request-id'));
  expect(line.error).toContain('A simulated failure');
});

test('a store that fails is logged with its reason', async () => {
  const app = await openTestApp({ store: failingStore() });
  await app.request('/api/health');
  expect(app.logLines.join('\n')).toContain('"msg":"store unavailable"');
  expect(app.logLines.join('\n')).toContain('the engine is gone');
});

test('a path cannot break out of its line, and a long one is cut', async () => {
  const app = await openTestApp();
  await app.request(`/api/%0a%7b"level":"error"%7d\u001b[31m${'x'.repeat(5000)}`);
  expect(app.logLines).toHaveLength(1);
  expect(app.logLines[0]).not.toContain('\n');
  expect(app.logLines[0]).not.toContain('\u001b');
  expect(app.logLines[0]?.length).toBeLessThan(500);
});

test('a level hides what is less important', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'warn', sink: (line) => lines.push(line), clock: testClock });
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['c', 'd']);
  const silent = createLog({ level: 'silent', sink: (line) => lines.push(line), clock: testClock });
  silent.error('e');
  expect(lines).toHaveLength(2);
});
