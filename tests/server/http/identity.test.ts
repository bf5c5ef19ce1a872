import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { matchPage, type Page, pageOf, pages } from '#contract/pages.ts';
import { defaultSocialCard, socialCardOf, socialCardSize } from '#contract/site/social-card.ts';
import { webManifest, webManifestAddress } from '#contract/site/web-manifest.ts';
import { writeRecordCards } from '#scripts/prerender/record-cards.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/** What a phone on a slow network may be asked for because somebody sent a link, in bytes. */
const heaviestCard = 45_000;

/* How the site shows itself outside its pages: in a tab, on a home screen, where its links are shared. */

test('the manifest names icons that are there, in the sizes it says, and leads to pages', async () => {
  const manifest = JSON.parse(webManifest(readSite(testedContent, { isDemonstration: true }))) as {
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
    '/destinations',
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

test('every page of a record has a card that was drawn or is made by the build, in the size that pages announce (B-210, B-465)', async () => {
  const site = temporaryFolder();
  for (const folder of ['placeholders', 'plates']) symlinkSync(resolve('public', folder), join(site, folder));
  const catalogue = smallCatalogue();
  const made = await writeRecordCards(site, catalogue);
  const ofRecords = pages
    .flatMap((page: Page) => ('collection' in page ? [page.collection] : []))
    .flatMap((collection) => [...catalogue[collection].keys()].map((slug) => socialCardOf(pageOf(collection, slug))));
  expect(new Set(made)).toEqual(new Set(ofRecords));
  expect(await writeRecordCards(site, catalogue)).toEqual([]);
  const drawn = readdirSync('public/social', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.jpg'),
  );
  expect(drawn).toContain(defaultSocialCard.replace('/social/', ''));
  for (const file of [...drawn.map((card) => join('public/social', card)), ...made.map((card) => join(site, card))]) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, file).toEqual({ format: 'jpeg', ...socialCardSize });
    expect(statSync(file).size, file).toBeLessThanOrEqual(heaviestCard);
  }
});
