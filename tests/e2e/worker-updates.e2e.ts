import { build } from 'vite';
import { countLoads } from '#tests/e2e/healthy-page.ts';
import { expect } from '#tests/e2e/site-test.ts';
import { keptAddresses, notice, test, visitUntilReady } from '#tests/e2e/with-worker.ts';
import type { Change } from '#tests/support/gateway.ts';

const nextBuild: Change = ({ body, ...rest }) => ({ ...rest, body: `${body}\n// the next build` });
const updateWords = ['Update Available', 'A new version is available. Refresh to update.'] as const;

test('the first worker says that the site works offline, once (B-182)', async ({ page }) => {
  await page.goto('/about');
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect(page.getByText('Update Available')).toHaveCount(0);
});

test('a new version waits for the visitor, spares what is typed, and reloads once (B-183)', async ({
  page,
  gateway,
}) => {
  await visitUntilReady(page, '/contact');
  await page.getByLabel('Name').first().fill('Wanjiru');
  const loads = countLoads(page);
  gateway.answer('/sw.js', nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(notice(page, ...updateWords)).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.getByLabel('Name').first()).toHaveValue('Wanjiru');
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByLabel('Name').first()).toHaveValue('Wanjiru');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  expect(loads()).toBe(1);
});

test('a new version comes whole, its notice goes, and the footer goes on offering it (B-183)', async ({
  page,
  gateway,
}) => {
  await visitUntilReady(page, '/about');
  const offer = page.getByRole('contentinfo').getByRole('button', { name: 'Refresh to update' });
  await expect(offer).toHaveCount(0);
  const ofNoFirstPage = expect.stringMatching(/\/assets\/shortlist-overlay-/);
  expect(await keptAddresses(page)).not.toContainEqual(ofNoFirstPage);
  gateway.answer('/sw.js', nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(notice(page, ...updateWords)).toBeVisible();
  expect(await keptAddresses(page)).toContainEqual(ofNoFirstPage);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(notice(page, ...updateWords)).toBeHidden();
  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting === null);
  await expect(offer).toHaveCount(0);
});

test('of two tabs only the one that accepts reloads; the other is told and keeps its text', async ({
  page,
  context,
  gateway,
}) => {
  await visitUntilReady(page, '/contact');
  const other = await context.newPage();
  await visitUntilReady(other, '/faq');
  await page.getByLabel('Name').first().fill('Wanjiru');
  gateway.answer('/sw.js', nextBuild);
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Refresh', exact: true }).click();
  await reloaded;
  await expect(notice(page, ...updateWords)).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Wanjiru');
});

for (const [what, change] of Object.entries<Change>({
  missing: () => ({ status: 404, type: 'text/plain', body: 'Not found' }),
  broken: () => ({ status: 200, type: 'text/javascript', body: 'this is no script' }),
})) {
  test(`with a worker script that is ${what} the site works without (B-181)`, async ({ page, gateway }) => {
    gateway.answer('/sw.js', change);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    const asked = page.waitForRequest('**/sw.js');
    await page.goto('/about');
    await asked;
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL('/faq');
    // While a script is being tried its worker is among them.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(uncaught).toEqual([]);
  });
}

test('in local development a worker whose script is gone is removed, and the page reloads once (B-184)', async ({
  page,
  gateway,
}) => {
  await visitUntilReady(page, '/about');
  gateway.answer('/sw.js', () => ({ status: 200, type: 'text/html', body: '<!doctype html>' }));
  const loads = countLoads(page);
  await page.reload();
  await expect.poll(loads).toBe(2);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the killer worker empties every cache and goes, without a reload (B-205)', async ({ page, gateway }) => {
  const retired = await retiredWorker();
  await visitUntilReady(page, '/contact');
  await page.getByLabel('Name').first().fill('Wanjiru');
  const loads = countLoads(page);
  gateway.answer('/sw.js', (original) => ({ ...original, body: retired }));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
  await expect(page.getByLabel('Name').first()).toHaveValue('Wanjiru');
  expect(loads()).toBe(0);
});

/** The worker as `VITE_WORKER=retired npm run build` makes it. */
async function retiredWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.VITE_WORKER': '"retired"', 'self.__WB_MANIFEST': '[]' },
    build: { write: false, rolldownOptions: { input: 'src/worker/sw.ts' } },
  });
  const { output } = Array.isArray(built) ? (built[0] ?? { output: [] }) : (built as { output: { code?: string }[] });
  const [file] = output as { code?: string }[];
  if (file?.code === undefined) throw new Error('The worker could not be built.');
  return file.code;
}
