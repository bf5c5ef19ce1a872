import { hydratedMark } from '#contract/site/page-marks.ts';
import { violations } from '#tests/e2e/accessible.ts';
import { expect, test, waitForHydration } from '#tests/e2e/site-test.ts';

/* What lies on the kitchen table: the operator's letterhead, the plate, what it costs and the tariffs with their day. */

const itineraries = [
  { address: '/tour/classic-kenya-7-day', prices: 'Prices a person', amount: '$2,340' },
  { address: '/group-tour/amboseli-elephant-weekend', prices: 'Dates and prices a person', amount: '$430' },
];

for (const { address, prices, amount } of itineraries)
  test(`${address} is printed with letterhead, plate, prices and tariffs, light in the dark theme (B-275)`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    const letterhead = page.locator('.printed-letterhead');
    await expect(letterhead).toBeHidden();
    // Its mark is there before anybody comes near.
    const mark = letterhead.locator('img');
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const words of ['Umbrella Thorn Safaris', 'Nairobi, Kenya', '+254 700 000 000', 'hello@umbrellathorn.example'])
      await expect(letterhead).toContainText(words);
    await expect(letterhead).toBeVisible();
    await expect(page.locator('article .hero-frame').first()).toBeVisible();
    await expect(page.getByRole('region', { name: prices })).toContainText(amount);
    const tariffs = page.getByRole('region', { name: 'Park fees, visas and tips' });
    await expect(tariffs).toContainText('20 November 2026. Source: ');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
    expect(paper).toBe('#fff');
  });

test('the map of a tour has the names of its stops without a script, and on paper before one has come near it (B-49)', async ({
  page,
  browser,
}) => {
  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto('/tour/classic-kenya-7-day');
  await page.goto('/tour/classic-kenya-7-day');
  await expect(page.locator('html')).toHaveAttribute(hydratedMark);
  await page.emulateMedia({ media: 'print' });
  for (const tour of [withoutScript, page]) {
    const map = tour.locator('figure').filter({ has: tour.getByRole('img', { name: /^Map: Nairobi/ }) });
    for (const stop of ['Nairobi', 'Samburu', 'Lake Nakuru', 'Maasai Mara'])
      await expect(map.locator('text').filter({ hasText: stop })).toBeVisible();
  }
  await withoutScript.close();
});

test('a tour whose page a link led to is printed as one that was opened (B-275)', async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('link', { name: 'Classic Kenya', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Classic Kenya' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Prices a person' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Park fees, visas and tips' })).toBeVisible();
});

const otherPages = [
  '/destinations/maasai-mara',
  '/place/mudanda-rock',
  '/accommodation/olare-fig-camp',
  '/activity/night-game-drive',
  '/blog/packing-fifteen-kilos',
];

for (const address of [...itineraries.map((tour) => tour.address), ...otherPages])
  test(`what ${address} prints begins at one edge, and can be read (B-276)`, async ({ page }) => {
    await page.setViewportSize({ width: 672, height: 971 });
    await page.goto(address);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    const edges = page.locator('.printed-letterhead img, #site-header img, article :is(h1, h1 ~ p, aside :is(p, dt))');
    const lefts = await edges.evaluateAll((parts) =>
      parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().left),
    );
    expect(new Set(lefts)).toEqual(new Set([0]));
    expect(await violations(page, { runOnly: ['color-contrast'] })).toEqual([]);
  });

test('every sheet says which page of the site it is, and what is folded lies open (B-276)', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details > :not(summary)').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const line = await page.evaluate(() => document.documentElement.style.getPropertyValue('--running-line'));
  expect(line).toContain(await page.title());
  expect(line).toContain('/faq');
});

for (const [address, sheets] of [
  ['/tour/classic-kenya-7-day', 5],
  ['/group-tour/amboseli-elephant-weekend', 4],
] as const)
  test(`${address} takes ${sheets} sheets, none of them empty or for a row alone`, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets);
  });
