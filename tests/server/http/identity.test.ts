import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { matchPage, type Page, pageOf, pages } from '#contract/pages.ts';
import { defaultSocialCard, socialCardOf, socialCardSize } from '#contract/social-card.ts';
import { webManifest, webManifestAddress } from '#contract/web-manifest.ts';
import { readContent } from '#server/catalogue/content/read-content.ts';
import { readSite } from '#server/site/read-site.ts';

/* How the site shows itself outside its pages: in a tab, on a home screen, where its links are shared. */

test('the manifest names icons that are there, in the sizes it says, and leads to pages', async () => {
  const manifest = JSON.parse(webManifest(readSite('content', { isDemonstration: true }))) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    start_url: '/',
    display: 'standalone',
    theme_color: '#fbf6ec',
    background_color: '#fbf6ec',
  });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(manifest.shortcuts.map(({ url }) => matchPage(url)?.page.path)).toEqual([
    '/tours',
    '/group-tours',
    '/contact',
  ]);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('every icon and the manifest that index.html links to is among the public files', () => {
  const page = readFileSync('index.html', 'utf8');
  const links = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/icons/apple-touch-icon-180.png', '/site.webmanifest']);
  // The build writes the manifest.
  for (const href of links.slice(0, -1)) expect(existsSync(`public${href}`), href).toBe(true);
  expect(links.at(-1)).toBe(webManifestAddress);
});

test('every page of a record has a card, every other page the default one, in the size that pages announce', async () => {
  const content = readContent('content');
  const ofRecords = pages
    .flatMap((page: Page) => ('collection' in page ? [page.collection] : []))
    .flatMap((collection) => content[collection].map(({ slug }) => socialCardOf(pageOf(collection, slug))));
  const cards = readdirSync('public/social', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => `/social/${file.replaceAll('\\', '/')}`);
  expect(new Set(cards)).toEqual(new Set([defaultSocialCard, ...ofRecords]));
  for (const card of cards) {
    const { format, width, height } = await sharp(`public${card}`).metadata();
    expect({ format, width, height }, card).toEqual({ format: 'jpeg', ...socialCardSize });
  }
});
