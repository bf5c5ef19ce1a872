import { expectHealthy, expectInTime } from '#tests/e2e/healthy-page.ts';
import { expect, test, waitForHydration } from '#tests/e2e/site-test.ts';
import { expectSaved } from '#tests/e2e/with-worker.ts';

test('with the API cut off, visited pages open from the saved cache after a reload', async ({ page, context }) => {
  const visits = [
    { address: '/tours', saved: '"listTours"' },
    { address: '/tour/masai-mara-safari', saved: '"masai-mara-safari"' },
    { address: '/destinations', saved: '["listDestinations",{"query":{}}]' },
  ];
  for (const { address, saved } of visits) {
    await page.goto(address);
    await expectHealthy(page);
    // Answers are kept for whoever stirs: before a worker is there, nobody else could come back to them.
    await page.mouse.move(5, 5);
    await page.mouse.move(15, 15);
    await expectSaved(page, saved);
  }
  await context.route('**/api/**', (route) => route.abort());
  for (const address of ['/destinations', '/tour/masai-mara-safari', '/tours']) {
    await page.goto(address);
    await expectHealthy(page);
    await page.reload();
    await expectHealthy(page);
    await expect(page.getByText('Connection Problem')).toHaveCount(0);
  }
});

test('an unvisited record shows Connection Problem, and recovers by Retry once the API is back (B-68)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/tours');
  await context.route('**/api/**', (route) => route.abort());
  // Not one of the cards on the screen, whose pages may be here already.
  const link = page.locator('main article a[href^="/tour/"]').last();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expectInTime(page, page.getByRole('heading', { name: 'Connection Problem' }));
  await expect(page.getByText('Please check your internet connection and try again')).toBeVisible();
  await context.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Problem' })).toBeHidden();
  await expectHealthy(page);
  await expect(page).toHaveURL(new RegExp(`^[^#]*${address.split('#')[0]}(#|$)`));
});

test('an unvisited list shows Connection Problem with two example tours, and recovers by Retry (B-72, B-73)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  // On a slow machine it may be on its way before the press.
  await context.route('**/api/tours*', (route) => route.abort());
  await page.goto('/about');
  // Before it is hydrated a link asks the server for a finished page, which has its answers.
  await waitForHydration(page);
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'TOURS', exact: true }).click();
  await expectInTime(page, page.getByRole('heading', { name: 'Connection Problem' }));
  await expect(page.getByRole('heading', { name: 'Masai Mara Safari' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amboseli Tour' })).toBeVisible();
  await expect(page.getByText('KES 67,500')).toBeVisible();
  await context.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Connection Problem' })).toBeHidden();
  await expect(page.locator('main a[href^="/tour/"]').first()).toBeVisible();
});

test('a failed refresh keeps the page and says quietly how old it is (B-80)', async ({ page, context }) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await page.goto('/faq');
  await expectHealthy(page);
  await context.route('**/api/**', (route) => route.abort());
  await page.clock.fastForward('26:10:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  // The three retries wait on the page's clock, and each failure takes real time in between.
  await expectInTime(page, page.getByText('Saved 26 hours ago. We could not refresh it.'));
  await expectHealthy(page);
});
