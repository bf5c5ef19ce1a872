import { expectHealthy, expectPictures, watch } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

test("a page opens with its card's picture while its own, asked for since the pointer rested on the card, is on its way (B-33)", async ({
  page,
}) => {
  const problems = watch(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/plates\/places\/.+-list-768\.avif$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/places');
  await expectHealthy(page);
  await expectPictures(page);
  expect(asked).toEqual([]);
  const sendHero = await holdBack(page, /\/plates\/places\/.+-list-768\.avif$/);

  const card = page.locator('main article').first();
  const rendition = await card.locator('picture img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(rendition).toMatch(/-list-480\.avif$/);
  const ahead = page.waitForRequest(/\/plates\/places\/.+-list-768\.avif$/);
  const link = card.getByRole('link').first();
  await link.hover();
  await ahead;
  await link.click();
  await expect(page).toHaveURL(/\/place\//);

  const hero = page.locator('main [data-picture]').first();
  await expect(hero).toHaveAttribute('data-picture', 'loading');
  const underlay = hero.locator(`> img[src="${rendition}"]`);
  await expect(underlay).toBeVisible();
  await expect(underlay).toHaveJSProperty('complete', true);
  await expect(underlay).not.toHaveJSProperty('naturalWidth', 0);
  // It still grows into its frame.
  await hero.evaluate((frame) => Promise.all(frame.getAnimations().map(({ finished }) => finished)));
  const box = await hero.boundingBox();

  sendHero();
  await expect(hero).toHaveAttribute('data-picture', 'loaded');
  await expect(hero.locator('picture img')).toHaveCSS('opacity', '1');
  expect(await hero.boundingBox()).toEqual(box);
  expect(asked).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('what is pressed while the picture of the card still grows into its page is pressed', async ({ page }) => {
  const ready = page.waitForResponse(/\/api\/tour\//);
  await page.goto('/tours');
  await expectHealthy(page);
  const link = page.locator('main article a[href^="/tour/"]').first();
  await ready;
  await link.click();
  const choices = page.getByText('Choose who, when, what to do and where to sleep');
  await choices.scrollIntoViewIfNeeded();
  const { x, y } = (await choices.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 10, y + 10);
  await expect(page.getByRole('button', { name: 'More adults' })).toBeVisible();
});

const lists = [
  { label: 'TOURS', path: '/tours', plates: 'tours' },
  { label: 'PLACES', path: '/places', plates: 'places' },
  { label: 'GROUP TOURS', path: '/group-tours', plates: 'group-tours' },
];

for (const { label, path, plates } of lists) {
  test(`the pictures ${path} begins with are asked for while its link is pointed at, each once (B-874)`, async ({
    page,
  }) => {
    await page.goto('/about');
    await expectHealthy(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/plates/${plates}/`)) asked.push(new URL(request.url()).pathname);
    });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
    await link.hover();
    await expect.poll(() => asked.length).toBe(2);
    const ahead = [...asked];
    await link.click();
    await expect(page).toHaveURL(path);
    await expectPictures(page);
    const shown = await page
      .locator('main article picture img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.slice(0, 2).map(({ currentSrc }) => new URL(currentSrc).pathname),
      );
    expect(shown).toEqual(ahead);
    expect(asked.filter((address) => ahead.includes(address))).toHaveLength(2);
  });
}
