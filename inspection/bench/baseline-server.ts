import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * Hono alone, with the bytes and headers of another server's answers: what the product's own work is measured against.
 * Arguments: the port, and the addresses to copy.
 */

const [port = '0', ...addresses] = process.argv.slice(2);
const app = new Hono();
for (const address of addresses) {
  const copied = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const packed = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  const length = Number(packed.headers.get('content-length'));
  const headers = Object.fromEntries(
    [...copied.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  // As many bytes as travel: a client of this process never unpacks them.
  const body = new Uint8Array(length);
  const { pathname } = new URL(address);
  app.get(pathname, (c) => c.body(body, 200, { ...headers, 'content-length': String(length) }));
}
createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () => console.log('Bare Hono is ready'));
