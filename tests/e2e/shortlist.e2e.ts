import type * as playwright from '@playwright/test';
import { monthOf, officeDay, startWindow, yearOf } from '#contract/calendar/calendar.ts';
import { basePriceOn } from '#contract/money/base-price.ts';
import { priceTrip } from '#contract/money/price.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import { type WholeTrip, wholeTripOf } from '#contract/money/whole-trip.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { formatDayWithWeekday } from '#contract/words/days.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import { expectAccessible, overflowOf } from '#tests/e2e/accessible.ts';
import { expect, hydrateWhenOpened, test } from '#tests/e2e/site-test.ts';

const launcher = (page: playwright.Page) => page.getByRole('banner').getByRole('button', { name: /^Shortlist/ });
const shortlist = (page: playwright.Page) => page.getByRole('dialog', { name: 'Your shortlist' });
const guests = { adults: 4, children: 0, infants: 0 };

/** The 15th of the next August that can be asked for, by which lists tell that month. */
const august = (() => {
  const { earliest } = startWindow(officeDay(new Date()));
  const day = `${yearOf(earliest)}-08-15`;
  return day >= earliest ? day : `${yearOf(earliest) + 1}-08-15`;
})();

async function record<Answer>(page: playwright.Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api${path}`);
  return answer.json();
}

/** By the rule, from what the API answers. */
function wholeOfTour(tour: Tour): WholeTrip {
  const base = basePriceOn(tour.prices, august, 4);
  const { total: invoice } = priceTrip({ basePrice: base?.usd, guests, activities: [], accommodations: [] });
  const { itinerary, fees, otherCosts, maxGuests: seats } = tour;
  const days = tripDays(itinerary, []);
  return wholeTripOf({ startDate: august, days, guests, childAges: [], invoice, fees, otherCosts, seats });
}

async function save(page: playwright.Page, name: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Save ${name}`, exact: true }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test('a tour, a date, a stay and a place are saved, compared for four in August, sent, and added by whoever opens the link (B-673, B-675)', async ({
  page,
  browser,
}) => {
  const tour = await record<Tour>(page, '/tour/masai-mara-safari');
  const group = await record<GroupTour>(page, '/group-tour/amboseli-elephant-weekend');
  const departure = group.departures.find(({ startDate }) => monthOf(startDate) === 8);
  if (departure === undefined) throw new Error('a departure in August is needed');

  await page.goto('/tour/masai-mara-safari');
  await save(page, tour.name);
  await page.goto(`/group-tour/amboseli-elephant-weekend#departure-${departure.id}`);
  await save(page, `${group.name}, ${formatDayWithWeekday(departure.startDate)}`);
  await page.goto('/accommodation/olare-fig-camp');
  await save(page, 'Olare Fig Camp');
  await page.goto('/place/giraffe-centre');
  await save(page, 'Giraffe Centre');
  await expect(launcher(page)).toHaveAccessibleName('Shortlist, 4 saved');

  await launcher(page).click();
  const list = shortlist(page);
  await list.getByRole('button', { name: 'Add a note about Giraffe Centre' }).click();
  await list.getByRole('textbox', { name: 'Your note about Giraffe Centre' }).fill('first thing in the morning');
  await list.getByText('2 adults, any month').click();
  await list.getByLabel('Month').selectOption('August');
  for (const _ of [3, 4]) await list.getByRole('button', { name: 'More adults' }).click();
  await expect(list.getByText('4 adults, in August')).toBeVisible();

  await list.getByRole('button', { name: 'Compare them' }).click();
  const wholes = [wholeOfTour(tour), wholeTripOfSeats(group, departure, 4, priceSeats(departure, 4).total)] as const;
  const row = (label: string) => list.getByRole('row', { name: new RegExp(`^${label}`) });
  for (const { invoice, total } of wholes) {
    await expect(row('The whole trip')).toContainText(
      `${formatUsd(Math.round(total.most / 4))} each of 4, all in · August`,
    );
    await expect(row('For all of you')).toContainText(formatUsdRange(total));
    await expect(row('Of it our invoice')).toContainText(formatUsd(invoice));
  }

  await list.getByRole('button', { name: 'Send' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(link.length).toBeLessThan(500);

  const partner = await browser.newContext();
  partner.on('page', hydrateWhenOpened);
  const asked: string[] = [];
  partner.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const other = await partner.newPage();
  await other.goto(link);
  const sent = shortlist(other);
  await expect(sent.getByText('You were sent a shortlist of 4.')).toBeVisible();
  await expect(sent.getByText('first thing in the morning')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
  await sent.getByRole('button', { name: 'Add to mine' }).click();
  await expect(sent.getByText('4 adults, in August')).toBeVisible();
  await expect(sent.getByRole('heading', { level: 3 })).toHaveText([
    tour.name,
    group.name,
    'Olare Fig Camp',
    'Giraffe Centre',
  ]);
  await expect(sent.getByText(formatUsd(Math.round(wholes[0].total.most / 4)), { exact: true })).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  // What the link carries no server was told.
  const carried = link.slice(link.indexOf('1.') + 2);
  expect(asked.filter((request) => request.includes(carried.slice(0, 40)))).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(launcher(other)).toHaveAccessibleName('Shortlist, 4 saved');
  await partner.close();
});

test('with the keyboard alone something is saved, noted, moved, removed and taken back, and Back closes (B-671, B-679)', async ({
  page,
}) => {
  const entries = ['masai-mara-safari', 'amboseli-tour'].map((slug) => ({ kind: 'tour', slug, addedAt: 1 }));
  await page.addInitScript((stored) => {
    if (localStorage.getItem('shortlist') === null) localStorage.setItem('shortlist', stored);
  }, JSON.stringify({ entries }));
  await page.goto('/place/giraffe-centre');
  await page.getByRole('button', { name: 'Save Giraffe Centre' }).first().focus();
  await page.keyboard.press('Space');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  const list = shortlist(page);
  const titles = list.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Maasai Mara Safari', 'Amboseli Tour', 'Giraffe Centre']);

  await list.getByRole('button', { name: 'Move Giraffe Centre up' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Giraffe Centre', 'Maasai Mara Safari', 'Amboseli Tour']);
  await expect(list.getByRole('button', { name: 'Move Giraffe Centre down' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: 'Remove Giraffe Centre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles).toHaveCount(3);

  await list.getByRole('button', { name: 'Add a note about Giraffe Centre' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('with Amina');
  await page.keyboard.press('Enter');
  await expect(list.getByText('with Amina')).toBeVisible();
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(/\/place\/giraffe-centre$/);
  await expect(launcher(page)).toBeFocused();
});

test('the shortlist has nothing for axe to find: empty, full, side by side, and with a link that was sent (B-679)', async ({
  page,
}) => {
  test.slow();
  await page.goto('/faq');
  await launcher(page).click();
  const list = shortlist(page);
  const fits = async () => expect(await overflowOf(list)).toBeLessThanOrEqual(0);
  await expect(list.getByText(/^Nothing saved yet/)).toBeVisible();
  await expectAccessible(page, fits);

  const entries = [
    { kind: 'tour', slug: 'masai-mara-safari', note: 'the one', addedAt: 1 },
    { kind: 'tour', slug: 'amboseli-tour', addedAt: 1 },
    { kind: 'group-tour', slug: 'amboseli-elephant-weekend', addedAt: 1 },
    { kind: 'place', slug: 'giraffe-centre', addedAt: 1 },
  ];
  await page.evaluate((stored) => localStorage.setItem('shortlist', stored), JSON.stringify({ entries }));
  await page.reload();
  await launcher(page).click();
  await expect(list.getByText(/all in\s· /)).toHaveCount(3);
  await list.getByText('Priced for').click();
  await expectAccessible(page, fits);
  await list.getByRole('button', { name: 'Compare them' }).click();
  await expect(list.getByRole('rowheader', { name: 'Whole trip a day' })).toBeVisible();
  await expectAccessible(page, fits);

  await list.getByRole('button', { name: 'Send' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  await page.evaluate(() => localStorage.removeItem('shortlist'));
  await page.goto('/faq');
  await page.goto(link);
  await expect(list.getByText(/all in\s· /)).toHaveCount(3);
  await expectAccessible(page, fits);
});

test('the count comes with hydration, without moving anything in the header (B-671)', async ({ page }) => {
  const entries = [{ kind: 'place', slug: 'giraffe-centre', addedAt: 1 }];
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faq');
    const boxes = () =>
      page.locator('#site-header a, #site-header button').evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width: wide, height } = part.getBoundingClientRect();
          return [x, y, wide, height].map(Math.round).join(' ');
        }),
      );
    const before = await boxes();
    await page.evaluate((stored) => localStorage.setItem('shortlist', stored), JSON.stringify({ entries }));
    await page.reload();
    await expect(launcher(page)).toHaveAccessibleName('Shortlist, 1 saved');
    expect(await boxes(), `${width} px`).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    await page.evaluate(() => localStorage.removeItem('shortlist'));
  }
});

test('the shortlist is printed alone, on a sheet of its own (B-678)', async ({ page }) => {
  const entries = [{ kind: 'tour', slug: 'masai-mara-safari', note: 'the one', addedAt: 1 }];
  await page.addInitScript((stored) => localStorage.setItem('shortlist', stored), JSON.stringify({ entries }));
  await page.goto('/faq');
  await launcher(page).click();
  await expect(shortlist(page).getByText(/all in\s· /)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed-alone');
  await expect(sheet.getByText('Note: the one')).toBeVisible();
  await expect(sheet.getByText('Whole trips are priced for 2 adults, any month')).toBeVisible();
  await expect(sheet.getByText(/\$[\d,]+ each, all in/)).toBeVisible();
  await expect(sheet.locator('.printed-letterhead')).toContainText('@');
  await expect(page.getByRole('main')).toBeHidden();
  await expect(shortlist(page)).toBeHidden();
});
