import { expect, test } from '#tests/e2e/site-test.ts';

test('on a phone the tours of the home page are passed with buttons too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const strip = page.getByRole('heading', { name: 'Safaris travellers start with' });
  await strip.scrollIntoViewIfNeeded();
  const list = page.locator('section', { has: strip }).getByRole('list').first();
  const place = () => list.evaluate((element) => Math.round(element.scrollLeft));
  await page.getByRole('button', { name: 'Next tours' }).click();
  await expect.poll(place).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Previous tours' }).click();
  await expect.poll(place).toBe(0);
});

test('on a desk, where all of them are on screen, there are none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Safaris travellers start with' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Quick view' }).first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Next tours' })).toBeHidden();
});
