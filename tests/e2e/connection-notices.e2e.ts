import type * as playwright from '@playwright/test';
import { expectInTime } from '#tests/e2e/healthy-page.ts';
import { expect } from '#tests/e2e/site-test.ts';
import { keepAllCode, notice, test, visitUntilReady } from '#tests/e2e/with-worker.ts';

test('going offline and coming back is told, tours are synced, and what is shown is refreshed (B-179)', async ({
  page,
  context,
}) => {
  await visitUntilReady(page, '/tours');
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  await page.evaluate(() => {
    addEventListener('tours-synced', (event) => {
      document.documentElement.dataset.synced = String((event as CustomEvent).detail);
    });
  });
  await context.setOffline(true);
  await expect(notice(page, 'Offline', 'You are now offline. Cached content will be available.')).toBeVisible();
  const refreshed = page.waitForResponse(/\/api\/tours\?/);
  await context.setOffline(false);
  await expect(notice(page, 'Back Online', 'Connection restored! Syncing data...')).toBeVisible();
  await expect(notice(page, 'Data Updated', 'Tours, prices and seats are being refreshed.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-synced', 'Tours, prices and seats are being refreshed.');
  expect((await refreshed).ok()).toBe(true);
});

/** A page in a new process is not told of a cut that is emulated: here the browser says what the test tells it to. */
async function startOffline(page: playwright.Page): Promise<void> {
  await page.addInitScript(() => {
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
    addEventListener('test-connection', ({ detail }: CustomEventInit<boolean>) => {
      isOnline = detail === true;
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  });
}

async function connect(page: playwright.Page, isOnline: boolean): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent('test-connection', { detail })), isOnline);
}

for (const [address, shown] of [
  ['/places', (page: playwright.Page) => page.locator('main article').first()],
  ['/tour/amboseli-tour', (page: playwright.Page) => page.getByRole('heading', { level: 1, name: /Amboseli/ })],
] as const) {
  test(`a visit that starts offline says so, says when it is back and when it is gone again; what failed of ${address} comes by itself`, async ({
    page,
    gateway,
  }) => {
    // On such a line nothing is fetched ahead, which would be there without a network as well.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', addEventListener() {} } });
    });
    await visitUntilReady(page, '/about');
    await keepAllCode(page);
    await gateway.close();
    await startOffline(page);
    await page.clock.install();
    await page.goto(address);
    await expect(notice(page, 'Offline', 'You are currently offline. Some features may be limited.')).toBeVisible();
    await expectInTime(page, page.getByRole('heading', { name: 'Connection Problem' }));
    await gateway.reopen();
    await connect(page, true);
    await expect(notice(page, 'Back Online', 'Connection restored! Syncing data...')).toBeVisible();
    await expect(shown(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Connection Problem' })).toHaveCount(0);
    await connect(page, false);
    await expect(notice(page, 'Offline', 'You are now offline. Cached content will be available.')).toBeVisible();
    await expect(shown(page)).toBeVisible();
  });
}
