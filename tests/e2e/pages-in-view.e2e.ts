import { chatButton, expectHealthy, recordApiCalls } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

/* What links on the screen lead to is fetched before anybody points at them, politely. */

const firstTour = /^\/api\/tour\//;
/** To the page itself, not to the part of it where a tour is customised. */
const tourLink = 'main article a[href^="/tour/"]:not([href*="#"])';

test('the pages that cards on the screen lead to are asked for before anything is pointed at, and not those below; a press asks for nothing more', async ({
  page,
}) => {
  const asked = recordApiCalls(page);
  await page.goto('/tours');
  await expectHealthy(page);
  await expect.poll(() => asked.some((path) => firstTour.test(path))).toBe(true);
  const last = await page.locator(tourLink).last().getAttribute('href');
  expect(asked).not.toContain(`/api${last}`);
  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(`/api${last}`);
  await page.locator(tourLink).last().click();
  await expect(page).toHaveURL(last ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Safaris and tours');
  expect(asked.filter((path) => path === `/api${last}`)).toHaveLength(1);
});

for (const [who, connection] of [
  ['whoever saves data', { saveData: true }],
  ['a line as slow as 2G', { effectiveType: '2g' }],
] as const) {
  test(`${who} is sent nothing ahead (B-31)`, async ({ page }) => {
    await setConnection(page, connection);
    const asked = recordApiCalls(page);
    await page.goto('/tours');
    await expectHealthy(page);
    // The last thing a page brings by itself.
    await expect(chatButton(page)).toBeVisible();
    expect(asked.filter((path) => firstTour.test(path))).toEqual([]);
  });
}
