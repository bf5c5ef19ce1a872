import type * as playwright from '@playwright/test';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { tellConnection } from '#tests/support/site/visitor-connection.ts';

/* What links on the screen lead to is fetched before anybody points at them, politely. */

/** The answers a page has asked for, in their order. */
function noteAnswers(page: playwright.Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

const firstTour = /^\/api\/tour\//;
/** To the page itself, not to the part of it where a tour is customised. */
const tourLink = 'main article a[href^="/tour/"]:not([href*="#"])';

test('the pages that cards on the screen lead to are asked for before anything is pointed at, and not those below', async ({
  page,
}) => {
  const asked = noteAnswers(page);
  await page.goto('/tours');
  await expectHealthy(page);
  await expect.poll(() => asked.filter((path) => firstTour.test(path)).length).toBeGreaterThan(0);
  const last = await page.locator(tourLink).last().getAttribute('href');
  expect(asked).not.toContain(`/api${last}`);
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(`/api${last}`);
});

test('a press on a link that was fetched ahead asks for nothing more', async ({ page }) => {
  const asked = noteAnswers(page);
  await page.goto('/tours');
  await expectHealthy(page);
  await expect.poll(() => asked.some((path) => firstTour.test(path))).toBe(true);
  const address = asked.find((path) => firstTour.test(path))?.replace('/api', '') ?? '';
  const before = asked.filter((path) => path === `/api${address}`).length;
  await page.locator(`main article a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Safaris and tours');
  expect(asked.filter((path) => path === `/api${address}`)).toHaveLength(before);
});

for (const [who, connection] of [
  ['whoever saves data', { saveData: true }],
  ['a line as slow as 2G', { effectiveType: '2g' }],
] as const) {
  test(`${who} is sent nothing ahead (B-31)`, async ({ page }) => {
    await tellConnection(page, connection);
    const asked = noteAnswers(page);
    await page.goto('/tours');
    await expectHealthy(page);
    // As long as the others have taken to ask for several.
    await page.waitForTimeout(3000);
    expect(asked.filter((path) => firstTour.test(path))).toEqual([]);
  });
}
