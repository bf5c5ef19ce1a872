import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { expectHealthy, expectInTime, expectPictures } from '#tests/e2e/healthy-page.ts';
import { expect } from '#tests/e2e/site-test.ts';
import { sitemapPaths } from '#tests/e2e/sitemap-paths.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';
import { test, visitUntilReady } from '#tests/e2e/with-worker.ts';

const trip = '/tour/amboseli-tour';

const dialog = (page: playwright.Page) => page.getByRole('dialog', { name: 'Take it along' });
const problem = (page: playwright.Page) => page.getByText('Connection Problem');

/** What the visitor has taken along, as their browser has it. */
const takenPages = (page: playwright.Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('takenAlong') ?? '[]').flatMap((one: { pages: string[] }) => one.pages),
  );

async function take(page: playwright.Page, open: string): Promise<void> {
  await page.getByRole('button', { name: open }).click();
  await dialog(page)
    .getByRole('button', { name: /^Take it along, [\d.]+ MB$/ })
    .click();
}

const whole = /^On this device since /;

test('a trip that was taken along opens page by page without the server, by address and by link, with pictures (B-705)', async ({
  page,
  gateway,
}) => {
  test.slow();
  await visitUntilReady(page, trip);
  await take(page, 'Take this trip along');
  await expect(dialog(page).getByText(whole)).toBeVisible({ timeout: 60_000 });
  const pages = await takenPages(page);
  expect(pages).toContain('/destinations/amboseli');
  expect(pages).toContain('/place/observation-hill');
  // What was read before is not what is shown now.
  await page.evaluate(() => indexedDB.deleteDatabase('site-cache'));

  await gateway.close();
  for (const path of pages) {
    await page.goto(path);
    await expectHealthy(page);
    await expect(problem(page), path).toHaveCount(0);
    await expectPictures(page);
  }
  // Where the links of the tour lead, inside the site and without another document.
  await page.goto(trip);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  const followed: string[] = [];
  for (const further of pages.slice(1)) {
    const link = page.locator(`a[href="${further}"]:visible`).first();
    if ((await link.count()) === 0) continue;
    followed.push(further);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${further}$`));
    await expectHealthy(page);
    await expect(problem(page), further).toHaveCount(0);
    await expectPictures(page);
    await page.goBack();
    // Its address changes before the page does, and the one before has such links too.
    await expect(page.getByRole('heading', { level: 1, name: 'Amboseli Tour' })).toBeVisible();
  }
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
  expect(followed).toContain('/activity/game-drive');
  // One that was not taken along is none the less out of reach.
  await page.clock.install();
  await page.goto('/tour/hells-gate-crescent-island');
  await expectInTime(page, page.getByRole('heading', { level: 1, name: 'Connection Problem' }));
  const saved = page.getByRole('navigation', { name: 'Saved on this device' });
  for (const name of ['Amboseli Tour', 'Observation Hill (Noomotio)', 'FAQ'])
    await expect(saved.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the whole site opens without the server (B-706)', async ({ page, gateway, request }) => {
  test.slow();
  test.setTimeout(600_000);
  const paths = await sitemapPaths(request);
  await visitUntilReady(page, '/about');
  await take(page, 'Take the site along');
  await expect(dialog(page).getByText(whole)).toBeVisible({ timeout: 120_000 });
  await gateway.close();
  for (const path of paths) {
    await page.goto(path);
    await expectHealthy(page);
    await expect(problem(page), path).toHaveCount(0);
  }
});

test('what was cut goes on by itself, also after a reload, and fetches nothing twice (B-708)', async ({
  page,
  gateway,
  request,
}) => {
  test.slow();
  await visitUntilReady(page, trip);
  // The last page is on its way, and all others are here, when the line is cut.
  const { pages: weighed } = await (await request.get('/along.json')).json();
  const release = gateway.hold(new RegExp(weighed['/terms-and-conditions'].data));
  await take(page, 'Take this trip along');
  const { length: all } = await takenPages(page);
  await expect(dialog(page).getByText(`${all - 1} of ${all} pages are here`)).toBeVisible();
  await gateway.close();
  await expect(dialog(page).getByText('The network is away')).toBeVisible();
  release();
  await gateway.reopen();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('takenAlong') ?? '[]')[0]?.takenAt ?? 0), {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Its own, with which it is hydrated, and the one that was missing.
  expect(new Set(asked.filter((address) => address.includes('/assets/pages/'))).size).toBeLessThanOrEqual(2);
});

test('where there is no more room it stops, says what is kept, and the site goes on (B-710)', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let pictures = 0;
    Cache.prototype.put = function (request, response) {
      pictures += 1;
      if (pictures > 6) return Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
      return put.call(this, request, response);
    };
  });
  await visitUntilReady(page, '/about');
  await take(page, 'Take the site along');
  await expect(dialog(page).getByText('There is no more room on this device.')).toBeVisible({ timeout: 60_000 });
  await expect(dialog(page).getByText('take a single trip along instead')).toBeVisible();
});

test('without a network links to pages that are not here say so, and what is taken off leaves nothing (B-709, B-711)', async ({
  page,
  context,
}) => {
  await visitUntilReady(page, trip);
  await take(page, 'Take this trip along');
  await expect(dialog(page).getByText(whole)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await expect(privacy).not.toHaveAccessibleDescription(/needs a network/);
  await context.setOffline(true);
  await expect(privacy).toHaveAccessibleDescription(/Not on this device; it needs a network/);
  await expect(faq).not.toHaveAccessibleDescription(/needs a network/);
  await context.setOffline(false);
  await expect(privacy).not.toHaveAccessibleDescription(/needs a network/);

  await page.getByRole('button', { name: 'Take this trip along' }).click();
  await dialog(page).getByRole('button', { name: 'Take it off this device' }).click();
  await expect(dialog(page).getByRole('button', { name: /^Take it along,/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('takenAlong'))).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.has('taken-along'))).toBe(false);
});

test('the dialog is worked with the keyboard, on the narrowest phone, with any letters and in both themes', async ({
  page,
}) => {
  await page.goto(trip);
  await page.setViewportSize({ width: 320, height: 700 });
  const opener = page.getByRole('button', { name: 'Take this trip along' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const begin = dialog(page).getByRole('button', { name: /^Take it along, [\d.]+ MB$/ });
  await expect(begin).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(begin).toBeVisible();
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(whole)).toBeVisible({ timeout: 60_000 });
  // What was pressed is gone; the dialog is not left.
  expect(await dialog(page).evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await expectUsable(page);
});
