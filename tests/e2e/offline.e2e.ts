import { expectHealthy, expectInTime, expectPictures } from '#tests/e2e/healthy-page.ts';
import { expect } from '#tests/e2e/site-test.ts';
import { expectSaved, keptAddresses, test, visitUntilReady } from '#tests/e2e/with-worker.ts';

/** Five pages of five kinds, with what of each must be on the disk. */
const visited = [
  { address: '/', saved: ['listFeaturedTours', 'listPosts', 'getHomeWords'] },
  { address: '/tours', saved: ['"listTours"'] },
  { address: '/tour/masai-mara-safari', saved: ['"masai-mara-safari"'] },
  { address: '/destinations', saved: ['["listDestinations",{"query":{}}]', 'getDestinationsMap'] },
  { address: '/faq', saved: ['["listFaqs"]'] },
];

test('five visited pages open without the server, again and again, with pictures and fonts; others say what can be done (B-178)', async ({
  page,
  gateway,
}) => {
  test.slow();
  await visitUntilReady(page, '/');
  const headings: string[] = [];
  for (const { address, saved } of visited) {
    await page.goto(address);
    await expectHealthy(page);
    await expectPictures(page);
    for (const answer of saved) await expectSaved(page, answer);
    headings.push(await page.getByRole('heading', { level: 1 }).innerText());
  }

  await gateway.close();
  for (const [index, { address }] of visited.entries()) {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(address);
    await expect(heading).toHaveText(headings[index] ?? '', { useInnerText: true });
    await expectHealthy(page);
    await expectPictures(page);
    await expect(page.getByText('Connection Problem')).toHaveCount(0);
    expect(await page.evaluate(() => document.fonts.check('1rem "Figtree Variable"'))).toBe(true);
  }
  await page.reload();
  await expectHealthy(page);
  await expect(page.getByText('Connection Problem')).toHaveCount(0);

  // On no page that was visited, so not fetched ahead either.
  await page.clock.install();
  await page.goto('/tour/hells-gate-crescent-island');
  await expectInTime(page, page.getByRole('heading', { level: 1, name: 'Connection Problem' }));
  // Others may have been fetched ahead while their cards were in view.
  const saved = page.getByRole('navigation', { name: 'Saved on this device' });
  await expect(saved.getByRole('link', { name: /Maasai Mara Safari/ })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+254 700 000 000' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'TOURS', exact: true }).first()).toBeAttached();

  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();

  await gateway.reopen();
  await page.goto('/tour/hells-gate-crescent-island');
  await expect(page.getByRole('heading', { level: 1, name: /Hell/ })).toBeVisible();
});

test('the worker leaves statuses, calls and files to the server', async ({ page, gateway }) => {
  await visitUntilReady(page, '/about');
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: "Oops! You've Gone Off-Trail." })).toBeVisible();
  expect((await page.goto('/assets/nope.js'))?.status()).toBe(404);
  await gateway.close();
  for (const address of ['/api/tours', '/plates/pages/nope.avif', '/nope.txt']) {
    await expect(page.goto(address)).rejects.toThrow(/ERR_/);
  }
});

test('no answer of the API, no error and no cache buster is among what the worker keeps (B-186)', async ({ page }) => {
  await visitUntilReady(page, '/tours');
  for (const time of [1, 2, 3]) {
    await page.evaluate(async (_t) => {
      const picture = new Image();
      picture.src = `/plates/pages/home-hero-640.webp?_t=${_t}`;
      await picture.decode();
    }, time);
    await page.reload();
    await expectHealthy(page);
  }
  await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/home-hero-640\.webp$/));
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => /[?&]_t=|\/api\//.test(address))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
});

test('a gateway that says the server is away does not hide visited pages', async ({ page, gateway }) => {
  await visitUntilReady(page, '/faq');
  await expectSaved(page, 'listFaqs');
  gateway.answer('/faq', () => ({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bad gateway');
  await expectHealthy(page);
});
