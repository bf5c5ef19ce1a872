import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const page = `<!doctype html><title>Safaris</title>${'<p>padding</p>'.repeat(200)}`;

interface SiteOptions {
  sentinels?: boolean;
  /** Of the built site, beside those every test has: text by path. */
  files?: Readonly<Record<string, string>>;
}

/** The back end with a built site, and a secret beside and inside it that must never be served. */
function openSite({ files = {}, ...options }: SiteOptions = {}): Promise<TestApp> {
  const built = {
    'index.html': page,
    'assets/main-abc123.js': 'console.log(1)',
    'assets/main-abc123.js.map': 'secret',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.env': 'secret',
    '.git/config': 'secret',
    ...files,
  };
  const inFolder = Object.entries(built).map(([path, text]) => [`dist/${path}`, text]);
  const root = temporaryFolder({ 'package.json': 'secret', ...Object.fromEntries(inFolder) });
  const siteFolder = join(root, 'dist');
  symlinkSync(join(root, 'package.json'), join(siteFolder, 'link.json'));
  return openTestApp({ siteFolder, ...options });
}

const existing = {
  destinations: 'marsh',
  places: 'hide',
  tours: 'marsh-day',
  groupTours: 'marsh-together',
  accommodations: 'reed-camp',
  activities: 'canoe',
  posts: 'first-light',
  inspirations: 'slow-travel',
};

test('every page is served, and a record that is not there is a 404 page', async () => {
  const app = await openSite();
  for (const known of pages) {
    const address = 'collection' in known ? known.path.replace('{slug}', existing[known.collection]) : known.path;
    const response = await app.request(`${address}?q=x`);
    expect([response.status, await response.text()], address).toEqual([200, page]);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    if (!('collection' in known)) continue;
    const missing = await app.request(known.path.replace('{slug}', 'none'));
    expect([missing.status, await missing.text()], address).toEqual([404, page]);
  }
});

test('an address that is no page is the 404 page (B-3)', async () => {
  const app = await openSite();
  for (const address of [
    '/cookies',
    '/accessibility',
    '/inspiration',
    '/tour',
    '/tour/marsh-day/more',
    '/tour/%3Cscript%3E',
  ]) {
    const response = await app.request(address);
    expect([response.status, await response.text()], address).toEqual([404, page]);
  }
});

