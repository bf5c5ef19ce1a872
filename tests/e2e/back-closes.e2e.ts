import type * as playwright from '@playwright/test';
import { recordApiCalls, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

const mara = '/destinations/maasai-mara';

const menu = (page: playwright.Page) => page.getByRole('dialog', { name: 'Menu' });
const quickView = (page: playwright.Page) => page.locator('#activity-modal');
const search = (page: playwright.Page) => page.getByRole('dialog', { name: 'Search' });
const scrolled = (page: playwright.Page) => page.evaluate(() => scrollY);

/** Two pages of the site, one after the other, so that there is something to go back to. */
async function comeFromQuestions(page: playwright.Page, address: string): Promise<void> {
  await page.goto('/faq');
  await page.goto(address);
}

/** The entry that what is open gets comes with its code, a moment after it has opened. */
async function isOnTop(page: playwright.Page, count = 1): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.opened ?? 0)).toBe(count);
}

async function openQuickView(page: playwright.Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .click();
  await expect(quickView(page).getByRole('button', { name: 'View Full Details' })).toBeVisible();
  await isOnTop(page);
}

async function openSearch(page: playwright.Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(search(page).getByRole('combobox')).toBeFocused();
  await isOnTop(page);
}

test('Back closes the quick view: the page below stands as it stood, and nothing of it is asked again', async ({
  page,
}) => {
  const problems = watch(page);
  const calls = recordApiCalls(page);
  await comeFromQuestions(page, mara);
  const button = page.getByRole('button', { name: /^Quick view: / }).first();
  await button.scrollIntoViewIfNeeded();
  await openQuickView(page);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  const known = calls.splice(0);
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-same', ''));
  await page.goBack();
  await expect(quickView(page)).toBeHidden();
  await expect(page).toHaveURL(mara);
  await expect(button).toBeFocused();
  expect(await scrolled(page)).toBe(before);
  await expect(page.locator('main h1[data-same]')).toBeAttached();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  // Pages whose links have come into view may be fetched ahead.
  expect(calls.filter((call) => known.includes(call))).toEqual([]);
  // Forward finds the page with nothing open, and adds no step to the way back.
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.evaluate(() => history.state?.opened ?? 0)).toBe(0);
  await expect(quickView(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  expect(problems).toEqual([]);
});

test('closed by its own button or by Escape, nothing is left of it in the history (B-188)', async ({ page }) => {
  await comeFromQuestions(page, mara);
  await openQuickView(page);
  await quickView(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await isOnTop(page, 0);
  await openQuickView(page);
  await page.keyboard.press('Escape');
  await expect(quickView(page)).toBeHidden();
  await isOnTop(page, 0);
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await isOnTop(page, 0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a link within what is open is followed: Back leads to the page below with nothing open, and the next one further', async ({
  page,
}) => {
  await comeFromQuestions(page, mara);
  await openQuickView(page);
  await quickView(page).getByRole('button', { name: 'View Full Details' }).click();
  await expect(page).toHaveURL(/\/activity\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(mara);
  await expect(quickView(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Maasai Mara' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/activity\//);
  await page.goBack();
  await expect(page).toHaveURL(mara);
  await openSearch(page);
  await search(page).getByRole('link', { name: 'Tanzania', exact: true }).click();
  await expect(page).toHaveURL('/search?q=Tanzania');
  await page.goBack();
  await expect(page).toHaveURL(mara);
  await expect(search(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('of two on top of each other Back closes the upper one first; from where its link leads, to the page with neither', async ({
  page,
}) => {
  await comeFromQuestions(page, mara);
  await openQuickView(page);
  const openUpper = async () => {
    await page.keyboard.press('/');
    await expect(search(page).getByRole('combobox')).toBeFocused();
    await isOnTop(page, 2);
  };
  await openUpper();
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(quickView(page)).toBeVisible();
  await openUpper();
  await search(page).getByRole('link', { name: 'Tanzania', exact: true }).click();
  await expect(page).toHaveURL('/search?q=Tanzania');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(mara);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('a search that has an address of its own is closed by Back once', async ({ page }) => {
  await comeFromQuestions(page, mara);
  await openSearch(page);
  await search(page).getByRole('combobox').fill('serengeti');
  await expect(page).toHaveURL('/search?q=serengeti');
  await expect(search(page).getByRole('option').first()).toBeVisible();
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(mara);
  await page.goForward();
  await expect(search(page).getByRole('combobox')).toHaveValue('serengeti');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL(mara);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('what is refined above the page of results is its address when the search closes, in the same entry', async ({
  page,
}) => {
  await comeFromQuestions(page, '/search?q=mara');
  for (const [close, word] of [
    [() => page.keyboard.press('Escape'), 'amboseli'],
    [() => page.goBack(), 'serengeti'],
  ] as const) {
    await openSearch(page);
    await search(page).getByRole('combobox').fill(word);
    await expect(page).toHaveURL(`/search?q=${word}`);
    await close();
    await expect(search(page)).toBeHidden();
    await isOnTop(page, 0);
    await expect(page).toHaveURL(`/search?q=${word}`);
  }
  await openSearch(page);
  await search(page).getByRole('combobox').fill('tsavo');
  await expect(page).toHaveURL('/search?q=tsavo');
  await search(page).getByRole('option').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=tsavo');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('loaded again while something is open, the page is left by one step back', async ({ page }) => {
  await comeFromQuestions(page, mara);
  await openQuickView(page);
  await page.reload();
  await isOnTop(page, 0);
  await expect(quickView(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Back closes the menu; a link in it leaves nothing behind (B-17)', async ({ page }) => {
    await comeFromQuestions(page, mara);
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await isOnTop(page);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(mara);
    expect(await scrolled(page)).toBe(before);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await isOnTop(page);
    await menu(page).getByRole('link', { name: 'BLOG' }).click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(mara);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('Back closes the filters and keeps what was chosen in them, the next one takes that back', async ({ page }) => {
    await comeFromQuestions(page, '/tours');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await isOnTop(page);
    await filters.getByRole('checkbox').first().click();
    await expect(page).toHaveURL(/\/tours\?/);
    await isOnTop(page);
    await page.goBack();
    await expect(filters).toBeHidden();
    await expect(page).toHaveURL(/\/tours\?/);
    await page.goBack();
    await expect(page).toHaveURL('/tours');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
});
