import type * as playwright from '@playwright/test';
import { monthNames } from '#contract/records/seasons.ts';
import { chatButton, countPending } from '#tests/e2e/healthy-page.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

const slider = (page: playwright.Page) => page.getByRole('slider', { name: 'Month of the map' });

/** Where what stands below the map begins. */
const placeBelow = (page: playwright.Page) =>
  page
    .getByRole('heading', { level: 2, name: 'Maasai Mara' })
    .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

/** From January on; what stands below stays where it is. */
async function stepThroughTheYear(page: playwright.Page): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press('Home');
  const place = await placeBelow(page);
  for (const month of monthNames.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', month);
    expect(await placeBelow(page), month).toBe(place);
  }
}

test('the arrow keys step through the year on the map: marks, words and herds follow, nothing moves, nothing is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // What is asked for is the map's: to whoever saves data nothing is sent ahead.
  await setConnection(page, { saveData: true });
  const pending = countPending(page);
  await page.goto('/destinations');
  await expect(slider(page)).toBeEnabled();
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'January');
  const figure = page.getByRole('figure').filter({ visible: true });
  await expect(figure.getByRole('link', { name: 'Zanzibar' })).toBeAttached();
  // What comes when the page is at rest is not the map's.
  await expect(chatButton(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(pending).toBe(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await stepThroughTheYear(page);
  await expect(page.getByRole('status').filter({ hasText: 'December: best in' })).toBeAttached();
  await expect(figure.getByRole('link', { name: 'Zanzibar (good)' })).toBeAttached();
  await page.keyboard.press('Home');
  await expect(figure.getByRole('link', { name: 'Zanzibar (best)' })).toBeAttached();
  expect(asked).toEqual([]);
});

test('on a phone the map is folded, its slider is as high as a finger, and nothing moves either', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/destinations');
  await expect(slider(page)).toBeHidden();
  await page.getByText('The map, month by month').click();
  await expect(slider(page)).toBeEnabled();
  expect((await slider(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await stepThroughTheYear(page);
});

test('a cold visit has the map of a month before its script, and nothing moves when the script has come (B-256)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifts = await noteShifts(page);
  await page.goto('/destinations');
  await expect(slider(page)).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  await expect(chatButton(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});
