import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addresses, expectHealthy, watch } from '#tests/e2e/healthy-page.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of addresses) {
      test(`${address} opens by address, is accessible and quiet`, async ({ page }) => {
        const faults = watch(page);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expectHealthy(page);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveTitle(/ \| Umbrella Thorn Safaris$/);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const address of addresses) {
    test(`${address} fits 320 px`, async ({ page }) => {
      await page.goto(address);
      await expectHealthy(page);
    });
  }
});

for (const address of ['/nope', '/cookies', '/accessibility', '/inspiration', '/tour/nope']) {
  test(`${address} shows the 404 page with status 404`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Umbrella Thorn Safaris');
  });
}
