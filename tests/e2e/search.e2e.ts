import type * as playwright from '@playwright/test';
import { chatButton, expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { expectSaved } from '#tests/e2e/with-worker.ts';

const overlay = (page: playwright.Page) => page.getByRole('dialog', { name: 'Search' });
const overlayBox = (page: playwright.Page) => page.getByRole('combobox', { name: 'Search tours, destinations...' });

/** A key opens the search once the page listens, and its box takes characters once it has the focus. */
async function openByKey(page: playwright.Page, key: string): Promise<void> {
  await expect(async () => {
    if (!(await overlay(page).isVisible())) await page.keyboard.press(key);
    await expect(overlayBox(page)).toBeFocused({ timeout: 3000 });
  }).toPass();
}

const pageBox = (page: playwright.Page) => page.getByRole('main').getByRole('searchbox');
const firstHit = (page: playwright.Page, collection: string) =>
  page.getByRole('region', { name: collection, exact: true }).getByRole('article').first();

const addressOf = (card: playwright.Locator) => card.getByRole('link').first().getAttribute('href');

test('the home page loads nothing of the search or of a trip that is put together until they are wanted', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // Of the worker's only the headers are asked for.
    if (/\/assets\/.+\.js$/.test(response.url())) scripts.push(response.text());
  });
  const holding = async (...words: string[]) =>
    (await Promise.all(scripts)).filter((code) => words.some((word) => code.includes(word)));
  await page.goto('/');
  await expect(chatButton(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await holding('__ais-highlight__', 'Make it yours', 'tourCustomization')).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
  await expect.poll(async () => (await holding('__ais-highlight__')).length).toBeGreaterThan(0);
});

test('type, misspell, choose, go back', async ({ page }) => {
  const problems = watch(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(overlayBox(page)).toBeFocused();
  await overlayBox(page).pressSequentially('serengt');
  const hit = page.getByRole('group', { name: 'Destinations' }).getByRole('option').first();
  await expect(hit).toContainText('Serengeti');
  await expect(page).toHaveURL('/search?q=serengt');
  await expect(page.getByRole('heading', { level: 1, name: /^About/, includeHidden: true })).toBeAttached();

  await hit.click();
  await expect(page).toHaveURL('/destinations/serengeti');
  await expect(overlay(page)).toBeHidden();
  await expectHealthy(page);

  await page.goBack();
  await expect(overlayBox(page)).toHaveValue('serengt');
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  expect(problems).toEqual([]);
});

test('the address of a search above a page can be reloaded and sent', async ({ page }) => {
  await page.goto('/about');
  await openByKey(page, '/');
  await overlayBox(page).pressSequentially('amboseli');
  await expect(page).toHaveURL('/search?q=amboseli');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(firstHit(page, 'Destinations')).toContainText('Amboseli');
  await expect(overlay(page)).toBeHidden();
});

test('the keyboard alone: open, walk, follow, come back, close', async ({ page }) => {
  await page.goto('/faq');
  await expectHealthy(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(overlayBox(page)).toBeFocused();
  await page.keyboard.type('gorila treking');
  await expect(page.getByRole('group', { name: 'Destinations' }).getByRole('option').first()).toContainText('Bwindi');
  // Its name holds both words, so it stands first.
  await expect(page.getByRole('option').first()).toContainText('Gorilla Trekking');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Gorilla Trekking');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/activity/gorilla-trekking');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // While the search that was left is still on its way out.
  await page.keyboard.press('Control+k');
  await expect(overlayBox(page)).toBeFocused();
  // Nothing behind the search can be reached.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => overlay(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openByKey(page, 'Control+k');
  await page.keyboard.type('amboseli');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=amboseli');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
});

test('with the network cut the device finds the same, marked as saved (B-154)', async ({ page, context }) => {
  const saved = page.waitForResponse(/\/api\/search-documents/);
  await page.goto('/search?q=nakru+flamingo');
  await expect(firstHit(page, 'Destinations')).toContainText('Lake Nakuru');
  const online = await addressOf(firstHit(page, 'Destinations'));
  await (await saved).finished();
  await expectSaved(page, 'getSearchDocuments');
  await context.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  expect(await addressOf(firstHit(page, 'Destinations'))).toBe(online);
  await pageBox(page).fill('serengt');
  await expect(firstHit(page, 'Destinations')).toContainText('Serengeti');
  await expect(page).toHaveURL('/search?q=serengt');
});

test('a slow search disables its button and keeps the old hits; a character too few changes nothing (B-149)', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=mara');
  await expect(firstHit(page, 'Tours')).toBeVisible();
  const release = await holdBack(context, '**/multi-search');
  await pageBox(page).fill('nakuru');
  await expect(page.getByRole('main').getByRole('button', { name: 'Search', exact: true })).toBeDisabled();
  await expect(firstHit(page, 'Tours')).toContainText('Mara');
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await expect(firstHit(page, 'Destinations')).toContainText('Nakuru');
  await pageBox(page).fill('n');
  await expect(page).toHaveURL('/search?q=nakuru');
  await expect(firstHit(page, 'Destinations')).toContainText('Nakuru');
});

test('markup in a search or in a document is text', async ({ page, context }) => {
  const markup = '<img src=x onerror="document.title=1"><mark>';
  await context.route('**/multi-search', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Maasai Mara', markup.replaceAll('"', '\\"'));
    await route.fulfill({ response, body });
  });
  await page.goto('/search?q=mara');
  await expect(firstHit(page, 'Tours')).toContainText('<img src=x onerror=');
  await context.unroute('**/multi-search');
  await page.goto(`/search?q=${encodeURIComponent(markup)}`);
  await expect(pageBox(page)).toHaveValue(markup);
  await expectHealthy(page);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  await expect(page).toHaveTitle(/^Search/);
});

test('a search that is one long word stays within a phone’s page, wherever it is said again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = '"><script>window.poisoned=1</script>'.repeat(2);
  const says: Record<string, string> = {
    [`/search?q=${encodeURIComponent(word)}`]: `Nothing found for “${word}”.`,
    [`/faq?q=${encodeURIComponent(word)}`]: `No question mentions “${word}”.`,
  };
  for (const [address, sentence] of Object.entries(says)) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
    await expectHealthy(page);
  }
  await openByKey(page, 'Control+k');
  await overlayBox(page).fill(word);
  await expect(overlay(page).getByText(`Nothing found for “${word}”.`)).toBeVisible();
  expect(await overlay(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
