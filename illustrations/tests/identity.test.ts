import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardJobs, contentHash } from '#illustrations/identity/card-jobs.ts';
import { cardSizes, readLedger } from '#illustrations/identity/card-ledger.ts';
import { contentFolder, publicFolder } from '#illustrations/product.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { readIco } from '../../scripts/brand/ico.ts';
import { loadCatalogue } from '../../server/content/catalogue/loading/load-catalogue.ts';

const heaviestCard = 45_000;
const allCards = 6_000_000;

const jobs = cardJobs(loadCatalogue(contentFolder, { clock: () => new Date() }), readScenes());
const again = 'run npm run social-cards -w illustrations';

test('the favicon holds a picture for a tab and one for a bookmark', async () => {
  const images = readIco(readFileSync(join(publicFolder, 'favicon.ico')));
  expect(images.map(({ size }) => size)).toEqual([32, 16]);
  for (const { size, png } of images) {
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test.each(['apple-touch-icon-180', 'maskable-192', 'maskable-512'])('%s is square and opaque', async (name) => {
  const size = Number(name.split('-').at(-1));
  const { width, height, hasAlpha } = await sharp(join(publicFolder, 'icons', `${name}.png`)).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false });
});

test('a maskable icon may be cut to a circle: outside it are only sky and ground', async () => {
  const { data, info } = await sharp(join(publicFolder, 'icons', 'maskable-512.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
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

test('there are the cards of the records, and no others', () => {
  const addresses = jobs.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(cardSizes().keys()), again).toEqual(new Set(addresses));
});

test('a card says what its record says', () => {
  const ledger = readLedger();
  const stale = jobs.filter((job) => ledger.get(job.address)?.content !== contentHash(job));
  expect(
    stale.map(({ address }) => address),
    again,
  ).toEqual([]);
});

test('cards are light enough for a phone', () => {
  const sizes = [...cardSizes()];
  expect(sizes.filter(([, bytes]) => bytes > heaviestCard)).toEqual([]);
  expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(allCards);
});
