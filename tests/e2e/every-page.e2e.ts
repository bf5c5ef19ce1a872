import { expectAccessibleEverywhere } from '#tests/e2e/accessible.ts';
import { addresses, expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** One of each kind: the first page, a list, a record, the search, a form, a text. */
const promised = ['/', '/tours', '/tour/masai-mara-safari', '/search', '/contact', '/blog/mara-fees-explained'];

for (const address of addresses) {
  test(`${address} opens by address, is quiet, and accessible on every screen in both themes`, {
    tag: promised.includes(address) ? '@promise' : [],
  }, async ({ page }) => {
    test.slow();
    const faults = watch(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expectHealthy(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/^.{10,65}$/);
    await expectAccessibleEverywhere(page, () => expectHealthy(page));
    expect(faults).toEqual([]);
  });
}

for (const address of ['/nope', '/cookies', '/accessibility', '/inspiration', '/tour/nope']) {
  test(`${address} shows the 404 page with status 404`, { tag: address === '/nope' ? '@promise' : [] }, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Umbrella Thorn Safaris');
  });
}
