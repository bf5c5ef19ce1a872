import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { thirdParties } from '#contract/site/third-parties.ts';
import { readEnv } from '#server/env.ts';
import { inlineHashes } from '#server/http/security/inline-hashes.ts';
import { contentSecurityPolicy, type SecurityConfig, securityHeaders } from '#server/http/security/security-headers.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const plain: SecurityConfig = { siteUrl: 'http://localhost:4173', thirdParties: [], trustedTypes: true };
const live: SecurityConfig = { ...plain, siteUrl: 'https://acacia.example' };

function openSite(security: Partial<SecurityConfig> = {}, html = '<!doctype html><title>Safaris</title>') {
  const siteFolder = temporaryFolder({
    'index.html': html,
    'assets/main-abc123.js': 'console.log(1)',
    'sw.js': 'self',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'plate.avif': 'x',
    'favicon.ico': 'x',
  });
  return openTestApp({ siteFolder, security });
}

const answers = [
  ['/', 200, 'page'],
  ['/tour/none', 404, 'page'],
  ['/api/newsletter/confirm?token=x', 200, 'page', { accept: 'text/html' }],
  ['/api/waiting-list/take?token=x', 200, 'page'],
  ['/assets/main-abc123.js', 200, 'data'],
  ['/sw.js', 200, 'worker'],
  ['/plate.avif', 200, 'data'],
  ['/favicon.ico', 200, 'data'],
  ['/api/newsletter/page.css', 200, 'data'],
  ['/icon.svg', 200, 'data'],
  ['/missing.png', 404, 'data'],
  ['/api/tours', 200, 'data'],
  ['/api/tours?page=x', 422, 'data'],
  ['/api/none', 404, 'data'],
  ['/api/contact', 405, 'data'],
  ['/api/tour/sentinel-500', 500, 'data'],
  ['/api/tour/sentinel-503', 503, 'data'],
  ['/api/search/version', 401, 'data'],
] as const;

test('every class of response carries its headers, and nothing tells what the server is made of (B-194)', async () => {
  const app = await openSite({ siteUrl: live.siteUrl });
  for (const [path, status, answer, headers = {}] of answers) {
    const response = await app.request(path, { headers });
    expect(response.status, path).toBe(status);
    const own = Object.fromEntries(response.headers);
    const expected = Object.entries(securityHeaders(live, answer)).map(([name, value]) => [name.toLowerCase(), value]);
    expect(own, path).toMatchObject(Object.fromEntries(expected));
    expect([own['x-powered-by'], own.server], path).toEqual([undefined, undefined]);
  }
});

test('an unchanged page is confirmed without a policy of another class', async () => {
  const app = await openSite();
  const etag = (await app.request('/')).headers.get('etag') ?? '';
  const response = await app.request('/', { headers: { 'if-none-match': etag } });
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([304, null]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a page may use the site itself and nothing else', () => {
  expect(contentSecurityPolicy(plain).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('what the settings name is allowed, and only where it is used', () => {
  const given = {
    VITE_SITE_URL: 'https://acacia.example',
    VITE_API_HOST: 'https://api.acacia.example/v1',
    MEILI_HOST: 'https://search.acacia.example/here',
    MEILI_SEARCH_KEY: 'k',
    VITE_TURNSTILE_SITE_KEY: 'k',
    VITE_GA_ID: 'G-1',
    VITE_META_PIXEL_ID: '1',
  };
  const { security } = readEnv(given);
  const policy = contentSecurityPolicy({ ...security, inline: { scripts: ['sha256-a'], styles: ['sha256-b'] } });
  const { turnstile, googleAnalytics, metaPixel } = thirdParties;
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'sha256-a' ${turnstile.scripts} ${googleAnalytics.scripts} ${metaPixel.scripts}`,
      "style-src 'self' 'sha256-b'",
      `connect-src 'self' https://api.acacia.example https://search.acacia.example ${googleAnalytics.connections} ${metaPixel.connections.join(' ')}`,
      `frame-src ${turnstile.frames}`,
    ]),
  );
  // The vendors' scripts make elements from text.
  expect(policy).not.toContain('trusted-types');
  expect(policy).not.toContain('unsafe');
});

test('the stock photo host is in the policy where a setting says so, and costs no other protection', () => {
  const policyWith = (given: Record<string, string>) => contentSecurityPolicy(readEnv(given).security);
  const { stockPhotos } = thirdParties;
  expect(policyWith({})).not.toContain(stockPhotos.pictures[0]);
  expect(policyWith({ VITE_STOCK_PHOTOS: '0' })).not.toContain(stockPhotos.pictures[0]);
  const policy = policyWith({ VITE_STOCK_PHOTOS: '1' });
  expect(policy.split('; ')).toContain(`img-src 'self' data: ${stockPhotos.pictures}`);
  expect(policy).toContain('require-trusted-types-for');
});

test('a page may run the scripts and apply the styles that were built into it, to the letter, and no others', () => {
  const html = [
    '<style>p{}</style>',
    '<script>paint()</script>',
    '<script type="module" src="/assets/boot.js"></script>',
    '<script type="application/ld+json">{"a":1}</script>',
  ].join('');
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(inlineHashes(html)).toEqual({ scripts: [hashOf('paint()')], styles: [hashOf('p{}')] });
  expect(inlineHashes(html.replace('paint()', 'paint() '))).not.toEqual(inlineHashes(html));
});

test('the server allows the inline scripts and styles of the site it serves', async () => {
  const html = '<!doctype html><title>Safaris</title><style>p{}</style><script>paint()</script>';
  const policy = (await (await openSite({}, html)).request('/')).headers.get('content-security-policy');
  const { scripts, styles } = inlineHashes(html);
  expect(policy).toContain(`script-src 'self' '${scripts[0]}'; style-src 'self' '${styles[0]}';`);
});

test('browsers are told to come encrypted only where the site is', () => {
  expect(securityHeaders(live, 'page')['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(securityHeaders(plain, 'page')).not.toHaveProperty('Strict-Transport-Security');
});

test('the page the site is built from has nothing inline for the policy to refuse', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page.match(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/g)).toBeNull();
});
