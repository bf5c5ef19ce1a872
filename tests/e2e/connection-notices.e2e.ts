import { expect } from '#tests/e2e/site-test.ts';
import { keptAddresses, notice, test, visitUntilReady } from '#tests/e2e/with-worker.ts';

test('going offline and coming back is told, tours are synced, and what is shown is refreshed', async ({
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

test('a visit that starts offline says so', async ({ page, context }) => {
  await visitUntilReady(page, '/about');
  await context.setOffline(true);
  // A page in a new process is not told of a cut that is emulated.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.reload();
  await expect(notice(page, 'Offline', 'You are currently offline. Some features may be limited.')).toBeVisible();
});

test('messages that are not the worker’s own kind are ignored, and markup in one is text', async ({
  page,
  context,
}) => {
  await visitUntilReady(page, '/about');
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const self = globalThis as unknown as { clients: { matchAll(): Promise<{ postMessage(data: unknown): void }[]> } };
    for (const page of await self.clients.matchAll()) {
      for (const payload of [{ html: '<b>no</b>' }, 7, null]) page.postMessage({ type: 'tours-synced', payload });
      page.postMessage('tours-synced');
      page.postMessage({ type: 'tours-synced', payload: '<img src=x onerror=alert(1)>' });
    }
  });
  await expect(notice(page, 'Data Updated', '<img src=x onerror=alert(1)>')).toBeVisible();
  await page.evaluate(() => postMessage({ type: 'tours-synced', payload: 'from the page' }));
  await expect(page.getByText('Data Updated')).toHaveCount(1);
  expect((await keptAddresses(page)).length).toBeGreaterThan(0);
});
