// Photographs the product for its manifest, into `public/app-screens`. Run: npm run app-screenshots -w illustrations,
// which starts it where the product lies.

import { mkdirSync } from 'node:fs';
import * as playwright from '@playwright/test';
import sharp from 'sharp';
import { appScreenshots } from '../../contract/site/app-screenshots.ts';
import { findBrowser } from '../../scripts/testing/find-browser.ts';
import { startProduct } from '../../scripts/testing/start-product.ts';

const folder = 'public/app-screens';

mkdirSync(folder, { recursive: true });
const product = await startProduct();
const browser = await playwright.chromium.launch(findBrowser());
try {
  for (const { name, address, width, height, form } of appScreenshots) {
    // Phones have two dots to the pixel.
    const scale = form === 'narrow' ? 2 : 1;
    const page = await browser.newPage({
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.goto(new URL(address, product.url).href, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const picture = sharp(await page.screenshot({ animations: 'disabled' }));
    await picture.webp({ quality: 62, effort: 6 }).toFile(`${folder}/${name}.webp`);
    await page.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
