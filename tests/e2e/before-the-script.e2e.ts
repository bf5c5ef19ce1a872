import type * as playwright from '@playwright/test';
import { expect, test } from '@playwright/test';
import { hydratedMark } from '#contract/site/page-marks.ts';
import { banner } from '#tests/e2e/cookie-banner.ts';
import { expectInTime } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';

/*
 * The moments between the page and its script. These tests hold the script back with a gate, so nothing hangs on who is faster.
 */

async function openBeforeTheScript(page: playwright.Page, address: string): Promise<() => void> {
  const open = await holdBack(page, '**/assets/index-*.js');
  // Asked for by the page's first script, which holds what is pressed: by then it has run.
  const asked = page.waitForRequest('**/assets/index-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return open;
}

test('a control that is pressed takes effect as soon as the script is there (B-29)', async ({ page }) => {
  const open = await openBeforeTheScript(page, '/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  open();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a shortcut opens the search as soon as the script is there, and in a field it is a character (B-29)', async ({
  page,
}) => {
  const open = await openBeforeTheScript(page, '/faq');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.blur();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  open();
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
});

test('what is typed and ticked is kept, and counts (B-29)', async ({ page }) => {
  const open = await openBeforeTheScript(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Wanjiru Kamau');
  await form.getByLabel('Message').fill('Two of us, in July.');
  open();
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await expect(form.getByLabel('Your name')).toHaveValue('Wanjiru Kamau');
  // The form has read it: it is a draft now, and back after a reload.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft-contact'))).toContain('Wanjiru Kamau');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft-contact'))).toContain('in July');
});

test('what is typed counts also where the data of the page has gone, and the page is rendered anew', async ({
  page,
}) => {
  await page.route('**/assets/pages/*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const open = await openBeforeTheScript(page, '/contact');
  await page.getByLabel('Your name').fill('Wanjiru Kamau');
  open();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft-contact'))).toContain('Wanjiru Kamau');
  await expect(page.getByLabel('Your name')).toHaveValue('Wanjiru Kamau');
});

test('a button of a part whose code comes with the first touch takes effect too', async ({ page }) => {
  const open = await holdBack(page, '**/assets/site-footer-*.js');
  await page.goto('/about');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email' }).fill('amina');
  await footer.getByRole('button', { name: 'Cookie settings' }).click();
  open();
  await expect(banner(page)).toBeVisible();
  await expect(footer.getByRole('textbox', { name: 'Email' })).toHaveValue('amina');
});

const hydratesInTime = (page: playwright.Page) => expectInTime(page, page.locator(`html[${hydratedMark}]`));

test('an escaped # leads to the page that was meant where a static host has only its 404 page for it', async ({
  page,
}) => {
  await page.route('**/tours%23*', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL('/no-such-page', route.request().url()).href }) });
  });
  await page.goto('/tours%23shortlist=1.cut?from=mail');
  await expect(page).toHaveURL(/\/tours\?from=mail#shortlist=1\.cut$/);
  await expect(page.getByRole('dialog', { name: 'Shortlist' })).toContainText('This link could not be read');
});

test('a file that hangs is asked for again (B-30)', async ({ page }) => {
  await page.clock.install();
  // Browsers end a call by a clock of their own.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const ending = new AbortController();
      setTimeout(() => ending.abort(), milliseconds);
      return ending.signal;
    };
  });
  let isFirst = true;
  await page.route('**/assets/site-*.js', async (route) => {
    if (!isFirst) await route.continue();
    isFirst = false;
  });
  await page.goto('/about');
  await hydratesInTime(page);
});

test('code that stays out of reach for long is asked for again by itself (B-30)', async ({ page }) => {
  await page.clock.install();
  let refusals = 0;
  await page.route('**/assets/*.js*', (route) => {
    const isStarter = /\/index-/.test(route.request().url());
    if (refusals > 3) return route.continue();
    if (isStarter) refusals += 1;
    return route.abort('connectionfailed');
  });
  await page.goto('/about');
  await hydratesInTime(page);
  expect(refusals).toBe(4);
});

test('code that came and still could not be run is there after one reload (B-30)', async ({ page }) => {
  await page.clock.install();
  let isFirst = true;
  await page.route('**/assets/site-*.js', (route) => {
    if (route.request().resourceType() === 'fetch' || !isFirst) return route.continue();
    isFirst = false;
    return route.abort('connectionfailed');
  });
  await page.goto('/about');
  await hydratesInTime(page);
});

test('a picture that never comes does not keep the script away', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/plates\//, () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await hydratesInTime(page);
});

test('the search box and the form that finds trips work by themselves (B-10, B-149)', async ({ page }) => {
  await openBeforeTheScript(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('migration');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=migration');
  await openBeforeTheScript(page, '/');
  const finder = page.getByRole('form', { name: 'Find a trip' });
  await finder.getByLabel('How long').selectOption({ index: 1 });
  await finder.getByRole('button', { name: 'See safaris' }).click();
  await expect(page).toHaveURL(/\/tours\?.*days=/);
});
