import { expect, test } from '#tests/e2e/site-test.ts';

const shown = () => document.documentElement.dataset.theme;

test('the system preference decides until the visitor does, and the choice is kept', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.evaluate(shown)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect.poll(() => page.evaluate(shown)).toBe('light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  expect(await page.evaluate(shown)).toBe('light');
  await context.close();
});

test('the theme stands before the first paint (B-23)', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const _ of list.getEntries()) painted.push(document.documentElement.dataset.theme ?? 'none');
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { painted: string[] }).painted.length))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { painted: string[] }).painted)).not.toContain('none');
  expect(await page.evaluate(shown)).toBe('dark');
});

test('a choice in one tab is the choice in the other', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await one.goto('/');
  await other.goto('/tours');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await one.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(() => other.evaluate(shown)).toBe('dark');
});
