import { expect, test } from 'vitest';
import { type AppUnderTest, openTestApp } from '#tests/support/app-under-test.ts';
import { contactBody } from '#tests/support/enquiries/enquiries.ts';
import { jsonPost } from '#tests/support/json-post.ts';

const partner = 'https://partner.example';

const strangers = [
  'https://evil.example',
  'null',
  'http://partner.example',
  'https://partner.example:8443',
  'https://partner.example.evil.example',
  'https://evilpartner.example',
  'https://sub.partner.example',
  'https://PARTNER.example',
  `${partner}/`,
];

const searchHeaders = { authorization: 'Bearer public-search-key', 'content-type': 'application/json' };
const search = { method: 'POST', body: '{"queries":[]}' };

function corsHeaders({ headers }: Response): string[] {
  return [...headers.keys()].filter((name) => name.startsWith('access-control-'));
}

test('pages of an origin in the settings may read every call, the search too', async () => {
  const app = await openTestApp({ allowedOrigins: [partner] });
  const answers = [
    await app.request('/api/tours', { headers: { origin: partner } }),
    await app.request('/api/none', { headers: { origin: partner } }),
    await app.request('/api/search/multi-search', { ...search, headers: { ...searchHeaders, origin: partner } }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(partner);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  }
});

test('a browser that asks first is told what it may send', async () => {
  const app = await openTestApp({ allowedOrigins: [partner] });
  for (const path of ['/api/contact', '/api/search/multi-search']) {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const { status, headers } = await app.request(path, { method: 'OPTIONS', headers: { origin: partner, ...asked } });
    expect([status, headers.get('access-control-allow-origin')], path).toEqual([204, partner]);
    expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
    expect(headers.get('access-control-allow-headers')).toBe(
      'Authorization,Content-Type,If-Match,X-Meilisearch-Client',
    );
  }
});

test('no other origin is told anything, however it resembles one that is (B-198)', async () => {
  const app = await openTestApp({ allowedOrigins: [partner] });
  const closed = await openTestApp();
  for (const origin of strangers) {
    const headers = { origin, 'access-control-request-method': 'POST' };
    expect(corsHeaders(await app.request('/api/tours', { headers })), origin).toEqual([]);
    const preflight = await app.request('/api/contact', { method: 'OPTIONS', headers });
    expect([preflight.status, ...corsHeaders(preflight)], origin).toEqual([405]);
  }
  expect(corsHeaders(await closed.request('/api/tours', { headers: { origin: partner } }))).toEqual([]);
});

async function send(app: AppUnderTest, headers: Record<string, string>): Promise<number> {
  const sent = jsonPost(contactBody({ turnstileToken: await app.token() }), headers);
  return (await app.app.request('http://localhost:4173/api/contact', sent)).status;
}

test('a write is taken from the site itself, from an allowed origin and from what is no browser', async () => {
  const app = await openTestApp({ allowedOrigins: [partner] });
  const own = 'http://localhost:4173';
  expect(await send(app, {})).toBe(201);
  expect(await send(app, { origin: own })).toBe(201);
  expect(await send(app, { origin: own, 'sec-fetch-site': 'same-origin' })).toBe(201);
  // Behind a proxy that does not pass the host on, the browser's own word counts.
  expect(await send(app, { origin: 'https://safaris.example', 'sec-fetch-site': 'same-origin' })).toBe(201);
  expect(await send(app, { origin: partner, 'sec-fetch-site': 'cross-site' })).toBe(201);
  expect(await app.references()).toHaveLength(5);
});

test('a write that a page of another site makes a browser send is refused and not stored (B-198)', async () => {
  const app = await openTestApp({ allowedOrigins: [partner] });
  for (const origin of strangers) {
    expect(await send(app, { origin }), origin).toBe(403);
    expect(await send(app, { origin, 'sec-fetch-site': 'cross-site' }), origin).toBe(403);
  }
  expect(await send(app, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(app, { 'sec-fetch-site': 'same-site', origin: 'https://sub.localhost' })).toBe(403);
  expect(await app.references()).toEqual([]);
});

test('what a plain form can send without asking is no write', async () => {
  const app = await openTestApp();
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '', 'text/json'];
  for (const type of types) expect(await send(app, { 'content-type': type }), type).toBe(415);
  expect(await app.references()).toEqual([]);
});
