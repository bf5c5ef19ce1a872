import type * as playwright from '@playwright/test';
import { showTheme, violations } from '#tests/e2e/accessible.ts';
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

/** What a card says beside its picture, which has words of its own while it loads. */
const textOf = (card: playwright.Locator) => card.locator(':scope > :last-child');

test('a page that has not opened the search has loaded none of it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const holdSearch = async () => (await Promise.all(scripts)).filter((code) => code.includes('__ais-highlight__'));
  await page.goto('/');
  await expect(chatButton(page)).toBeVisible();
  expect(await holdSearch()).toHaveLength(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).hover();
  await expect.poll(async () => (await holdSearch()).length).toBeGreaterThan(0);
});

test('type, misspell, choose, go back', async ({ page }) => {
  const faults = watch(page);
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
  expect(faults).toEqual([]);
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

test('narrow, open a hit, go back: filters and order are as they were, and one step further is the page before', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/search?q=safari');
  await page.getByRole('link', { name: /^Tours \d+/ }).click();
  await page.locator('summary').filter({ hasText: 'Comfort' }).click();
  await page.getByRole('checkbox', { name: /^Luxury/ }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, high to low' });
  await expect(page).toHaveURL(/index=tours/);
  await expect(page).toHaveURL(/tier=luxury/);
  await expect(page).toHaveURL(/sort=price-desc/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasNotText: 'Luxury' })).toHaveCount(0);
  const first = await textOf(cards.first()).textContent();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/tour\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: /Remove Luxury/ })).toBeVisible();
  await expect(textOf(cards.first())).toHaveText(first ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/about');
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
  const online = await textOf(firstHit(page, 'Destinations')).textContent();
  await (await saved).finished();
  await expectSaved(page, 'getSearchDocuments');
  await context.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(textOf(firstHit(page, 'Destinations'))).toHaveText(online ?? '');
  await pageBox(page).fill('serengt');
  await expect(firstHit(page, 'Destinations')).toContainText('Serengeti');
  await expect(page).toHaveURL('/search?q=serengt');
});

test('one index failing leaves the others; all failing says so, and Try again recovers (B-151)', async ({
  page,
  context,
}) => {
  // With it, the device would answer in the host's place.
  await context.route('**/api/search-documents*', (route) => route.abort());
  await page.goto('/search?q=mara+sentinel-500:places');
  await expect(page.getByText('Places could not be searched.')).toBeVisible();
  await expect(firstHit(page, 'Tours')).toBeVisible();

  await context.route('**/multi-search', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/search?q=mara');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to perform search. Please try again.');
  await expect(pageBox(page)).toHaveValue('mara');
  await context.unroute('**/multi-search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(firstHit(page, 'Tours')).toContainText('Mara');
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

test('nothing to object to for assistive technology, in both themes', async ({ page }) => {
  const check = async () => {
    for (const theme of ['light', 'dark']) {
      await showTheme(page, theme);
      expect(await violations(page), theme).toEqual([]);
    }
  };
  await page.goto('/search?q=safari&index=tours');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await check();
  await page.goto('/search?q=mara+sentinel-500:places');
  await expect(page.getByText('Places could not be searched.')).toBeVisible();
  await check();
  await page.goto('/search');
  await page.evaluate(() => localStorage.setItem('recentSearches', '["mara","lions"]'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
  await check();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  await check();
  await overlayBox(page).fill('mara');
  await expect(page.getByRole('group', { name: 'Tours', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await check();
});
