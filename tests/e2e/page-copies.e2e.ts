import type * as playwright from '@playwright/test';
import { expect } from '#tests/e2e/site-test.ts';
import { keptAddresses, test, visitUntilReady } from '#tests/e2e/with-worker.ts';
import type { Change } from '#tests/support/gateway.ts';

/* The worker keeps pages that were opened, and gives them at once to who comes again. */

const changedTitle: Change = ({ body, ...rest }) => ({
  ...rest,
  body: body.replace(/<title>[^<]*/, '<title>Changed'),
});

/** The HTML a navigation was answered with; the title it is given here goes when it is hydrated. */
async function titleGiven(answer: playwright.Response | null): Promise<string> {
  return /<title>([^<]*)/.exec((await answer?.text()) ?? '')?.[1] ?? '';
}

async function keepFaq(page: playwright.Page): Promise<void> {
  await visitUntilReady(page, '/faq');
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/\/faq$/));
}

test('a page that was opened before is there while the server is still silent', async ({ page, gateway }) => {
  await keepFaq(page);
  await page.goto('/about');
  const release = gateway.hold(/^\/faq$/);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
});

test('a copy is renewed behind the visitor, and a reload asks the server (B-185)', async ({ page, gateway }) => {
  await keepFaq(page);
  await page.goto('/about');
  const before = await titleGiven(await page.goto('/faq'));
  gateway.answer('/faq', changedTitle);
  await page.goto('/about');
  expect(await titleGiven(await page.goto('/faq'))).toBe(before);
  await expect
    .poll(async () => {
      await page.goto('/about');
      return titleGiven(await page.goto('/faq'));
    })
    .toBe('Changed');
  gateway.answer('/faq', undefined);
  expect(await titleGiven(await page.reload())).toBe(before);
});

test('a page that has gone does not come back', async ({ page, gateway }) => {
  await keepFaq(page);
  gateway.answer('/faq', () => ({ status: 404, type: 'text/html', body: '<h1>Gone</h1>' }));
  await expect
    .poll(async () => {
      await page.goto('/about');
      return (await page.goto('/faq'))?.status();
    })
    .toBe(404);
});

test('a page of another build is not kept', async ({ page, gateway }) => {
  await keepFaq(page);
  gateway.answer('/faq', ({ body, ...rest }) => ({ ...rest, body: `${body}<!-- /assets/index-nextbuild.js -->` }));
  await page.reload();
  await expect.poll(() => keptAddresses(page)).not.toContainEqual(expect.stringMatching(/\/faq$/));
});

test('an address that asks for something is not kept', async ({ page }) => {
  await visitUntilReady(page, '/about');
  await page.goto('/tours?difficulty=easy');
  await page.goto('/faq');
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/\/faq$/));
  expect((await keptAddresses(page)).filter((address) => /\/tours(\?|$)/.test(address))).toEqual([]);
});
