import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';

/** What the head says once and no more, however the page was reached. */
async function expectHead(page: playwright.Page, { title, canonical }: { title: string; canonical: string }) {
  await expect(page).toHaveTitle(title);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`:\\d+${canonical}$`));
}

/** Follows a link within the site, which keeps the document. */
async function goToPlaces(page: playwright.Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'PLACES', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Places to stop' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

const placesHead = { title: 'Places to stop on safari | Umbrella Thorn Safaris', canonical: '/places' };
const structured = 'script[type="application/ld+json"]';

/** The site has taken the page over: a link is followed by its router. */
async function takenOver(page: playwright.Page) {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

test('a prerendered page takes what it says to machines along when it is left', async ({ page }) => {
  await page.goto('/tour/masai-mara-safari');
  await takenOver(page);
  await expectHead(page, {
    title: 'Maasai Mara Safari: 3 days | Umbrella Thorn Safaris',
    canonical: '/tour/masai-mara-safari',
  });
  await expect(page.locator(structured)).toHaveCount(1);
  await goToPlaces(page);
  await expectHead(page, placesHead);
  await expect(page.locator(structured)).toHaveCount(0);
});

test('a further page of a list, which has no file of its own, speaks for itself', async ({ page }) => {
  await page.goto('/tours?page=2');
  const head = {
    title: 'Safaris and tours in East Africa, page 2 | Umbrella Thorn Safaris',
    canonical: '/tours\\?page=2',
  };
  await expectHead(page, head);
  await goToPlaces(page);
  await expectHead(page, placesHead);
});

test('the 404 page leaves nothing in the head of the page after it', async ({ page }) => {
  await page.goto('/nope');
  await takenOver(page);
  await expect(page).toHaveTitle('Page not found | Umbrella Thorn Safaris');
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await goToPlaces(page);
  await expectHead(page, placesHead);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the files machines ask for are there, each as what it is', async ({ request }) => {
  for (const [path, type, start] of [
    ['/robots.txt', 'text/plain', 'User-agent: *'],
    ['/sitemap.xml', 'xml', '<?xml version="1.0" encoding="UTF-8"?>\n<urlset'],
    ['/blog/rss.xml', 'xml', '<?xml version="1.0" encoding="UTF-8"?>\n<rss'],
    ['/llms.txt', 'text/plain', '# Umbrella Thorn Safaris'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain(type);
    expect(await answer.text(), path).toMatch(new RegExp(`^${start.replace(/[*?]/g, '\\$&')}`));
  }
});