test('an escaped `#` is answered with the address that was meant, and no line of the log has what stands behind it (B-174)', async () => {
  const app = await openSite();
  const secret = 'canary.secret-7351';
  for (const [asked, meant] of [
    [`/tour/marsh-day%23proposal=${secret}`, `/tour/marsh-day#proposal=${secret}`],
    [`/tours%23shortlist%3D1.${secret}?fbclid=x`, `/tours?fbclid=x#shortlist%3D1.${secret}`],
    [`//elsewhere.example%23trip=${secret}`, `/elsewhere.example#trip=${secret}`],
    ['/faq%23visas', '/faq#visas'],
  ]) {
    const answer = await app.request(`http://localhost${asked}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, meant]);
  }
  for (const path of [
    `/tour/a%2523trip=${secret}`,
    `/api/newsletter/confirm%3Ftoken=${secret}`,
    `/tour/token=${secret}`,
  ]) {
    await app.request(path);
  }
  expect(app.logLines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(7);
  expect(app.logLines.join('\n')).not.toContain('canary');
});

test('a slash at the end changes nothing, nor do capitals where the router takes them', async () => {
  const app = await openSite();
  for (const address of ['/TOURS', '/Tours/', '/TOUR/marsh-day', '/Blog/first-light']) {
    const response = await app.request(address);
    expect([response.status, await response.text()], address).toEqual([200, page]);
  }
  expect((await app.request('/TOUR/Marsh-Day')).status).toBe(404);
  expect((await app.request('/tours/')).status).toBe(200);
  expect((await app.request('/tour/marsh-day/')).status).toBe(200);
});

test('a file named by its content is cached for a year (B-204)', async () => {
  const response = await (await openSite()).request('/assets/main-abc123.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('a picture is shown while it is asked for again, and confirmed when unchanged', async () => {
  const app = await openSite();
  const response = await app.request('/icon.svg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=604800');
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  const tag = response.headers.get('etag') ?? '';
  expect((await app.request('/icon.svg', { headers: { 'if-none-match': tag } })).status).toBe(304);
  // As an Apache or an nginx that compresses names it.
  for (const named of [`W/${tag}`, tag.replace(/"$/, '-gzip"'), `"other", ${tag.replace(/"$/, '-br"')}`]) {
    expect((await app.request('/icon.svg', { headers: { 'if-none-match': named } })).status, named).toBe(304);
  }
  const other = tag.replace(/"$/, '-other"');
  expect((await app.request('/icon.svg', { headers: { 'if-none-match': other } })).status).toBe(200);
});

const hidden = [
  '/assets/main-old.js',
  '/assets/',
  '/missing.png',
  '/.env',
  '/.git/config',
  '/link.json',
  '/package.json',
  '/assets/main-abc123.js.map',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%252e%252e%252fpackage.json',
  '/..%5cpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '//package.json',
  '/./.env',
  '/index.html%00.js',
];

test('what is no file of the site is a plain 404, never a page and never a secret', async () => {
  const app = await openSite();
  for (const address of hidden) {
    const response = await app.request(address);
    expect([response.status, await response.text()], address).toEqual([404, 'Not found\n']);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('HEAD answers pages and files without a body', async () => {
  const app = await openSite();
  for (const [address, status] of [
    ['/tours', 200],
    ['/none', 404],
    ['/icon.svg', 200],
    ['/missing.png', 404],
  ] as const) {
    const response = await app.request(address, { method: 'HEAD' });
    expect([response.status, await response.text()], address).toEqual([status, '']);
  }
});

test('pages are read, not written to', async () => {
  const response = await (await openSite()).request('/contact', { method: 'POST', body: 'x' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a page that was rendered is served as it is; one younger than the build, and one that is not there, as the shell', async () => {
  const app = await openSite({
    files: {
      '_shell.html': 'the shell',
      '404.html': 'no such page',
      'tour/marsh-day.html': 'a rendered tour',
    },
  });
  const text = async (path: string) => (await app.request(path)).text();
  expect(await text('/tour/marsh-day')).toBe('a rendered tour');
  expect(await text('/tour/marsh-day/?utm_source=x')).toBe('a rendered tour');
  expect(await text('/tour/marsh-week')).toBe('the shell');
  const missing = await app.request('/tour/none');
  expect([missing.status, await missing.text()]).toEqual([404, 'the shell']);
  const unknown = await app.request('/nowhere');
  expect([unknown.status, await unknown.text()]).toEqual([404, 'no such page']);
  // A page has one address.
  expect((await app.request('/tour/marsh-day.html')).status).toBe(404);
  // The service worker keeps it.
  const shell = await app.request('/_shell.html');
  expect([shell.status, await shell.text()]).toEqual([200, 'the shell']);
});

test('pages say which content the API answers with, as its health does', async () => {
  const app = await openSite();
  const { content } = await (await app.request('/api/health')).json();
  expect(content).toMatch(/^[\w-]{16}$/);
  expect((await app.request('/tours')).headers.get('server-timing')).toBe(`content;desc="${content}"`);
});

test('answers of the API say that they are no pages for search engines, and nothing else does', async () => {
  const app = await openSite();
  const tagOf = async (address: string) => (await app.request(address)).headers.get('x-robots-tag');
  for (const address of ['/api/tours', '/api/group-tour/marsh-together', '/api/health', '/api/nothing'])
    expect(await tagOf(address), address).toBe('noindex');
  for (const address of ['/tours', '/icon.svg', '/none']) expect(await tagOf(address), address).toBeNull();
});

test('what the build compressed is sent as it is, the best a browser accepts', async () => {
  const app = await openSite({
    files: { 'assets/a-1.js': 'plain', 'assets/a-1.js.br': 'in brotli', 'assets/a-1.js.gz': 'in gzip' },
  });
  const ask = async (accepted: string) => {
    const answer = await app.request('/assets/a-1.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    return [answer.headers.get('content-encoding'), await answer.text()];
  };
  expect(await ask('gzip, deflate, br')).toEqual(['br', 'in brotli']);
  expect(await ask('br;q=0, gzip;q=0.5')).toEqual(['gzip', 'in gzip']);
  expect(await ask('identity')).toEqual([null, 'plain']);
  expect((await app.request('/assets/a-1.js.br')).status).toBe(404);
});

test('text is compressed for those who accept it', async () => {
  const app = await openSite();
  const packed = await app.request('/tours', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(page);
  expect((await app.request('/tours')).headers.get('content-encoding')).toBeNull();
});

test('the API answers beside the pages', async () => {
  const app = await openSite();
  expect((await app.request('/api/tours')).headers.get('content-type')).toContain('application/json');
  expect((await app.request('/api/none')).headers.get('content-type')).toContain('application/json');
});

test('the page of a simulated failure opens, so that the site can show it; in production it is a 404', async () => {
  const withSentinels = await openSite();
  expect((await withSentinels.request('/tour/sentinel-500')).status).toBe(200);
  expect((await withSentinels.request('/tour/sentinel-404')).status).toBe(404);
  const live = await openSite({ sentinels: false });
  expect((await live.request('/tour/sentinel-500')).status).toBe(404);
});
