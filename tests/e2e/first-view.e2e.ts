import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';

/* The first view is painted before the browser lays out what stands below it (before-paint.js). */

/** What site.css leaves for later. */
const parts = 'main > * [data-part], article ~ [data-part], footer';

/** Notes how many parts of the page had no layout yet when its first frame was painted, of those it has. */
async function notesOfFirstFrame(page: playwright.Page): Promise<void> {
  await page.addInitScript((selector) => {
    const look = () => {
      const parts = [...document.querySelectorAll(selector)];
      if (parts.length === 0) return void requestAnimationFrame(look);
      const isLater = (part: Element) => !part.checkVisibility();
      Object.assign(window, { parts: parts.length, later: parts.filter(isLater).length });
    };
    requestAnimationFrame(look);
  }, parts);
}

const later = (page: playwright.Page) =>
  page
    .locator(parts)
    .evaluateAll((elements) => elements.filter((part) => getComputedStyle(part).display === 'none').length);

const firstFrame = (page: playwright.Page) =>
  page.evaluate(() => ({ later: Reflect.get(window, 'later'), parts: Reflect.get(window, 'parts') }));

for (const address of ['/', '/tour/masai-mara-safari'])
  test(`${address} is laid out below its first view only after that was painted, and then whole`, async ({ page }) => {
    await notesOfFirstFrame(page);
    await page.goto(address);
    await expect.poll(() => later(page)).toBe(0);
    const { later: skipped, parts: all } = await firstFrame(page);
    expect(all).toBeGreaterThan(3);
    expect(skipped).toBe(all);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  });

test('nothing waits where a visitor is taken farther down: to a part of the page, by a reload, on the way back', async ({
  page,
}) => {
  await notesOfFirstFrame(page);
  await page.goto('/tour/masai-mara-safari#day-by-day');
  expect(await firstFrame(page)).toMatchObject({ later: 0 });
  await page.goto('/');
  await page.reload();
  expect(await firstFrame(page)).toMatchObject({ later: 0 });
});

/** No frame, no layout. */
const withoutFrames = (page: playwright.Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

test('words one was sent to are found on a page that is laid out whole', async ({ page }) => {
  await notesOfFirstFrame(page);
  await page.goto('/tour/masai-mara-safari#:~:text=Good%20to%20know');
  expect(await firstFrame(page)).toMatchObject({ later: 0 });
});

test('the key that leads to the end of a page leads there before the page is laid out', async ({ page }) => {
  await withoutFrames(page);
  await page.goto('/');
  expect(await later(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  expect(await later(page)).toBe(0);
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
});

test('a page that is printed before it is laid out is printed whole', async ({ page }) => {
  await withoutFrames(page);
  await page.goto('/');
  expect(await later(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  const printed = await later(page);
  await page.keyboard.press('End');
  // The footer and the like are on no paper.
  expect(printed).toBe(await later(page));
});

test('the home page that comes late after a press on the logo makes nothing jump', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await page.evaluate(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) jumps.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where the plains begin to breathe' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps)).toEqual([]);
});
