import { afterAll, beforeAll, expect, test } from 'vitest';
import { warmUp } from '#server/api/warm-up.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { apiOver, everyAddress } from '#tests/support/site/load-page.ts';
import { createTestApp, demonstrationCatalogue, type TestApp, testClock } from '#tests/support/test-app.ts';

const site = 'https://safaris.test';

let backEnd: TestApp;
let documents: Map<string, string>;
let pageAddresses: string[];

beforeAll(async () => {
  const catalogue = demonstrationCatalogue(testClock);
  backEnd = await createTestApp({ catalogue });
  // Drawing the maps takes a slow machine longer than a call may take.
  warmUp(catalogue, createSearchService({ catalogue: () => catalogue, clock: testClock }));
  ({ texts: documents, addresses: pageAddresses } = await siteDocuments(apiOver(backEnd), site));
}, 60_000);
afterAll(() => backEnd.close());

const textOf = (path: string) => documents.get(path) ?? '';
const xmlOf = (path: string) => new DOMParser().parseFromString(textOf(path), 'application/xml');
const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');

test('the files are those that machines look for', () => {
  expect([...documents.keys()]).toEqual(['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/llms.txt']);
});

test('every page there is can be built ahead, but for the search diagnostics', () => {
  const expected = everyAddress(backEnd).filter((address) => address !== '/search-test');
  expect(new Set(pageAddresses)).toEqual(new Set(expected));
  expect(pageAddresses).toHaveLength(expected.length);
});

test('the sitemap names every page once, in full, and none that search engines leave out (B-208)', () => {
  const addresses = textsOf(xmlOf('/sitemap.xml'), 'loc');
  const expected = everyAddress(backEnd).filter((address) => !['/search', '/search-test'].includes(address));
  expect(new Set(addresses)).toEqual(new Set(expected.map((address) => new URL(address, site).href)));
  expect(addresses).toHaveLength(expected.length);
});

test('the sitemap dates every record and shows its pictures', () => {
  const urls = [...xmlOf('/sitemap.xml').getElementsByTagName('url')];
  const plain = urls.filter((url) => textsOf(url, 'lastmod').length === 0).map((url) => textsOf(url, 'loc')[0]);
  expect(plain.map((address) => address?.replace(site, ''))).toEqual([
    '/',
    '/about',
    '/contact',
    '/destinations',
    '/places',
    '/tours',
    '/group-tours',
    '/blog',
    '/faq',
    '/inspirations',
  ]);
  const days = urls.flatMap((url) => textsOf(url, 'lastmod'));
  expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
  const records = urls.filter((url) => (textsOf(url, 'loc')[0] ?? '').split('/').length > 4);
  const plates = records.map((url) => textsOf(url, 'image:loc'));
  expect(plates.filter((pictures) => !pictures[0]?.startsWith(`${site}/plates/`))).toEqual([]);
  expect(plates.filter((pictures) => new Set(pictures).size !== pictures.length)).toEqual([]);
});

test('robots may fetch what pages need, not the links of mails and the diagnostics, and are told where the sitemap is', () => {
  expect(textOf('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/newsletter/\nDisallow: /api/waiting-list/\nDisallow: /search-test\n\nSitemap: https://safaris.test/sitemap.xml\n',
  );
});

test('the feed has every post, newest first, by its permanent address, and nothing of photographs where there are none (B-413)', () => {
  expect(textOf('/blog/rss.xml')).not.toContain('media:');
  const feed = xmlOf('/blog/rss.xml');
  const posts = [...backEnd.catalogue.posts.values()].map(({ summary }) => summary);
  const items = [...feed.getElementsByTagName('item')].map((item) => ({
    title: textsOf(item, 'title')[0],
    guid: textsOf(item, 'guid')[0],
    day: new Date(textsOf(item, 'pubDate')[0] ?? '').toISOString().slice(0, 10),
    tags: textsOf(item, 'category'),
  }));
  expect(items).toEqual(
    posts.map(({ slug, title, publishedAt, category, tags }) => ({
      title,
      guid: `${site}/blog/${slug}`,
      day: publishedAt,
      tags: [category, ...tags],
    })),
  );
  expect(textOf('/blog/rss.xml')).toContain(
    '<atom:link href="https://safaris.test/blog/rss.xml" rel="self" type="application/rss+xml" />',
  );
});

test('the summary for language models begins with what it is, says that it is a demonstration, and links real pages (B-435)', () => {
  const text = textOf('/llms.txt');
  expect(text).toMatch(/^# Umbrella Thorn Safaris\n\n> .*demonstration operator.*the company is not\.\n/);
  expect(text).toContain('nobody can travel on them');
  const links = [...text.matchAll(/^- \[(?<title>.+)\]\((?<address>\S+)\): (?<summary>.+)$/gm)].map(
    ({ groups }) => groups,
  );
  const known = new Set(everyAddress(backEnd).map((address) => site + address));
  expect(links.map((link) => link?.address).filter((address) => !known.has(address ?? ''))).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(links.length);
});

test('a call that fails fails the files: half a sitemap is none', async () => {
  const api = apiOver(backEnd);
  const failing: typeof api.call = (endpoint, input, signal) =>
    (typeof endpoint === 'string' ? endpoint : endpoint.name) === 'getPlace'
      ? api.call(endpoint, { params: { slug: 'sentinel-500' } } as never, signal)
      : api.call(endpoint, input, signal);
  await expect(siteDocuments({ call: failing }, site)).rejects.toMatchObject({ kind: 'SERVER_ERROR' });
});
