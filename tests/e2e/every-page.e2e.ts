import { expectAccessible } from '#tests/e2e/accessible.ts';
import { addresses, expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import {
  inMotion,
  sidewaysWithLargeFonts,
  withoutEdge,
  withoutFocusRing,
  withoutShape,
} from '#tests/e2e/preferences.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  test(`${address} opens by address, is quiet, accessible in both themes, and can be used at 400 % in forced colours without motion, and with large letters (B-2, B-193, B-294)`, async ({
    page,
  }) => {
    const problems = watch(page);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^.{10,65}$/);
    expect(await withoutShape(page)).toEqual([]);
    await expectAccessible(page, () => expectHealthy(page));
    await page.setViewportSize({ width: 768, height: 800 });
    await expectHealthy(page);

    expect(await sidewaysWithLargeFonts(page)).toEqual([]);

    // A window of 1280 x 1024, zoomed to 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ forcedColors: 'active' });
    await expectHealthy(page);
    expect(await inMotion(page)).toEqual([]);
    expect(await withoutEdge(page)).toEqual([]);
    expect(await withoutFocusRing(page, 24)).toEqual([]);
    await expectHealthy(page);
    expect(problems).toEqual([]);
  });
}

for (const address of ['/nope', '/tour/nope']) {
  test(`${address} shows the 404 page with status 404`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Umbrella Thorn Safaris');
  });
}
