import type * as playwright from '@playwright/test';
import { test as plainTest } from '@playwright/test';
import { addresses, expectHealthy, recordApiCalls, someAddresses, watch } from '#tests/e2e/healthy-page.ts';
import { inTabs } from '#tests/e2e/in-tabs.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { sitemapPaths } from '#tests/e2e/sitemap-paths.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

test('every address of the sitemap answers with a finished page', async ({ request }) => {
  const paths = await sitemapPaths(request);
  const unfinished: string[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    const html = await response.text();
    const main = /<main[^>]*>(?<main>.*)<\/main>/s.exec(html)?.groups?.main ?? '';
    const text = main.replace(/<(script|noscript)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
    const statements = [...html.matchAll(/<script type="application\/ld\+json">(?<json>.*?)<\/script>/gs)];
    const isFinished =
      response.status() === 200 &&
      main.match(/<h1\b/g)?.length === 1 &&
      text.split(/\s+/).length > 80 &&
      html.match(/<link rel="canonical"/g)?.length === 1 &&
      html.match(/<title>/g)?.length === 1 &&
      statements.length === 1 &&
      Array.isArray(JSON.parse(statements[0]?.groups?.json ?? '')['@graph']) &&
      // The policy allows no style in the markup, and nobody would undo it without a script.
      !/<[^>]+ style=/.test(main);
    if (!isFinished) unfinished.push(path);
  }
  expect(unfinished).toEqual([]);
});

/** Not ahead: what menus leave out has to be asked for. */
const notRendered = '/search-test';

/** The first and the last zone to begin a day, with words and figures of their own. */
const visitors = [
  { where: { timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' }, pages: someAddresses },
  { where: { timezoneId: 'Pacific/Pago_Pago', locale: 'ar-EG' }, pages: addresses },
];

for (const { where, pages } of visitors) {
  test.describe(`a visitor in ${where.timezoneId} with ${where.locale}`, () => {
    test.use(where);

    test('takes every kind of page over without a difference and without asking again (B-651)', async ({ context }) => {
      test.setTimeout(240_000);
      const look = async (page: playwright.Page, address: string) => {
        // Nothing is fetched for other pages, so whatever is asked for is this one's.
        await setConnection(page, { saveData: true });
        const problems = watch(page);
        const calls = recordApiCalls(page);
        await page.goto(address);
        await expectHealthy(page);
        expect(problems, address).toEqual([]);
        // Seats are asked for by whoever shows them, once they are five minutes old; the diagnostics are of the moment.
        const asked = calls.splice(0).filter((call) => !/group-tour|\/destination\/|search/.test(call));
        expect(asked, address).toEqual(address === notRendered ? ['/api/pages/empty'] : []);
      };
      // Before a page that was touched has saved anything.
      await inTabs(
        context,
        pages.filter((address) => address === notRendered),
        look,
      );
      await inTabs(
        context,
        pages.filter((address) => address !== notRendered),
        look,
      );
    });
  });
}

plainTest.describe('without JavaScript', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest('a visitor reads, looks and follows links', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'TOURS', exact: true }).click();
    await expect(page).toHaveURL('/tours');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Maasai Mara Safari/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tour\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.locator('main picture img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  plainTest(
    'forms say how else to reach us, and put nothing that is written into an address (B-27)',
    async ({ page }) => {
      await page.goto('/contact');
      const form = page.getByRole('form', { name: 'Write to us' });
      // By its place: Playwright does not look for text where scripts are off.
      const note = form.locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toMatch(/^This form needs JavaScript\. .*@.* or call \+254/);
      expect(await form.getAttribute('method')).toBe('post');
    },
  );
});

test('an address that asks for another page shows that one, never the built one first', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const main = document.querySelector('main');
      if (main !== null && getComputedStyle(main).visibility === 'visible') {
        const count = main.querySelector('[role=status]')?.textContent ?? '';
        if (count !== '' && seen.at(-1) !== count) seen.push(count);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  const { total } = await (await page.request.get('/api/tours')).json();
  await page.goto('/tours?tier=luxury');
  await expectHealthy(page);
  const counts = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(counts.filter((count) => count.startsWith(`${total} `))).toEqual([]);
  await page.goto('/tours?utm_source=mail');
  await expectHealthy(page);
});
