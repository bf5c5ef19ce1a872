import type * as playwright from '@playwright/test';
import { monthNames } from '#contract/records/seasons.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const parts = [
  'Safaris to begin with',
  'What travellers wrote',
  'What is happening, month by month',
  'Where we travel',
  'Next group departures',
  'Where you sleep is half of the journey',
  'Ways to spend a day',
  /^Where to go in /,
  'What kind of journey?',
  'How booking works',
  'From our planning desk',
  'Asked most often',
  'Tell us the trip you keep imagining',
];

const strips = [
  'Safaris to begin with',
  'What travellers wrote',
  'Where we travel',
  'Ways to spend a day',
  'What kind of journey?',
];

const sectionOf = (page: playwright.Page, name: string | RegExp) => page.getByRole('region', { name });

test('the home page is at most ten screens of a phone, with every part of it (B-260)', async ({ page }) => {
  await page.goto('/');
  for (const name of parts) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(10);
});

test('lists are strips whose next card shows at the edge, and which the focus moves (B-260)', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of strips) {
      const links = sectionOf(page, name).getByRole('listitem').getByRole('link');
      const cards = sectionOf(page, name).getByRole('listitem');
      await links.first().focus();
      const edges = await cards.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
      const gutter = edges[0]?.left ?? 0;
      expect(gutter, name).toBeGreaterThan(0);
      expect(
        edges.some(({ left, right }) => left < width - 8 && right > width),
        `${name} at ${width} px`,
      ).toBe(true);
      await links.last().focus();
      const isSeen = () =>
        links.last().evaluate((link) => {
          const { left, right } = link.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
      await expect.poll(isSeen).toBe(true);
      await links.first().focus();
      const left = () => cards.first().evaluate((card) => card.getBoundingClientRect().left);
      await expect.poll(left).toBeCloseTo(gutter, 0);
    }
  }
});

test('the wildlife calendar shows twelve months and the words of every spell (B-261)', async ({ page }) => {
  await page.goto('/');
  const calendar = sectionOf(page, 'What is happening, month by month');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { name, spells } of readSite(testedContent, { isDemonstration: true }).wildlife?.calendar ?? []) {
      const row = calendar.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
      const places = await row.getByRole('listitem').evaluateAll(placesOfWords);
      expect(places.map(({ words }) => words)).toEqual(spells.map(({ words }) => words));
      for (const [index, { left, right, words }] of places.entries()) {
        expect(left, words).toBeGreaterThanOrEqual(0);
        expect(right, words).toBeLessThanOrEqual(places[index + 1]?.left ?? width);
      }
    }
    expect(await calendar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

/** Where the words stand that are seen of each element, which may be wider than it. */
function placesOfWords(elements: Element[]) {
  return elements.map((element) => {
    const text = document.createRange();
    text.selectNode(element.lastChild ?? element);
    const { left, right } = text.getBoundingClientRect();
    return { words: text.toString(), left, right };
  });
}

test('where to go takes the same room in every month (B-263)', async ({ page }) => {
  test.slow();
  const heights = new Map<number, Set<number>>();
  for (const [index, month] of monthNames.entries()) {
    await page.clock.setFixedTime(new Date(Date.UTC(2027, index, 15, 9)));
    await page.goto('/');
    // Until a visitor comes near, the page has the month it was built in.
    await sectionOf(page, /^Where to go in /).scrollIntoViewIfNeeded();
    const section = sectionOf(page, `Where to go in ${month}`);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(5);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // What is not on the screen keeps the height it had (content-visibility).
      await section.getByRole('heading', { level: 3 }).first().scrollIntoViewIfNeeded();
      const height = await section.evaluate((element) => element.getBoundingClientRect().height);
      heights.set(width, (heights.get(width) ?? new Set()).add(height));
    }
  }
  for (const [width, seen] of heights) expect([...seen], `${width} px`).toHaveLength(1);
});

test('on paper there is nothing to press or to choose, and no strip is cut (B-264)', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  expect(await main.locator('select:visible').count()).toBe(0);
  expect(await main.locator('button:visible:not(form button)').count()).toBe(0);
  for (const name of strips) {
    const list = sectionOf(page, name).getByRole('list').first();
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
  }
});

test('the home page that comes late after a press on the logo makes nothing jump (B-32)', async ({ page }) => {
  await page.goto('/faq');
  const shifts = await noteShifts(page);
  const release = await holdBack(page, '**/api/**');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'The right month, at a price that adds up' })).toBeVisible();
  for (const name of parts) await expect(page.getByRole('heading', { level: 2, name })).toBeAttached();
  expect(await shifts()).toEqual([]);
});

test('the tours of the home page are passed with buttons too, and on a desk, where all are on the screen, there are none', async ({
  page,
}) => {
  await page.goto('/');
  const strip = sectionOf(page, 'Safaris to begin with');
  await strip.scrollIntoViewIfNeeded();
  const place = () =>
    strip
      .getByRole('list')
      .first()
      .evaluate((list) => Math.round(list.scrollLeft));
  await page.getByRole('button', { name: 'Next tours' }).click();
  await expect.poll(place).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Previous tours' }).click();
  await expect.poll(place).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Next tours' })).toBeHidden();
});
