import type * as playwright from '@playwright/test';
import { violations } from '#tests/e2e/accessible.ts';
import { chatButton } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

const tour = '/tour/classic-kenya-7-day';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const tabs = (page: playwright.Page) => page.getByRole('navigation', { name: 'On this page' });
const days = (page: playwright.Page) => page.locator('#days details');

for (const { name, viewport } of [
  { name: 'phone', viewport: phone },
  { name: 'desk', viewport: desk },
]) {
  test(`on a ${name} tabs lead to every chapter, stay in view and tell where one is (B-280)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(tour);
    for (const [words, id] of [
      ['Good to know', 'good-to-know'],
      ['Days', 'days'],
      ['What it costs', 'costs'],
      ['Make it yours', 'customise'],
      ['Stays', 'stays'],
      ['Overview', 'overview'],
    ] as const) {
      const tab = tabs(page).getByRole('listitem').getByRole('link', { name: words });
      await tab.click();
      await expect(page).toHaveURL(`${tour}#${id}`);
      await expect(tab).toHaveAttribute('aria-current', 'true');
      await expect(tab).toBeInViewport();
      const room = async () => {
        const { y: top = 0 } = (await page.locator(`#${id}`).boundingBox()) ?? {};
        const { y = 0, height = 0 } = (await tabs(page).boundingBox()) ?? {};
        return top - y - height;
      };
      await expect.poll(room, `${words} begins below the tabs`).toBeGreaterThanOrEqual(-1);
    }
  });
}

test('after a link the tabs mark the chapter one is at, which comes with the second frame', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/tours');
  await page.locator('main article a[href^="/tour/"]').first().click();
  await expect(page).toHaveURL(/\/tour\//);
  await page.locator('#stays').evaluate((stays) => stays.scrollIntoView({ behavior: 'instant' }));
  await expect(tabs(page).getByRole('link', { name: 'Stays' })).toHaveAttribute('aria-current', 'true');
});

test('nothing of a tour or a group tour passes over the tabs, nor does the chat button (B-273, B-280)', async ({
  page,
}) => {
  for (const address of [tour, '/group-tour/great-migration-mara']) {
    await page.goto(address);
    await expect(chatButton(page)).toBeVisible();
    for (const viewport of [phone, { width: 820, height: 1180 }, desk]) {
      await page.setViewportSize(viewport);
      const over = await tabs(page).evaluate(async (nav) => {
        const found: string[] = [];
        /** What lies over the tabs, if anything does. */
        const above = () => {
          const { top, bottom } = nav.getBoundingClientRect();
          const seen = document.elementFromPoint(60, (top + bottom) / 2);
          // At the page's end they leave below the header.
          // A phone's bar and the window's last lines begin above the window's end.
          const ends = [...document.querySelectorAll('.phone-bar, .lower-lines')].map((bar) =>
            bar.getBoundingClientRect(),
          );
          const end = Math.min(innerHeight, ...ends.flatMap((bar) => (bar.height > 0 ? bar.top : [])));
          const isFree = bottom >= end || top <= 0 || nav.contains(seen) || seen?.closest('header');
          return isFree ? undefined : seen?.outerHTML.slice(0, 80);
        };
        for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 150) {
          scrollTo({ top: y, behavior: 'instant' });
          // The chat button steps aside some frames later.
          const end = performance.now() + 5000;
          do await new Promise(requestAnimationFrame);
          while (above() !== undefined && performance.now() < end);
          if (above() !== undefined) found.push(`${y} px: ${above()}`);
        }
        return found;
      });
      expect(over, `${address} at ${viewport.width} px`).toEqual([]);
    }
  }
});

for (const [kind, longest] of [
  ['tour', '/tour/kenya-by-air-12-day'],
  ['group tour', '/group-tour/ndutu-calving-special'],
] as const)
  test(`the longest ${kind} is at most twelve screens of a phone (B-287)`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(longest);
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(12);
  });

test('a phone shows three dates of a group tour, then all, and the focus goes to the first new one (B-287)', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/group-tour/great-migration-mara');
  const dates = page.locator('li[id^=departure-]');
  await expect(dates.filter({ visible: true })).toHaveCount(3);
  await page.getByRole('button', { name: /^Show all \d+ dates$/ }).click();
  await expect(dates.filter({ visible: true })).toHaveCount(await dates.count());
  expect(await dates.count()).toBeGreaterThan(3);
  await expect(dates.nth(3)).toBeFocused();
});

test('a phone folds each day behind its title and its way, and opens it at a press (B-281)', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(tour);
  const first = days(page).first();
  await expect(first.getByText('Nairobi to the Ewaso Nyiro')).toBeVisible();
  await expect(first.getByText('345 km, 6 to 7.5 h by road · Doum Palm Camp')).toBeVisible();
  await expect(first.getByText('Lunch waits at Doum Palm Camp', { exact: false })).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByText('Lunch waits at Doum Palm Camp', { exact: false })).toBeVisible();
  await expect(first.getByRole('img')).toBeVisible();
});

test('a desk has every day whole, with pictures of which none is shown twice, and says of none that it is folded (B-281)', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto(tour);
  await expect(days(page).last().getByText('Sleep until seven', { exact: false })).toBeVisible();
  await days(page).last().scrollIntoViewIfNeeded();
  await expect(page.locator('#days details:not([open])')).toHaveCount(0);
  const pictures = await days(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.getAttribute('src')));
  expect(pictures.length).toBeGreaterThan(3);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('on a desk the price and the next step come beside the tabs once the price box is past (B-282)', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto(tour);
  const atHand = tabs(page).getByRole('complementary', { name: 'Your trip at a glance' });
  await expect(atHand).toHaveCount(0);
  await page.locator('#stays').scrollIntoViewIfNeeded();
  await expect(atHand).toContainText('$2,544');
  await expect(page.getByRole('region', { name: 'Price', exact: true })).not.toBeInViewport();
  await atHand.getByRole('link', { name: 'Make it yours' }).click();
  await expect(page.getByLabel('First day')).toBeVisible();
});

test('on a desk the map beside the days draws the way of the day one reads (B-284)', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(tour);
  const ways = page.locator('.leg-of-day path');
  for (const [day, legs] of [
    [1, 1],
    [3, 2],
    [5, 0],
    [7, 1],
  ] as const) {
    await page.locator(`#day-${day}`).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(ways).toHaveCount(legs);
    await expect(page.getByRole('img', { name: /^Map: Nairobi/ })).toBeInViewport();
  }
});

test('a tour and a group tour have no violation with all of a phone’s folds open', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of [tour, '/group-tour/great-migration-mara']) {
    await page.goto(address);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await violations(page)).toEqual([]);
  }
});
