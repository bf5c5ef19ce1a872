import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';

/** Whether the browser draws the page to its end, or leaves out what is not near. */
const isWhole = (page: playwright.Page) =>
  page
    .locator('main section')
    .last()
    .evaluate((end) => end.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true);

test('a page is painted before what stands below its first view is laid out, and then all of it is (B-303)', async ({
  page,
  context,
}) => {
  for (const address of ['/', '/tour/masai-mara-safari']) {
    await page.goto(address);
    await expect.poll(() => isWhole(page)).toBe(true);
  }
  // A page whose first frame stays.
  const first = await context.newPage();
  await first.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await first.goto('/tour/masai-mara-safari');
  expect(await isWhole(first)).toBe(false);
  for (const hash of ['days', ':~:text=Good%20to%20know']) {
    await first.goto('about:blank');
    await first.goto(`/tour/masai-mara-safari#${hash}`);
    expect(await isWhole(first), `taken to ${hash}`).toBe(true);
  }
  await first.goto('/');
  expect(await isWhole(first)).toBe(false);
  await first.emulateMedia({ media: 'print' });
  expect(await isWhole(first), 'on paper').toBe(true);
  await first.emulateMedia({ media: 'screen' });
  await first.reload();
  expect(await isWhole(first), 'loaded again farther down').toBe(true);
});
