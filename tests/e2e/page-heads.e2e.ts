import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';

/** What the head says once and no more, however the page was reached. */
async function expectHead(page: playwright.Page, title: string, canonical: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} | Umbrella Thorn Safaris`);
  for (const once of ['title', 'meta[name=description]', 'meta[property="og:title"]'])
    await expect(page.locator(`head > ${once}`)).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`:\\d+${canonical}$`));
}

/** Follows a link within the site, which keeps the document. */
async function goToPlaces(page: playwright.Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'PLACES', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Places to stop' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

for (const { what, address, title, own } of [
  {
    what: 'a finished page takes what it says to machines along',
    address: '/tour/masai-mara-safari',
    title: 'Maasai Mara Safari: 3 days',
    own: ['script[type="application/ld+json"]', 'link[rel=canonical][href$="/tour/masai-mara-safari"]'],
  },
  {
    what: 'a further page of a list, which has no file of its own, speaks for itself',
    address: '/tours?page=2',
    title: 'Safaris and tours in East Africa, page 2',
    own: ['link[rel=canonical][href$="/tours?page=2"]'],
  },
  { what: 'the 404 page asks to be left out', address: '/nope', title: 'Page not found', own: ['meta[name=robots]'] },
])
  test(`${what}, and leaves nothing in the head of the page after it`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} | Umbrella Thorn Safaris`);
    await expect(page.locator('head > title')).toHaveCount(1);
    for (const one of own) await expect(page.locator(one)).toHaveCount(1);
    await goToPlaces(page);
    await expectHead(page, 'Places to stop on safari', '/places');
    for (const one of own) await expect(page.locator(one)).toHaveCount(0);
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
