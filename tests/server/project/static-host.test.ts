import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#contract/pages.ts';
import { type ThirdPartyName, thirdParties } from '#contract/site/third-parties.ts';
import { writeHostFiles } from '#scripts/static-host/write-host-files.ts';
import { readEnv } from '#server/env.ts';
import { warnOfOtherBuild } from '#server/http/site/built-for.ts';
import { staticHeaders } from '#server/http/site/static-headers.ts';
import { createLog } from '#server/log.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { openTestApp } from '#tests/support/app-under-test.ts';
import { openStaticHost } from '#tests/support/static-host.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const settings = { VITE_SITE_URL: 'https://acacia.example', VITE_API_HOST: 'https://api.acacia.example' };

const builtFiles: Record<string, string> = {
  'index.html': 'home',
  'tours.html': 'all tours',
  'tour/marsh-day.html': 'a tour',
  'blog.html': 'all articles',
  'blog/first-light.html': 'an article',
  'blog/rss.xml': '<rss/>',
  '404.html': 'no such page',
  '_shell.html': 'the shell',
  'sw.js': 'self',
  'before-paint.js': 'paint()',
  'assets/main-abc123.js': 'main()',
  'assets/main-abc123.js.br': 'in brotli',
  'assets/text-abc123.woff2': 'a font',
  // More than a host takes rules.
  ...Object.fromEntries(Array.from({ length: 150 }, (_, page) => [`assets/pages/${page}-abc123.json`, '{}'])),
  'plates/tours/marsh-480.avif': 'a picture',
  'photos/a1b2-480.avif': 'a photograph',
  'placeholders/tour.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
};

/** A small site as the build leaves it, with what it writes for static hosts. */
function buildSite(): string {
  const folder = temporaryFolder(builtFiles);
  writeHostFiles(folder, settings);
  return folder;
}

const addresses = [
  '/',
  '/tours',
  '/tour/marsh-day',
  '/tour/none',
  '/blog',
  '/blog/first-light',
  '/blog/rss.xml',
  '/nowhere',
  '/_shell.html',
  '/sw.js',
  '/before-paint.js',
  '/assets/main-abc123.js',
  '/assets/text-abc123.woff2',
  '/assets/pages/7-abc123.json',
  '/plates/tours/marsh-480.avif',
  '/photos/a1b2-480.avif',
  '/placeholders/tour.svg',
  '/logo.svg',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
];

/** What this server and a static host each leave to themselves. */
const ownBusiness = ['content-length', 'etag', 'vary', 'server-timing', 'x-request-id'];

/** What a page may not do means nothing to a file that is none. */
const ofPages = ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'];

test.each(['files first', 'rules first'] as const)(
  'a host that puts %s answers as our own server does, with the same headers, and has files cached for as long (B-14, B-194, B-204)',
  async (kind) => {
    const cached = new Set<string | null>();
    const siteFolder = buildSite();
    const host = openStaticHost(siteFolder, kind);
    const { security } = readEnv(settings);
    const app = await openTestApp({ siteFolder, security });
    for (const address of addresses) {
      const own = await app.request(address);
      const theirs = host.request(address);
      expect([theirs.status, await theirs.text()], address).toEqual([own.status, await own.text()]);
      const named = new Set([...own.headers.keys(), ...theirs.headers.keys()]);
      cached.add(own.headers.get('cache-control'));
      const isPage = own.headers.get('content-type')?.includes('text/html');
      for (const name of [...named].filter((header) => !ownBusiness.includes(header))) {
        const [ours, hosts] = [own.headers.get(name), theirs.headers.get(name)];
        // An address without a file has no rule; hosts ask for its page again by themselves.
        if (name === 'cache-control' && own.status === 404 && hosts === null) continue;
        if (isPage || !ofPages.includes(name)) expect(hosts, `${name} of ${address}`).toBe(ours);
        // Of several policies all hold.
        else if (ours !== null) expect(hosts?.split(', '), `${name} of ${address}`).toContain(ours);
      }
    }
    // What is named by its content, pictures, and all else.
    const times = ['public, max-age=31536000, immutable', 'public, max-age=3600, stale-while-revalidate=604800'];
    expect(cached).toEqual(new Set([...times, 'no-cache']));
  },
);

test.each(['files first', 'rules first'] as const)(
  'on a host that puts %s, a record without a file gets the shell, and a finished page is never put aside for it',
  async (kind) => {
    const host = openStaticHost(buildSite(), kind);
    for (const page of pages.filter((one) => 'collection' in one)) {
      const young = host.request(page.path.replace('{slug}', 'younger-than-the-build'));
      expect([young.status, await young.text()], page.path).toEqual([404, 'the shell']);
    }
    const tour = host.request('/tour/marsh-day');
    expect([tour.status, await tour.text()]).toEqual([200, 'a tour']);
    const unknown = host.request('/nowhere');
    expect([unknown.status, await unknown.text()]).toEqual([404, 'no such page']);
  },
);

test('what is for the host to read is shown to nobody', async () => {
  const siteFolder = buildSite();
  const app = await openTestApp({ siteFolder });
  for (const address of ['/_headers', '/_redirects']) {
    const response = await app.request(address);
    expect([response.status, await response.text()], address).toEqual([404, 'no such page']);
  }
});

test('every file of public/ and every page fits into the rules hosts take, with all third parties allowed', () => {
  const { security } = readEnv(settings);
  const files = [
    ...readdirSync('public', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice('public/'.length)),
    ...pages.map(({ path }) => `${path.slice(1).replace('{slug}', 'a') || 'index'}.html`),
    'sw.js',
    'assets/main-abc123.js',
  ];
  const everyone = Object.keys(thirdParties) as (keyof typeof thirdParties)[];
  const folder = temporaryFolder({
    _headers: staticHeaders({ ...security, thirdParties: everyone, trustedTypes: false }, files),
    _redirects: '',
    'index.html': 'home',
  });
  expect(openStaticHost(folder, 'files first').request('/').headers.get('cache-control')).toBe('no-cache');
});

test('a record that is called 404 keeps its page', () => {
  const folder = buildSite();
  writeFileSync(join(folder, 'tour/404.html'), 'the tour of that name');
  writeHostFiles(folder, settings);
  expect(readFileSync(join(folder, 'tour/404.html'), 'utf8')).toBe('the tour of that name');
});

test('a wrong setting is told by its name, not built in', () => {
  const folder = buildSite();
  expect(() => writeHostFiles(folder, { VITE_API_HOST: 'api' })).toThrow(EnvError);
});

test('a start whose settings are others than the build’s says which, and browsers’ refusals have a reason', () => {
  const folder = buildSite();
  writeHostFiles(folder, { ...settings, VITE_GA_ID: 'G-AB12CD34EF' });
  const saidWith = (names: ThirdPartyName[]) => {
    const lines: string[] = [];
    const sink = (line: string) => void lines.push(line);
    warnOfOtherBuild(folder, names, createLog({ level: 'info', sink, clock: () => new Date() }));
    return lines.join('\n');
  };
  expect(saidWith(['googleAnalytics'])).toBe('');
  expect(saidWith([])).toContain('was built with VITE_GA_ID and this start has none');
  expect(saidWith(['googleAnalytics', 'metaPixel'])).toContain('VITE_META_PIXEL_ID is set, but');
  rmSync(join(folder, '.third-parties'));
  expect(saidWith(['metaPixel'])).toBe('');
});
