import type * as playwright from '@playwright/test';
import { expect, test } from '#tests/e2e/site-test.ts';

/** What a countdown from `seconds` shows: on a busy machine some of them have passed before it is read. */
async function secondsLeft(page: playwright.Page, seconds: number): Promise<number> {
  let left = 0;
  await expect
    .poll(async () => {
      const text = await page.getByText('This page tries again by itself in').textContent();
      left = Number(/in (\d+) seconds?\./.exec(text ?? '')?.[1]);
      return left > seconds / 2 && left <= seconds;
    })
    .toBe(true);
  return left;
}

/** Stops the page's clock, so that only the test moves it on. */
async function holdCountdown(page: playwright.Page, seconds: number): Promise<number> {
  await secondsLeft(page, seconds);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return secondsLeft(page, seconds);
}

test('the countdown can be paused, and stands still while the page is hidden or offline (B-85)', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/tour/sentinel-malformed');
  const main = page.getByRole('main');
  const left = (await holdCountdown(page, 30)) - 5;
  await page.clock.runFor(5000);
  await expect(main.getByText(`in ${left} seconds.`)).toBeVisible();

  await main.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText(`in ${left} seconds.`)).toBeVisible();

  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }),
  );
  await page.clock.runFor(60_000);
  await expect(main.getByText(`in ${left} seconds.`)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'visible' }));

  await context.setOffline(true);
  await expect(main.getByText('You are offline. This page tries again once there is a connection.')).toBeVisible();
  await page.clock.runFor(60_000);
  await context.setOffline(false);
  await expect(main.getByText(`in ${left} seconds.`)).toBeVisible();
});

test('the 500 page reloads itself after 30 seconds, then waits longer, and after three reloads leaves it to the visitor (B-85, B-86)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/tour/sentinel-malformed');
  for (const seconds of [30, 60, 120]) {
    await secondsLeft(page, seconds);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(seconds * 1000);
    await reloaded;
  }
  await expect(page.getByText('This page has tried again by itself and leaves it to you now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  const reloaded = page.waitForEvent('load');
  await page.clock.runFor(1000);
  await reloaded;
});

test('with no page to go back to, Go Back leads home', async ({ page }) => {
  await page.goto('about:blank');
  const opened = page.waitForEvent('popup');
  await page.evaluate(
    (address) => void open(address, '_blank', 'noopener'),
    new URL('/nope', test.info().project.use.baseURL).href,
  );
  const tab = await opened;
  await tab.getByRole('main').getByRole('button', { name: 'Go Back' }).click();
  await expect(tab).toHaveURL('/');
});
