import { expectHealthy, someAddresses, watch } from '#tests/e2e/healthy-page.ts';
import { inTabs } from '#tests/e2e/in-tabs.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { badTexts, everyKey } from '#tests/support/site/bad-stored.ts';

/* Some of pages/damaged-storage, in a browser, where the scripts of index.html run before React and storage has a size. Databases: broken-database.e2e.ts. */

test.use({ storageState: { cookies: [], origins: [] } });

for (const what of ['JSON that breaks off', 'names of Object.prototype', 'markup', 'a million characters'] as const) {
  test(`every key that holds ${what}: the pages that read them work`, async ({ page }) => {
    const problems = watch(page);
    await page.addInitScript(
      ({ keys, text }) => {
        // Of a text of a million characters not all of them find room.
        for (const key of keys.slice(0, Math.floor(4_500_000 / text.length))) localStorage.setItem(key, text);
      },
      { keys: everyKey, text: badTexts[what] },
    );
    for (const address of ['/', '/tour/masai-mara-safari', '/contact']) {
      await page.goto(address);
      await expectHealthy(page);
    }
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    await expect(page.getByRole('button', { name: 'Essential Only', exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

const breakages: Record<string, () => void> = {
  'storage blocked, as with cookies refused': () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  },
  'storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
};

for (const [what, breakStorage] of Object.entries(breakages)) {
  test(`${what}: every page works, and the theme and the banner can be used`, async ({ context, page }) => {
    const uncaught: string[] = [];
    context.on('weberror', (error) => uncaught.push(error.error().message));
    await context.addInitScript(breakStorage);
    await inTabs(context, someAddresses, async (tab, address) => {
      await tab.goto(address);
      await expectHealthy(tab);
    });
    await page.goto('/tours');
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expectHealthy(page);
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(uncaught).toEqual([]);
  });
}
