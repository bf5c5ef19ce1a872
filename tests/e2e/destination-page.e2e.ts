import { expect, test } from '#tests/e2e/site-test.ts';

const address = '/destinations/maasai-mara';

test('on a phone the cards of a destination are passed sideways, and its page is at most thirteen screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  for (const title of ['Places to stop', 'Stays', 'Activities', 'Tours to Maasai Mara', 'Group departures']) {
    const section = page.getByRole('region', { name: title, exact: true });
    await section.scrollIntoViewIfNeeded();
    const list = section.getByRole('list').first();
    await expect
      .poll(() => list.evaluate((strip) => strip.scrollWidth - strip.clientWidth), title)
      .toBeGreaterThan(100);
  }
  const activities = page.getByRole('region', { name: 'Activities', exact: true }).getByRole('list').first();
  await activities.getByRole('link').last().focus();
  await expect.poll(() => activities.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(100);
  const [height, width] = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight, scrollWidth];
  });
  expect(width).toBe(390);
  expect(height).toBeLessThan(13 * 844);
});

test('the rest of a description is folded on a phone, and open on a desktop and on paper (B-257)', async ({ page }) => {
  const rest = page.getByText('From July to October wildebeest and zebra come north');
  const fold = page.getByText('Read on');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(rest).toBeHidden();
  await fold.click();
  await expect(rest).toBeVisible();
  await fold.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rest).toBeVisible();
  await expect(fold).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  await expect(rest).toBeVisible();
});

test('fees stand below the park that takes them, each with its season, and say when they were checked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  const fees = page.getByRole('region', { name: 'Park fees' });
  await expect(fees.getByRole('rowheader', { name: 'Maasai Mara National Reserve' })).toBeVisible();
  const july = fees.getByRole('row', { name: 'Non-resident adult 1 July to 31 December' });
  await expect(july).toContainText('$200');
  await expect(july.getByText('1 July to 31 December').filter({ visible: true })).toHaveCount(1);
  await expect(fees.getByText(/^Checked \d+ \w+ \d{4}\. Source:/)).toBeVisible();
});
