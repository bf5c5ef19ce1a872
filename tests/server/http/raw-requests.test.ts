import type { Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startRawServer, statusesOf } from '#tests/support/load/raw-server.ts';

/* Bytes no well-behaved client sends, to the server as it listens. */

const post = (headers: string, body: string) =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

test('a body that is too large is refused, however its length is told (B-96)', async () => {
  const server = await startRawServer();
  const large = `{"message":"${'x'.repeat(70_000)}"}`;
  const known = await server.send(post(`Content-Length: ${large.length}`, large));
  expect(statusesOf(known)).toEqual([413]);
  expect(known).toContain('"code":"payload_too_large"');
  expect(statusesOf(await server.send(post('Transfer-Encoding: chunked', `${chunk(large)}0\r\n\r\n`)))).toEqual([413]);
  // Only said to be large: nothing is waited for.
  expect(statusesOf(await server.send(post('Content-Length: 999999999', '{')))).toEqual([413]);
});

test('a refused body ends its connection in words, so a client’s next request takes another', async () => {
  const server = await startRawServer();
  const url = `http://127.0.0.1:${server.port}/api`;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer public-search-key' };
  // From what just exceeds the limit to what no kernel buffers.
  for (const length of [70_000, 300_000, 3_000_000]) {
    for (let time = 0; time < 4; time += 1) {
      for (const path of ['/contact', '/search/multi-search']) {
        const refused = await fetch(url + path, { method: 'POST', headers, body: 'x'.repeat(length) });
        expect([refused.status, refused.headers.get('connection')], `${path} ${length}`).toEqual([413, 'close']);
        expect(await refused.json()).toMatchObject({ code: 'payload_too_large' });
        expect((await fetch(`${url}/health`)).status).toBe(200);
      }
    }
  }
});

test('a body in pieces is one body', async () => {
  const server = await startRawServer();
  const [head = '', rest = ''] = ['{"name":', '"Ada"}'];
  const answer = await server.send(post('Transfer-Encoding: chunked', chunk(head)), chunk(rest), '0\r\n\r\n');
  expect(statusesOf(answer)).toEqual([422]);
});

const malformed = [
  ['a length that is no number', 'Content-Length: abc'],
  ['a negative length', 'Content-Length: -1'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
  ['a length beside chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
  ['a coding after the chunks', 'Transfer-Encoding: chunked, identity'],
  ['a header folded over two lines', 'X-One: a\r\n b: c\r\n\td'],
  ['a header name with a space', 'Content-Length : 2'],
] as const;

test('what two servers could read in two ways is refused once, and the connection ends', async () => {
  const server = await startRawServer();
  for (const [what, headers] of malformed) {
    expect(statusesOf(await server.send(post(headers, '{}'))), what).toEqual([400]);
  }
});

test('bytes beyond the announced length are not answered as a request of their own', async () => {
  const server = await startRawServer();
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await server.send(post('Content-Length: 2', `{}${smuggled}`));
  expect(statusesOf(answer)).toHaveLength(1);
  expect(answer).not.toContain('"store"');
});

test('a flood of headers is refused with 431 (B-96)', async () => {
  const server = await startRawServer();
  expect(statusesOf(await server.send(get('/api/health', `X-Flood: ${'x'.repeat(20_000)}\r\n`)))).toEqual([431]);
  const many = Array.from({ length: 2000 }, (_, index) => `X-${index}: ${index}\r\n`).join('');
  expect(statusesOf(await server.send(get('/api/health', many)))).toEqual([431]);
});

test('who sends headers or a body too slowly is answered 408, while others are served (B-96)', async () => {
  const limits = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 };
  const server = await startRawServer({ limits });
  const slow = Promise.all([
    server.send('GET /api/health HTTP/1.1\r\nHost: loc'),
    server.send(post('Content-Length: 200', '{"name":')),
    server.send(post('Transfer-Encoding: chunked', '5\r\n{"nam')),
  ]);
  expect(statusesOf(await server.send(get('/api/health')))).toEqual([200]);
  for (const answer of await slow) expect(statusesOf(answer)).toEqual([408]);
  expect(statusesOf(await server.send(get('/api/health')))).toEqual([200]);
});

test('a sender who hangs up in the middle leaves no trace of a failure of ours', async () => {
  const server = await startRawServer();
  const socket = connect(server.port, '127.0.0.1');
  await new Promise<void>((resolve) => {
    socket.write(post('Content-Length: 200', '{"name":'), () => resolve());
  });
  socket.destroy();
  expect(statusesOf(await server.send(get('/api/health')))).toEqual([200]);
  await expect
    .poll(() => server.logLines.some((line) => line.includes('/api/contact')), { timeout: 10_000 })
    .toBe(true);
  expect(server.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
});

test('a method that an address does not have is refused with those it has (B-96)', async () => {
  const server = await startRawServer();
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const answers = await Promise.all(
      ['/api/tours?page=2', '/api/contact', '/api/none'].map((path) => server.send(get(path).replace('GET', method))),
    );
    expect(answers.map(statusesOf), method).toEqual([[405], [405], [404]]);
    const allowed = answers.map((answer) => /\r\nallow: (.*)\r\n/i.exec(answer)?.[1]);
    expect(allowed, method).toEqual(['GET, HEAD', 'POST', undefined]);
    expect(answers[0], method).toContain('"code":"method_not_allowed"');
  }
});

const unreadable = [
  '\u0000\u0001\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'brew /api/tours\r\n\r\n',
  'BREW /api/tours HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET\r\n\r\n',
];

test('what is no request is refused in one answer that says nothing, a tunnel is closed, and others are served', async () => {
  const server = await startRawServer();
  for (const request of unreadable) {
    const answer = await server.send(request);
    expect(statusesOf(answer), request).toEqual([400]);
    expect(answer.toLowerCase(), request).toContain('connection: close');
  }
  expect(await server.send('CONNECT localhost:1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n')).toBe('');
  expect(statusesOf(await server.send(get('/api/health', 'Expect: tea\r\n')))).toEqual([417]);
  expect(statusesOf(await server.send(get('/api/health')))).toEqual([200]);
});

const traversals = [
  '/api/../package.json',
  '/api/%2e%2e/package.json',
  '/api/tour/..%2f..%2fpackage.json',
  '/api/tour/..%5c..%5cpackage.json',
  '/api/tour/%00',
  '/api/tour/%c0%ae%c0%ae',
  '/api/tour/%',
  '//evil.example/api/health',
  '/api//health',
  '\\api\\health',
  'http://evil.example/api/tour/none',
];

test('no way of writing an address leads out of the site or to another', async () => {
  const server = await startRawServer();
  for (const path of traversals) {
    const answer = await server.send(get(path));
    expect([[400], [404]], path).toContainEqual(statusesOf(answer));
    expect(answer, path).not.toContain('umbrella-thorn-safaris');
    expect(answer, path).not.toMatch(/\r\nlocation:/i);
  }
});

test('whoever asks and never reads is cut off', async () => {
  const server = await startRawServer({ stalledMs: 300 });
  const socket = connect(server.port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  // The answers fill what the system keeps for both ends, and then the server can bring no byte through.
  socket.on('error', () => {});
  const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50);
  const asking = setInterval(() => socket.write(ask), 5);
  onTestFinished(() => clearInterval(asking));
  await expect.poll(() => open(server.server)).toBe(1);
  await expect.poll(() => open(server.server)).toBe(0);
});

const open = (server: Server) =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
