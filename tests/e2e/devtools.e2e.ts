import { expect, test } from '@playwright/test';

test('the devtools load with ?devtools and only then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/devtools/i.test(new URL(request.url()).pathname)) scripts.push(request.url());
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.goto('/about?devtools');
  await expect(page.getByRole('button', { name: /tanstack query devtools/i })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});
