import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { matchPage } from '#contract/pages.ts';
import { defaultSocialCard, socialCardSize } from '#contract/social-card.ts';
import { cardJobs, contentHash } from '#scripts/illustrations/identity/card-jobs.ts';
import { cardSizes, readLedger } from '#scripts/illustrations/identity/card-ledger.ts';
import { readIco } from '#scripts/illustrations/identity/ico.ts';
import { operatorName } from '#scripts/illustrations/identity/operator-name.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { testClock } from '#tests/support/test-app.ts';

const heaviestCard = 45_000;
const allCards = 5_000_000;

const jobs = cardJobs(loadCatalogue('content', { clock: testClock }));
const again = 'run npm run social-cards';

test('the favicon holds a picture for a tab and one for a bookmark', async () => {
  const images = readIco(readFileSync('public/favicon.ico'));
  expect(images.map(({ size }) => size)).toEqual([32, 16]);
  for (const { size, png } of images) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test.each(['apple-touch-icon-180', 'maskable-192', 'maskable-512'])('%s is square and opaque', async (name) => {
  const size = Number(name.split('-').at(-1));
  const { width, height, hasAlpha } = await sharp(`public/icons/${name}.png`).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
});

test('a maskable icon may be cut to a circle: outside it are only sky and ground', async () => {
  const { data, info } = await sharp('public/icons/maskable-512.png').raw().toBuffer({ resolveWithObject: true });
  const centre = info.width / 2;
  const safeRadius = info.width * 0.4;
  const horizon = info.height * 0.75;
  const colours = new Set<string>();
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const x = pixel % info.width;
    const y = Math.floor(pixel / info.width);
    if (y > horizon || Math.hypot(x - centre, y - centre) < safeRadius) continue;
    colours.add(data.subarray(pixel * 3, pixel * 3 + 3).toString('hex'));
  }
  expect([...colours]).toEqual(['1f4a38']);
});

test('the manifest names the site and icons that are there, in the sizes it says', async () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({
    name: operatorName,
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
  for (const href of links) expect(existsSync(`public${href}`), href).toBe(true);
});

test('every page of a record has a card, every other page the default one, and there are no others', () => {
  const addresses = jobs.map(({ address }) => address);
  expect(addresses).toContain(defaultSocialCard);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(cardSizes().keys()), again).toEqual(new Set(addresses));
});

test('a card says what its record says', () => {
  const ledger = readLedger();
  const stale = jobs.filter((job) => ledger.get(job.address)?.content !== contentHash(job, operatorName));
  expect(
    stale.map(({ address }) => address),
    again,
  ).toEqual([]);
});

test('cards have the size that pages announce and are light enough for a phone', async () => {
  const sizes = cardSizes();
  for (const [address, bytes] of sizes) {
    const { format, width, height } = await sharp(`public${address}`).metadata();
    expect({ format, width, height }, address).toEqual({ format: 'jpeg', ...socialCardSize });
    expect(bytes, address).toBeLessThanOrEqual(heaviestCard);
  }
  expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(allCards);
});
