import type * as playwright from '@playwright/test';
import { sizeLimits } from '#scripts/size/size-limits.ts';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect } from '#tests/e2e/site-test.ts';
import { keptAddresses, notice, test, visitUntilReady } from '#tests/e2e/with-worker.ts';

/* Visitors whose device has no room for the worker's files, or whose contract none. */

const workers = (page: playwright.Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Says how many bytes the site may keep on the device, all of it together; without a number as many as usual. */
async function allow(page: playwright.Page, origin: string, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
}

test('with the storage full the site works without a worker, says nothing, and has one when there is room (B-181)', async ({
  page,
  context,
  gateway,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await allow(page, gateway.url, 300_000);
  const started = context.waitForEvent('serviceworker');
  await page.goto('/tour/masai-mara-safari');
  await started;
  await expect.poll(() => workers(page)).toBe(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expectHealthy(page);
  await page.goto('/destinations');
  await expectHealthy(page);
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('dialog')).toHaveCount(0);
  expect(uncaught).toEqual([]);

  await allow(page, gateway.url);
  // A page that asks before the browser has counted anew is refused once more; the next one is not.
  await expect(async () => {
    await page.goto('/faq');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 10_000,
    });
  }).toPass();
});

test('the worker asks for several of its files at once, at most four, which leaves the visitor room on the line', async ({
  page,
  context,
}) => {
  let asked = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/*', async (route) => {
    const request = route.request();
    if (request.serviceWorker() !== null && !request.url().endsWith('/sw.js')) {
      asked += 1;
      await gate;
    }
    await route.continue();
  });
  await page.goto('/about');
  // One that the browser has already is not asked for.
  await expect.poll(() => asked).toBeGreaterThan(2);
  // Time in which a fifth would come.
  await page.getByRole('link', { name: 'Chat with us on WhatsApp' }).waitFor();
  expect(asked).toBeLessThan(5);
  release();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
});

test('visitors who save data download no worker; one they have already stays', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: !location.hash.includes('plenty') });
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });
  await page.goto('/about');
  // Asked for once there turns out to be no worker that would keep it.
  await expect.poll(() => asked.some((path) => path.includes('notice-stack'))).toBe(true);
  expect(await workers(page)).toBe(0);
  expect(asked).not.toContain('/sw.js');

  await page.goto('/faq#plenty');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.goto('/about');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
});

for (const address of ['/', '/tours', '/tour/masai-mara-safari']) {
  test(`a first visit of ${address} on a phone stays below its limit, all that the worker keeps included, and fetches nothing twice (B-921)`, async ({
    browser,
    gateway,
  }) => {
    const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
    const page = await browser.newPage({ ...phone, baseURL: gateway.url, serviceWorkers: 'allow' });
    await visitUntilReady(page, address);
    // Said once the page is kept.
    await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
    await page.close();
    const whole = gateway.sent.filter(({ status }) => status === 200);
    const twice = whole.filter(({ path }, place) => whole.findIndex((one) => one.path === path) < place);
    // On this machine the worker's script is asked for before it is registered.
    expect(twice.map(({ path }) => path)).toEqual(['/sw.js']);
    expect(gateway.sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(sizeLimits.firstVisit);
  });
}

test('a list that nobody touches asks for no page behind its cards; with the first touch they come (B-924)', async ({
  browser,
  gateway,
}) => {
  // Unlike that of other tests, this page is touched by nobody (site-test.ts).
  const page = await browser.newPage({ baseURL: gateway.url, serviceWorkers: 'allow' });
  const asked: string[] = [];
  page.on('request', (request) => request.serviceWorker() === null && asked.push(new URL(request.url()).pathname));
  const behindCards = () => asked.filter((path) => /\/api\/tour\/|tour\._tourSlug|touched-/.test(path));
  await visitUntilReady(page, '/tours');
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  expect(behindCards()).toEqual([]);

  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(behindCards).toContainEqual(expect.stringContaining('/api/tour/'));
  await page.close();
});

test('whoever only reads a page has that one, a way to write to us and word of what to do; whoever goes on has all others (B-922)', async ({
  page,
  gateway,
}) => {
  const lastAsked = /\/assets\/shortlist-overlay-/;
  await visitUntilReady(page, '/tour/masai-mara-safari');
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  await gateway.close();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.locator('footer a[href="/terms-and-conditions"]')).toHaveAttribute('data-away');
  await expect(page.locator('footer a[href="/contact"]').first()).not.toHaveAttribute('data-away');
  for (const [path, heading] of [
    ['/tour/masai-mara-safari', /Mara/],
    ['/contact', 'Contact us'],
    ['/terms-and-conditions', 'Connection Problem'],
    ['/search', 'Connection Problem'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectHealthy(page);
  }
  expect(await keptAddresses(page)).not.toContainEqual(expect.stringMatching(lastAsked));

  // What was refused comes by itself, and with a second page the rest.
  await gateway.reopen();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Problem' })).toBeHidden();
  await expectHealthy(page);
  await page.goto('/tour/masai-mara-safari');
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(lastAsked));
});
