import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { visitUntilReady, test as withWorker } from '#tests/e2e/with-worker.ts';

/* The site's own fonts reach a first visit on a slow line after its first paint. */

const addresses = ['/', '/destinations', '/tours', '/tour/masai-mara-safari', '/terms-and-conditions'];

/** Whether the heading stands in the site's own font: without it another family would make it as wide as another. */
function isInOwnFont(page: playwright.Page): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const widthIn = (family: string) => {
      heading.style.fontFamily = family;
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    };
    const width = widthIn('"Brygada 1918 Variable", monospace');
    return width !== widthIn('monospace') && width === widthIn('');
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px fonts that come after the first paint move nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shifts = await noteShifts(page);
    for (const address of addresses) {
      const open = await holdBack(page, '**/*.woff2');
      const asked = page.waitForRequest('**/*.woff2');
      // Only the fonts are watched here.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await asked;
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const answered = page.waitForResponse('**/*.woff2');
      open();
      await answered;
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      // An italic word of a caption may grow by a fraction of a pixel.
      for (const { value } of await shifts()) expect(value, address).toBeLessThan(0.001);
      await page.unrouteAll();
    }
  });

test('a page whose fonts are there is set in them (B-34)', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  expect(await isInOwnFont(page)).toBe(true);
});

withWorker(
  'a line too slow for fonts is not asked for them, and the next page load has them (B-920)',
  async ({ gateway, page }) => {
    const open = gateway.hold(/^\/about$/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2') && request.frame() === page.mainFrame()) asked.push(request.url());
    });
    setTimeout(open, 150);
    await visitUntilReady(page, '/about');
    expect(asked).toEqual([]);
    expect(await isInOwnFont(page)).toBe(false);
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    expect(await isInOwnFont(page)).toBe(true);
  },
);
