import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { colleaguePage, expect, siteUrl, test } from '#tests/e2e/desk-test.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { linkOf, maraTour, onDay, proposalOffice, travellersPage } from '#tests/e2e/proposal-office.ts';

const yes = (page: playwright.Page) => page.getByRole('button', { name: 'Yes, please hold it' });
const agree = (page: playwright.Page) => page.getByRole('button', { name: 'Hold it for me' });
const head = (page: playwright.Page) => page.getByRole('heading', { level: 1 });

test('from the enquiry to the trip that is held: opened, asked about, changed, compared, agreed to, and seen at the desk (B-697)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 63);
  const office = proposalOffice(request);
  const first = await office.propose(maraTour, onDay('2027-08-04'));
  const traveller = await travellersPage(browser, { viewport: { width: 390, height: 844 } });
  await traveller.goto(linkOf(first).address);
  await expect(traveller.getByText('Your trip, 4 to 6 August 2027, for 2 adults and 1 child (8)')).toBeVisible();
  // The answer is in the first view, and nothing above it leads away but the way home.
  await expect(yes(traveller)).toBeInViewport();
  await expect(traveller.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(traveller.getByRole('region', { name: 'Price', exact: true })).toHaveCount(0);

  await traveller.getByLabel('Your question').fill('Can our son sit in front?');
  await traveller.getByRole('button', { name: 'Send the question' }).click();
  await expect(traveller.getByRole('region', { name: 'What you have asked' })).toContainText('sit in front');

  const second = await office.send(first.id, { discount: { amount: 100, reason: 'You came back to us' } });
  await traveller.reload();
  await expect(traveller.getByText('There is a newer version of this')).toBeVisible();
  await expect(yes(traveller)).toHaveCount(0);
  await expect(traveller.getByRole('table', { name: 'What has changed' })).toContainText('You came back to us');
  await traveller.getByRole('button', { name: 'Open version 2' }).click();
  await expect(traveller).toHaveURL(linkOf(second).address);
  await expect(traveller.getByRole('table', { name: /^Paid to us/ })).toContainText('You came back to us');

  const saving = traveller.waitForEvent('download');
  await traveller.getByRole('button', { name: 'Put the dates into a calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('masai-mara-safari-2027-08-04.ics');

  await yes(traveller).click();
  await expect(traveller.getByLabel('Your name')).toBeFocused();
  await agree(traveller).click();
  await expect(traveller.getByText(/^Amina Otieno asked us to hold it on .* in Nairobi, for \$/)).toBeVisible();
  await expect(traveller.getByRole('heading', { name: 'This trip is held for you' })).toBeFocused();
  const { state, held, questions } = await office.get(first.id);
  expect({ state, held: held?.number, asked: questions.map(({ text }) => text) }).toEqual({
    state: 'held',
    held: 2,
    asked: ['Can our son sit in front?'],
  });
  await traveller.reload();
  await expect(traveller.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();
});

test('two travellers press for the last seats at once: one has them, and the other is told (B-697)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 64);
  const office = proposalOffice(request);
  const slug = 'great-migration-mara';
  const { name, departures } = await (await request.get(`${siteUrl}/api/group-tour/${slug}`)).json();
  const departure = departures.find(({ availableSeats }: { availableSeats: number }) => availableSeats > 1);
  const context = {
    kind: 'group-tour' as const,
    id: slug,
    name,
    url: `/group-tour/${slug}`,
    departureId: departure.id,
    seats: departure.availableSeats,
  };
  const proposals = [await office.propose(context), await office.propose(context)];
  const pages = await Promise.all(
    proposals.map(async (proposal) => {
      const page = await travellersPage(browser);
      await page.goto(linkOf(proposal).address);
      await yes(page).click();
      await expect(agree(page)).toBeVisible();
      return page;
    }),
  );
  await Promise.all(pages.map((page) => agree(page).click()));
  await expect
    .poll(async () => {
      const isHeld = (page: playwright.Page) => page.getByText(/^Your seats are kept until /).isVisible();
      const isTold = (page: playwright.Page) => page.getByText(/^The seats on this departure have gone/).isVisible();
      const held = await Promise.all(pages.map(isHeld));
      const told = await Promise.all(pages.map(isTold));
      return [held.filter(Boolean).length, told.filter(Boolean).length];
    })
    .toEqual([1, 1]);
  for (const { id } of proposals) if ((await office.get(id)).state === 'held') await office.withdraw(id);
});

test('nothing of what everybody pays is seen before the trip, also on a slow line (B-696)', async ({ browser }) => {
  const { request } = await colleaguePage(browser, 65);
  const office = proposalOffice(request);
  const { address } = linkOf(await office.propose(maraTour, onDay('2027-08-11')));
  const page = await travellersPage(browser);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenHeads: seen });
    const look = () => {
      for (const price of document.querySelectorAll('section[aria-label="Price"], .phone-bar')) {
        if (price.checkVisibility({ visibilityProperty: true })) seen.add(price.outerHTML.slice(0, 80));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const letGo = await holdBack(page, '**/api/proposal');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Your trip is on its way' })).toBeVisible();
  letGo();
  await expect(yes(page)).toBeVisible();
  expect(await page.evaluate(() => [...(Reflect.get(window, 'seenHeads') as Set<string>)])).toEqual([]);

  // By the keyboard alone, past the link that takes the fragment.
  await page.keyboard.press('Control+Home');
  await page.getByRole('link', { name: 'Skip to the page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await yes(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hold these days for us' })).toBeFocused();
});

test('nothing for axe to find, nothing sideways with any letters, and three sheets of paper (B-695)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 66);
  const { address } = linkOf(await proposalOffice(request).propose(maraTour, onDay('2027-08-18')));
  const page = await travellersPage(browser);
  await page.goto(address);
  await yes(page).click();
  await expectUsable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(head(page)).toBeVisible();
  await expect(page.locator('.printed-letterhead')).toBeVisible();
  // The first sheet would be half empty without it.
  await expect(page.locator('header').getByRole('img', { name: /^Map/ })).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
