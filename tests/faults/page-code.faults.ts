import type * as playwright from '@playwright/test';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { test, waitForHydration } from '#tests/e2e/site-test.ts';
import { runTrials } from '#tests/faults/fault-trials.ts';
import { watchPage } from '#tests/faults/oracle.ts';
import { isEveryFault, pairsOf } from '#tests/faults/sample.ts';
import { setConnection } from '#tests/support/site/visitor-connection.ts';

/*
 * The code of a page that does not come after a deploy, over every page. A page that was built ahead can be read where its code is
 * out of reach: it is asked for again. Code that is there and of no use is not.
 */

const faults: Record<string, (route: playwright.Route) => Promise<void>> = {
  'code gone': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'code refused': (route) => route.abort('connectionrefused'),
  'code that breaks off': (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const a = {' }),
  'code that is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

const logs = [
  /A part of the site could not be loaded/,
  /^Failed to load module script/,
  /^Failed to find a valid digest in the 'integrity' attribute/,
];
const patience = 20_000;
const light = '/terms-and-conditions';
/** All are fetched in one way: without `FAULTS=all` one page of each kind of code is enough, and the page that is not prerendered. */
const sampled = [
  '/',
  '/tours',
  '/tour/masai-mara-safari',
  '/blog/mara-fees-explained',
  '/contact',
  '/search',
  '/search-test',
];
const places = templateAddresses.filter((address) => address !== light && (isEveryFault || sampled.includes(address)));

for (const { place: address, faults: names } of pairsOf(places, Object.keys(faults))) {
  test(`${address} without its code is fetched once more, then says so or can be read, and comes by a press (B-69, B-76)`, async ({
    context,
  }) => {
    test.setTimeout(names.length * 90_000);
    const page = await context.newPage();
    // The code is wanted at the press: fetched ahead, some of it would be there and some would fail before.
    await setConnection(page, { saveData: true });
    const oracle = await watchPage(page);
    const known = new Set<string>();
    let failing: ((route: playwright.Route) => Promise<void>) | undefined;
    await context.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (failing !== undefined && !known.has(pathname)) return failing(route);
      known.add(pathname);
      return route.continue();
    });

    await runTrials(
      names.map((name) => ({
        kind: name,
        name: `${address}, ${name}`,
        run: async () => {
          failing = undefined;
          known.clear();
          // Whoever goes on has touched the page, which brings the error pages.
          const prepared = page.waitForResponse('**/assets/touched-*.js');
          await page.goto(light);
          await waitForHydration(page);
          await page.mouse.move(5, 5);
          await page.mouse.move(9, 9);
          await prepared;
          // A visit reloads itself for missing code once.
          await page.evaluate(() => sessionStorage.clear());
          oracle.begin();
          failing = faults[name];
          const reloaded = page.waitForEvent('domcontentloaded', { timeout: patience });
          await page.evaluate((next) => history.pushState({}, '', next), address);
          await reloaded;
          const heading = page.getByRole('heading', { level: 1, name: 'Weather Delays Ahead' });
          const isReadable = name === 'code refused' && address !== '/search-test';
          if (isReadable) await page.locator('main h1').waitFor({ timeout: patience });
          else await heading.waitFor({ timeout: patience });
          const during = await oracle.verdict({ logs, pageLoads: 1 });

          failing = undefined;
          oracle.begin();
          if (isReadable) {
            await page.getByRole('button', { name: /^Use the \w+ theme$/ }).click({ timeout: patience });
          } else {
            const loaded = page.waitForEvent('domcontentloaded', { timeout: patience });
            await page.getByRole('button', { name: 'Try Again' }).click({ timeout: patience });
            await loaded;
          }
          await waitForHydration(page);
          await page.locator('main h1').waitFor({ timeout: patience });
          const after = await oracle.verdict({ pageLoads: isReadable ? 0 : 1 });
          const stuck = (await heading.isVisible()) ? ['the page has not come'] : [];
          return [...during, ...[...after, ...stuck].map((problem) => `after it: ${problem}`)];
        },
      })),
    );
  });
}
