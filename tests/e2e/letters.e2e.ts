import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import { holdBack } from '#tests/e2e/hold-back.ts';

/* Our letters reach a first visit on a slow line after its first paint. */

/** Holds the fonts back until the returned function is called. */
async function openBeforeTheLetters(page: playwright.Page, address: string): Promise<() => Promise<void>> {
  const open = await holdBack(page, '**/*.woff2');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    open();
    await page.evaluate(() => document.fonts.ready);
  };
}

/** Of every paragraph, in CSS pixels: the real letters have other widths than what stands in for them. */
function widthsOfLastLines(page: playwright.Page): Promise<number[]> {
  return page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      return [...range.getClientRects()].at(-1)?.width ?? 0;
    }),
  );
}

test('a page that is scrolled before its letters have come keeps its lines, and the next page has the letters', async ({
  page,
}) => {
  const open = await openBeforeTheLetters(page, '/privacy-policy');
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 299);
  const read = await widthsOfLastLines(page);
  await open();
  expect(await widthsOfLastLines(page)).toEqual(read);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  expect(await widthsOfLastLines(page)).toEqual(read);

  // From where it stands: a click would scroll to the footer first.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect.poll(() => widthsOfLastLines(page)).not.toEqual(read);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('a page that stands at its top takes its letters as they come', async ({ page }) => {
  const open = await openBeforeTheLetters(page, '/privacy-policy');
  const before = await widthsOfLastLines(page);
  await open();
  await expect.poll(() => widthsOfLastLines(page)).not.toEqual(before);
});

test('a page that is loaded again waits for its letters, but not for long', async ({ page }) => {
  const open = await openBeforeTheLetters(page, '/privacy-policy');
  await page.reload({ waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-letters-due');
  await expect(page.locator('#app')).toHaveCSS('animation-name', 'held');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('data-letters-due');
  await open();
  await expect(html).not.toHaveAttribute('data-letters-due');
});
