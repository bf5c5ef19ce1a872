import type * as playwright from '@playwright/test';
import sharp from 'sharp';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { expect, publish, seenByVisitors, siteUrl, test, watchDesk } from '#tests/e2e/desk-test.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';

/* Photographs brought at the desk. Each test has a record of its own: they run beside each other. */

/** A picture with a red square in its upper left, which draws the eye. */
async function picture(name: string, width = 2400, height = 1600) {
  const square = { create: { width: 260, height: 260, channels: 3 as const, background: '#b4332a' } };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#e8d9b0' } })
    .composite([{ input: square, left: Math.round(width * 0.2), top: Math.round(height * 0.2) }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const list = (page: playwright.Page) => page.getByRole('group', { name: 'Photographs' });
const choose = (page: playwright.Page, ...files: Awaited<ReturnType<typeof picture>>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

const tours = [
  'amboseli-tour',
  'classic-kenya-7-day',
  'hells-gate-crescent-island',
  'nakuru-naivasha-escape',
  'tsavo-diani-6-day',
  'samburu-olpejeta-5-day',
  'kenya-tanzania-9-day',
  'mara-nakuru-4-day',
];

test(
  'a photograph is chosen, written about while it is on its way, is the cover, and seen by visitors within seconds',
  {},
  async ({ page, request }, { retry, repeatEachIndex }) => {
    // Each try has a record without photographs.
    const tour = tours[retry + repeatEachIndex] ?? '';
    const problems = watchDesk(page);
    await page.goto(`/content/tours/${tour}?chapter=pictures`);
    const arrive = await holdBack(page, '**/photographs?file=*');
    await choose(page, await picture('IMG_2043.jpg'));
    const shows = list(page).getByLabel('What it shows');
    await shows.click();
    await page.keyboard.type('An elephant before Kilimanjaro');
    arrive();
    await expect(list(page).getByRole('heading', { name: 'img-2043.jpg' })).toBeVisible();
    await expect(shows).toBeFocused();
    await page.keyboard.type(' at first light');
    await expect(shows).toHaveValue('An elephant before Kilimanjaro at first light');
    await list(page).getByLabel('Who took it').fill('Wanjiru Kamau');
    await list(page).getByLabel('Mainly shows').selectOption('A room');
    await expect(list(page).getByText('On cards and at the head')).toBeVisible();
    await publish(page);
    await expect
      .poll(async () => (await seenByVisitors(request, tour)).photographs?.[0]?.photo, {
        timeout: 15_000,
      })
      .toMatchObject({ credit: 'Wanjiru Kamau', shows: 'room' });
    const { coverImage } = await seenByVisitors(request, tour);
    const answer = await request.get(siteUrl + coverImage.src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    expect(problems).toEqual([]);
  },
);

test('what does not arrive keeps its words and is sent again, and what is no photograph says so', async ({
  page,
  context,
}) => {
  await page.goto('/content/tours/classic-kenya-7-day?chapter=pictures');
  await expect(page.getByRole('button', { name: 'Add photographs' })).toBeVisible();
  await context.setOffline(true);
  await choose(page, await picture('gate.jpg'));
  await expect(list(page).getByRole('alert')).toContainText('there is no connection');
  await list(page).getByLabel('What it shows').fill('Written without a connection');
  await context.setOffline(false);
  await list(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(list(page).getByRole('heading', { name: 'gate.jpg' })).toBeVisible();
  await expect(list(page).getByLabel('What it shows')).toHaveValue('Written without a connection');
  await choose(page, { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await expect(list(page).getByRole('alert')).toContainText('words.jpg is no JPEG, PNG, WebP, AVIF or TIFF');
});

test('the middle of interest is pressed or moved with keys, and photographs change places with the focus on them', async ({
  page,
}) => {
  await page.goto('/content/tours/tsavo-diani-6-day?chapter=pictures');
  await choose(page, await picture('one.jpg'), await picture('two.jpg', 1600, 2000));
  await expect(list(page).getByLabel('From the left')).toHaveCount(2);
  const spot = list(page).getByRole('button', { name: 'Set the middle of interest' }).first();
  // It takes its height when the picture is there.
  await expect(async () => {
    const { width = 0, height = 0 } = (await spot.boundingBox()) ?? {};
    await spot.click({ position: { x: width * 0.75, y: height * 0.6 }, timeout: 3000 });
    await expect(list(page).getByLabel('From the left').first()).toHaveValue('75', { timeout: 2000 });
    await expect(list(page).getByLabel('From the top').first()).toHaveValue('60', { timeout: 1000 });
  }).toPass();
  await list(page).getByLabel('From the top').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(list(page).getByLabel('From the top').first()).toHaveValue('61');
  await list(page).getByRole('button', { name: 'Move two.jpg up' }).press('Enter');
  await expect(list(page).getByRole('heading').first()).toHaveText('two.jpg');
  await expect(list(page).getByRole('button', { name: 'Move two.jpg up' })).toBeFocused();
  await expectUsable(page);
  await list(page).getByRole('button', { name: 'Remove two.jpg' }).click();
  await page.getByRole('button', { name: 'Show two.jpg' }).click();
  await expect(list(page).getByLabel('What it shows').last()).toBeFocused();
});
