import type * as playwright from '@playwright/test';
import { countLoads, expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

/* When the code of a page does not come. Each way to fail, over every page: faults/page-code.faults.ts. */

const aboutCode = '**/assets/about-*.js';

/** A visitor of another page, and how often it is loaded from then on. */
async function openFaq(page: playwright.Page): Promise<() => number> {
  await page.goto('/faq');
  await expectHealthy(page);
  return countLoads(page);
}

function openAbout(page: playwright.Page): Promise<void> {
  return page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
}

test('after a deploy the page asked for is there after one reload (B-69)', async ({ page, context }) => {
  // Each page load asks for the site's own document first: from the second on, the code is there.
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await context.route(aboutCode, (route) => (documents > 1 ? route.continue() : route.abort()));
  const loads = await openFaq(page);
  await openAbout(page);
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL('/about');
  await expectHealthy(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toHaveCount(0);
});

test('with storage blocked there is one reload as well', async ({ page, context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await context.route(aboutCode, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const loads = await openFaq(page);
  await openAbout(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Weather Delays Ahead' })).toBeVisible();
  await expect(page.getByText('This page has tried again by itself and leaves it to you now.')).toBeVisible();
  expect(loads()).toBe(1);
});

test('without a network there is no reload, and the page comes when the network does', async ({ page, context }) => {
  await context.route(aboutCode, (route) => route.abort());
  const loads = await openFaq(page);
  await context.setOffline(true);
  await openAbout(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Problem' })).toBeVisible();
  expect(loads()).toBe(0);
  await context.unroute(aboutCode);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Connection Problem' })).toBeHidden();
  await expectHealthy(page);
  expect(loads()).toBeLessThanOrEqual(1);
});

test('code that fails while it is fetched ahead is nobody’s business', async ({ page, context }) => {
  // It is fetched when the link is pointed at, and not before.
  await setConnection(page, { saveData: true });
  await context.route(aboutCode, (route) => route.abort());
  const loads = await openFaq(page);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover();
  await failed;
  await expectHealthy(page);
  await context.unroute(aboutCode);
  await openAbout(page);
  await expect(page).toHaveURL('/about');
  await expectHealthy(page);
  // A browser may not ask a second time for code that failed: then it comes with the one reload (B-69).
  expect(loads()).toBeLessThanOrEqual(1);
});
