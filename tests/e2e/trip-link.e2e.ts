import type * as playwright from '@playwright/test';
import { expectAccessible } from '#tests/e2e/accessible.ts';
import { answered } from '#tests/e2e/cookie-banner.ts';
import { noteShifts } from '#tests/e2e/layout-shifts.ts';
import { expect, hydrateWhenOpened, test as siteTest } from '#tests/e2e/site-test.ts';
import { storedIn } from '#tests/e2e/stored-in.ts';
import { expectSaved, notice, test, visitUntilReady } from '#tests/e2e/with-worker.ts';

const mara = '/tour/masai-mara-safari';
const question = (page: playwright.Page) => page.getByRole('dialog', { name: 'A trip that was sent to you' });
const storedTrip = (page: playwright.Page) => page.evaluate(() => localStorage.getItem('tourCustomization'));

/** What is open gets its entry in the history with code that comes a moment later. */
const hasEntry = (page: playwright.Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.opened))).toBe(true);

/** What the dialog shows to be sent. */
async function sentLink(page: playwright.Page): Promise<string> {
  await page.getByRole('region', { name: 'Your trip' }).getByRole('button', { name: 'Send this trip' }).click();
  const link = await page.getByLabel('The link').inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('The link')).toHaveCount(0);
  return link;
}

async function visit(page: playwright.Page): Promise<void> {
  await visitUntilReady(page, mara);
  await expect(notice(page, 'Offline Ready', 'App is ready to work offline!')).toBeVisible();
  await expectSaved(page, '"masai-mara-safari"');
}

test('one sends a trip, another opens it, changes it and sends it back, both without a network (B-666)', async ({
  browser,
  gateway,
}) => {
  test.slow();
  const people = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({
        baseURL: gateway.url,
        serviceWorkers: 'allow',
        storageState: answered(gateway.url),
      });
      context.on('page', hydrateWhenOpened);
      return context.newPage();
    }),
  );
  const [amina, jonas] = people as [playwright.Page, playwright.Page];
  for (const page of people) await visit(page);
  await gateway.close();

  await amina.getByText('Choose who, when, what to do and where to sleep').click();
  await amina.getByRole('button', { name: 'More children' }).first().click();
  await amina.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  const there = await sentLink(amina);
  expect(there.length).toBeLessThan(500);

  // A new tab, as a press in a messenger opens one.
  await jonas.goto('about:blank');
  await jonas.goto(there);
  await expect(question(jonas).getByText('Balloon over the Mara, for 3')).toBeVisible();
  expect(await storedTrip(jonas)).toBeNull();
  await question(jonas).getByRole('button', { name: 'Make it my trip' }).click();
  await expect(jonas).toHaveURL(gateway.url + mara);
  await expect(jonas.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await jonas.reload();
  await expect(
    jonas.getByRole('region', { name: 'Your trip' }).getByText('Balloon over the Mara, for 3'),
  ).toBeVisible();
  await expect(question(jonas)).toHaveCount(0);

  await jonas.getByRole('region', { name: 'Make it yours' }).getByRole('button', { name: 'More adults' }).click();
  const back = await sentLink(jonas);
  const before = await storedTrip(amina);
  await amina.goto('about:blank');
  await amina.goto(back);
  await expect(question(amina).getByRole('row', { name: /^Who/ })).toContainText('3 adults, 1 child');
  await hasEntry(amina);
  await amina.reload();
  await question(amina).getByRole('button', { name: 'Keep mine' }).click();
  await expect(amina).toHaveURL(gateway.url + mara);
  expect(await storedTrip(amina)).toBe(before);

  await amina.goto('about:blank');
  await amina.goto(back);
  await question(amina).getByRole('button', { name: 'Take it in place of mine' }).click();
  await expect(amina.getByText('Your own trip was put aside.')).toBeVisible();
  await expect(amina.getByRole('region', { name: 'Your trip' })).toContainText('3 adults, 1 child');
  await amina.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(amina.getByRole('region', { name: 'Your trip' })).toContainText('2 adults, 1 child');
  for (const page of people) await page.context().close();
});

const begun = JSON.stringify({
  baseTour: { id: 'masai-mara-safari', slug: 'masai-mara-safari', name: 'Maasai Mara Safari', price: 400, duration: 3 },
  customizations: {
    activities: [
      { id: 'balloon-over-the-mara', name: 'Balloon over the Mara', price: 470, addedAt: '2026-11-10T09:00:00.000Z' },
    ],
    accommodations: [],
    guestCount: { adults: 2, children: 2, infants: 0 },
    dates: { flexibility: 'exact' },
  },
});

siteTest(
  'a trip one has begun stands on home and on lists without moving anything, and axe finds nothing in it (B-669)',
  async ({ page }) => {
    siteTest.slow();
    await page.addInitScript((trip) => localStorage.setItem('tourCustomization', trip), begun);
    const shifts = await noteShifts(page);
    const card = page.getByRole('region', { name: 'The trip you have begun' });
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/tours', '/group-tours']) {
        await page.goto(path);
        await expect(card.getByRole('link', { name: 'Go on with it' })).toBeVisible();
        await expect(card.getByText(/Our invoice/)).toBeVisible();
        expect(await shifts(), `${width} px, ${path}`).toEqual([]);
      }
    }
    await expectAccessible(page);
  },
);

siteTest('axe finds nothing in what asks about a trip and in what sends one', async ({ page }) => {
  siteTest.slow();
  await page.addInitScript((trip) => localStorage.setItem('tourCustomization', trip), begun);
  await page.goto(mara);
  const link = await sentLink(page);
  await page
    .getByRole('region', { name: 'Make it yours' })
    .getByRole('button', { name: 'Send this trip' })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this link' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Make it yours' }).getByRole('button', { name: 'More adults' }).click();
  await page.evaluate((hash) => location.assign(hash), new URL(link).hash);
  await expect(question(page).getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await expectAccessible(page);
});

siteTest(
  'Back puts the question away and then leaves, and the trip is asked about again on the way forward (B-664, B-665)',
  async ({ page }) => {
    siteTest.slow();
    await page.addInitScript((trip) => {
      if (localStorage.getItem('tourCustomization') === null) localStorage.setItem('tourCustomization', trip);
    }, begun);
    await page.goto(mara);
    const link = await sentLink(page);
    await page.getByRole('region', { name: 'Make it yours' }).getByRole('button', { name: 'More adults' }).click();
    const mine = await storedTrip(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      asked.push([origin, pathname, search, request.postData(), JSON.stringify(request.headers())].join(' '));
    });
    await page.goto('/about');
    await page.goto(link);
    const keep = question(page).getByRole('button', { name: 'Keep mine' });
    await expect(keep).toBeVisible();
    // Until the code for it has come, Back leaves the page.
    await hasEntry(page);
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(link);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(keep).toBeVisible();
    await hasEntry(page);
    await page.reload();
    await expect(keep).toBeVisible();
    expect(await storedTrip(page)).toBe(mine);
    // Answers this browser had kept were read again by now.
    const packed = link.slice(link.indexOf('#trip=1.') + 8).slice(0, 40);
    expect(asked.filter((request) => request.includes(packed))).toEqual([]);
    const kept = await storedIn(page);
    expect(kept).toContain('balloon-over-the-mara');
    expect(kept).not.toContain(packed);
    await keep.click();
    await expect(page).toHaveURL(mara);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(question(page)).toHaveCount(0);
  },
);
