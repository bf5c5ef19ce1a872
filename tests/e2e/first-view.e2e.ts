import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';

/* The first view is painted before the browser lays out what stands below it (before-paint.js). */

/** How many sections have no layout unless one comes near. */
const later = (page: playwright.Page) =>
  page
    .locator('main section, footer')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length);

/** A page whose first frame stays. */
const still = (page: playwright.Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

for (const address of ['/', '/tour/masai-mara-safari'])
  test(`${address} is painted before what stands below its first view is laid out, and then all of it is (B-303)`, async ({
    page,
    context,
  }) => {
    const waiting = await context.newPage();
    await still(waiting);
    await waiting.goto(address);
    expect(await later(waiting)).toBeGreaterThan(3);
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    expect(await later(page)).toBe(0);
  });

test('nothing waits where a visitor is taken farther down: to a part of the page, to words, by a reload', async ({
  page,
}) => {
  await still(page);
  for (const hash of ['days', ':~:text=Good%20to%20know']) {
    await page.goto('about:blank');
    await page.goto(`/tour/masai-mara-safari#${hash}`);
    expect(await later(page), hash).toBe(0);
  }
  await page.goto('/');
  expect(await later(page)).toBeGreaterThan(3);
  await page.reload();
  expect(await later(page)).toBe(0);
});

test('a page that is printed before it is laid out is printed whole', async ({ page }) => {
  await still(page);
  await page.goto('/');
  expect(await later(page)).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  expect(await later(page)).toBe(0);
});
