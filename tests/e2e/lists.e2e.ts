import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

test('narrowing the tours puts the choice in the address and announces the count it had, and back undoes it (B-9)', async ({
  page,
}) => {
  await page.goto('/tours');
  const status = page.getByRole('status').filter({ hasText: /tours?$/ });
  await expect(status).toBeVisible();
  const all = await status.textContent();
  await page.locator('summary', { hasText: 'Style' }).click();
  const option = page.getByRole('checkbox', { name: /^Shared/ });
  const count = Number(
    (await option.locator('xpath=ancestor::label').locator('.figures').textContent())?.match(/\d+/)?.[0],
  );
  await option.check();
  await expect(page).toHaveURL('/tours?style=shared');
  await expect(status).toHaveText(`${count} ${count === 1 ? 'tour' : 'tours'}`);
  await expect(option).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/tours');
  await expect(status).toHaveText(all ?? '');
});

test('what is chosen has its name, also when its address was typed, and is taken away by it (B-265)', async ({
  page,
}) => {
  await page.goto('/tours?destination=zanzibar,lake-narnia');
  const count = page.getByRole('status').filter({ hasText: /tours$/ });
  const unknown = page.getByRole('button', { name: 'Remove lake narnia' });
  expect((await unknown.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await unknown.click();
  await expect(page).toHaveURL('/tours?destination=zanzibar');
  // What had the focus is gone; the next one is one step on.
  await expect(count).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Zanzibar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tours');
  await expect(count).toBeFocused();
});

test('a list asks who is undecided, in a tile as wide as a card and with a picture, narrowed or not (B-267)', async ({
  page,
}) => {
  for (const address of ['/tours', '/tours?style=shared&tier=budget']) {
    await page.goto(address);
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Ask the planning desk' }) });
    await expect(tile.getByText('Not sure which one is yours?')).toBeVisible();
    await expect(tile.getByRole('img', { name: /^Illustration/ })).toBeVisible();
    const [own, card] = await Promise.all([tile.boundingBox(), page.locator('main article').last().boundingBox()]);
    expect(own?.width).toBeCloseTo(card?.width ?? 0, 0);
  }
});

test('no row of a list has a hole, narrowed or not, and from three columns on a desktop it has up to five on the widest (B-268)', async ({
  page,
}) => {
  const lists = ['/tours', '/tours?style=shared', '/tours?tier=luxury', '/tours?destination=zanzibar'];
  const found: string[] = [];
  for (const address of [
    ...lists,
    '/group-tours',
    '/destinations',
    '/places',
    '/places?page=3',
    '/blog',
    '/inspirations',
  ]) {
    await page.goto(address);
    for (const width of [640, 1024, 1600, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      const { right, rows } = await page.locator('main ul.aligned-cards').evaluate((list) => {
        const last = new Map<number, number>();
        for (const item of list.children) {
          const { right, top } = item.getBoundingClientRect();
          last.set(Math.round(top), Math.max(last.get(Math.round(top)) ?? 0, Math.round(right)));
        }
        return { right: Math.round(list.getBoundingClientRect().right), rows: [...last.values()] };
      });
      const short = rows.filter((end) => Math.abs(end - right) > 1).length;
      if (short > 0) found.push(`${address} at ${width} px: ${short} of ${rows.length}`);
    }
  }
  expect(found).toEqual([]);
  await page.goto('/tours');
  for (const [width, columns] of [
    [1440, 3],
    [1600, 4],
    [2560, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    const lefts = await page
      .locator('main ul.aligned-cards > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
  }
});

test('saving a tour moves nothing (B-269)', async ({ page }) => {
  await page.goto('/tours');
  const card = page.locator('main article').first();
  const heart = card.getByRole('button', { name: /^Save / });
  const before = await card.boundingBox();
  await heart.click();
  const launcher = page.getByRole('banner').getByRole('button', { name: 'Shortlist, 1 saved' });
  await expect(launcher).toBeInViewport();
  expect(await card.boundingBox()).toEqual(before);
  await launcher.click();
  const dialog = page.getByRole('dialog', { name: 'Your shortlist' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Shortlist', exact: true })).toBeFocused();
});

test('pages are numbered links, twelve records each, all tours stand on one, and ?page=99999 says where the list ends and leads there (B-8)', async ({
  page,
}) => {
  await page.goto('/tours');
  await expect(page.locator('main article')).toHaveCount(18);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveCount(0);
  await page.goto('/places');
  await expect(page.locator('main article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/places?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goto('/tours?page=99999');
  await expectHealthy(page);
  await expect(page.getByText('There is no page 99999')).toBeVisible();
  await page.getByRole('button', { name: /^Go to page/ }).click();
  await expect(page.locator('main a[href^="/tour/"]').first()).toBeVisible();
});

test('the trip finder opens the tours narrowed (B-10)', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Where', { exact: true }).selectOption('amboseli');
  await page.getByLabel('When', { exact: true }).selectOption('july');
  await page.getByLabel('How long').selectOption('2-3');
  await page.getByRole('button', { name: 'See safaris' }).click();
  await expect(page).toHaveURL('/tours?destination=amboseli&days=2-3&month=july');
  await expectHealthy(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters and order are one line, and the first picture is in the first screen (B-266)', async ({ page }) => {
    await page.goto('/tours?style=shared');
    const filters = page.getByRole('button', { name: 'Filters (1)' });
    const [button, order] = await Promise.all([filters.boundingBox(), page.getByLabel('Sort').boundingBox()]);
    expect(button?.height).toBeGreaterThanOrEqual(44);
    expect(order?.height).toBeGreaterThanOrEqual(44);
    expect(order?.y).toBe(button?.y);
    await page.goto('/tours');
    await expect(page.locator('main article [data-picture]').first()).toBeInViewport({ ratio: 1 });
  });

  test('the line of filters goes while one reads on and is back with the first move up, or with the focus (B-266)', async ({
    page,
  }) => {
    await page.goto('/tours');
    const filters = page.getByRole('button', { name: 'Filters' });
    await page.mouse.move(200, 600);
    /** Stroke by stroke, each once the one before has taken effect. */
    const scroll = async (by: number, strokes: number) => {
      for (let stroke = 0; stroke < strokes; stroke += 1) {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.wheel(0, by);
        await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      }
    };
    await scroll(120, 15);
    await expect(filters).not.toBeInViewport();
    await scroll(-60, 1);
    await expect(filters).toBeInViewport();
    await scroll(120, 3);
    await expect(filters).not.toBeInViewport();
    await filters.focus();
    await expect(filters).toBeInViewport();
  });

  test('the filters are one dialog that stays open while choosing', async ({ page }) => {
    await page.goto('/tours');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Shared/ }).check();
    await expect(page).toHaveURL('/tours?style=shared');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /^Show/ }).click();
    await expect(dialog).toBeHidden();
  });
});

test('on a slow processor the list stays while it is narrowed, and the focus on what was chosen', async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 16 });
  await page.goto('/tours');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.locator('summary', { hasText: 'Destination' }).click();
  const options = page.locator('details[open]').getByRole('checkbox');
  await expect(options.first()).toBeVisible();
  // A page that is replaced by a spinner, for however short, hides what it had.
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const look = () => {
      const isHidden = [...main.children].some((part) => getComputedStyle(part).display === 'none');
      if (isHidden) main.dataset.wasHidden = '';
    };
    new MutationObserver(look).observe(main, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  const status = page.getByRole('status').filter({ hasText: /tours?$/ });
  for (const index of [0, 1]) {
    const before = (await status.textContent()) ?? '';
    await options.nth(index).click();
    await expect(status).not.toHaveText(before);
    await expect(options.nth(index)).toBeFocused();
  }
  await expect(page.getByRole('main')).not.toHaveAttribute('data-was-hidden');
});
