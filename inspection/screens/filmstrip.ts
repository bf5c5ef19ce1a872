import '../../scripts/testing/without-operator-settings.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as playwright from '@playwright/test';
import sharp from 'sharp';
import { readOptions } from '../../scripts/read-options.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';
import { slowDown } from '../../scripts/testing/slow-phone.ts';
import { startProduct } from '../../scripts/testing/start-product.ts';

/*
 * What a visitor with a slow phone sees of a page's first six seconds: `npm run filmstrip`. A picture every 250 ms,
 * with a scroll after one second; slow 4G (1.6 Mbit/s, 150 ms) and a quarter of this machine's speed. Writes
 * screenshots/filmstrip-<page>.png.
 *
 *   --page <address>   such as /tours; may be given several times; home, the tours and a tour when left out
 *   --base <url>       a site that already runs, instead of the product built and started here
 */

const folder = 'screenshots';
const stepMs = 250;
const lengthMs = 6000;
const scrollAtMs = 1000;
const scrollBy = 1100;
const phone = { width: 390, height: 844 };

/** Of one picture in the strip. */
const shown = { width: 195, height: 422 };
const columns = 8;

const wish = readOptions({ page: { type: 'string', multiple: true }, base: { type: 'string' } });
const product = wish.base === undefined ? await startProduct() : undefined;
const base = wish.base ?? product?.url ?? '';
const browser = await playwright.chromium.launch(findBrowser());
mkdirSync(folder, { recursive: true });
try {
  for (const address of wish.page ?? ['/', '/tours', '/tour/masai-mara-safari']) {
    const file = join(folder, `filmstrip-${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`);
    await writeStrip(await film(address), file);
    console.log(file);
  }
} finally {
  await browser.close();
  await product?.stop();
}

/** The last picture the screen had shown at each step; nothing before the first one. */
async function film(address: string): Promise<(Buffer | undefined)[]> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const control = await slowDown(page);
  const frames: { at: number; picture: Buffer }[] = [];
  let started = 0;
  control.on('Page.screencastFrame', ({ data, sessionId }) => {
    if (started > 0) frames.push({ at: Date.now() - started, picture: Buffer.from(data, 'base64') });
    control.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await control.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 390, maxHeight: 844 });
  started = Date.now();
  const opened = page.goto(new URL(address, base).href, { waitUntil: 'commit' });
  await wait(scrollAtMs);
  await opened;
  await page.mouse.wheel(0, scrollBy).catch(() => {});
  await wait(lengthMs - (Date.now() - started));
  await context.close();
  const steps = Array.from({ length: lengthMs / stepMs }, (_, index) => (index + 1) * stepMs);
  return steps.map((at) => frames.findLast((frame) => frame.at <= at)?.picture);
}

async function writeStrip(pictures: readonly (Buffer | undefined)[], file: string): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input:
        picture === undefined
          ? await sharp({ create: { ...shown, channels: 3, background: '#fff' } })
              .png()
              .toBuffer()
          : await sharp(picture)
              .resize({ ...shown, fit: 'cover' })
              .png()
              .toBuffer(),
      left: (index % columns) * (shown.width + 4),
      top: Math.floor(index / columns) * (shown.height + 4),
    })),
  );
  const size = { width: columns * (shown.width + 4), height: rows * (shown.height + 4) };
  await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
