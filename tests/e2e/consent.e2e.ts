import type * as playwright from '@playwright/test';
import { accept, banner, essential, firstVisit } from '#tests/e2e/cookie-banner.ts';
import { addresses, chatButton, expectHealthy, someAddresses } from '#tests/e2e/healthy-page.ts';
import { inTabs } from '#tests/e2e/in-tabs.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { cookieNames, expectEvent, standInVendors, waitForTriesToCount } from '#tests/e2e/vendor-hosts.ts';

test.use({ storageState: firstVisit });

const stored = (page: playwright.Page) => page.evaluate(() => Object.keys(localStorage));

/** Accepts and waits until the page has been loaded again. */
async function acceptAll(page: playwright.Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await accept(page).click();
  await page.waitForFunction(() => !('isOldPage' in window));
  await expectHealthy(page);
}

const others = addresses.filter((address) => !(someAddresses as string[]).includes(address));

for (const { pages, where } of [
  { pages: someAddresses, where: 'on any page that has a form, a price or a list' },
  { pages: others, where: 'on any other page' },
]) {
  test(`nothing leaves for another host and no cookie is set before a choice, ${where} (B-169)`, async ({
    context,
    page,
  }) => {
    const outside = await standInVendors(page);
    await inTabs(context, pages, async (tab, address) => {
      await tab.goto(address);
      await expectHealthy(tab);
      await expect(banner(tab)).toBeVisible();
      await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await cookieNames(tab), address).toEqual([]);
      expect(await stored(tab), address).toEqual([]);
    });
    await page.goto('/faq');
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    expect(outside.requests).toEqual([]);
  });
}

test('pressing “Essential Only” keeps everything at home, and the banner does not come back', async ({ page }) => {
  const outside = await standInVendors(page);
  await page.goto('/tour/masai-mara-safari');
  await essential(page).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/faq');
  await expect(chatButton(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(outside.requests).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('Accept All reloads without losing what was typed or the place, and counts from then on (B-170)', async ({
  page,
}) => {
  const outside = await standInVendors(page);
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill('Two of us, in February.');
  const newsletter = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await newsletter.fill('amina@mail.example');
  await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(420);
  await expect(accept(page)).toBeVisible();
  const placeOnScreen = async () => Math.round((await message.boundingBox())?.y ?? 0);
  const before = await placeOnScreen();
  await acceptAll(page);
  await expect(message).toHaveValue('Two of us, in February.');
  // A note about the draft may stand above it now; what one was looking at stays where it was.
  await expect.poll(placeOnScreen).toBe(before);
  await newsletter.scrollIntoViewIfNeeded();
  await expect(newsletter).toHaveValue('amina@mail.example');
  await expectEvent(outside, 'page_view', 'PageView');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TOURS', exact: true }).click();
  await page.locator('main a[href="/tour/masai-mara-safari"]').first().click();
  await expect(page).toHaveURL('/tour/masai-mara-safari');
  await expectEvent(outside, 'view_item', 'ViewContent');
  await expectEvent(outside, 'tour_view', 'TourView');
  await page.getByText('Choose who, when, what to do and where to sleep').click();
  await page.getByRole('button', { name: 'More adults' }).click();
  await expectEvent(outside, 'begin_checkout', 'InitiateCheckout');
  await page.locator('main a[href^="https://wa.me/"]').first().click();
  await expectEvent(outside, 'share', 'ShareContent');
  const hosts = new Set(outside.requests.map(({ host }) => host));
  hosts.delete('wa.me');
  expect(hosts).toEqual(
    new Set(['www.googletagmanager.com', 'region1.google-analytics.com', 'connect.facebook.net', 'www.facebook.com']),
  );
  expect(JSON.stringify(outside.requests)).not.toContain('amina');
});

test('withdrawn from the footer, nothing more leaves the page, and what the vendors stored is gone (B-172)', async ({
  page,
}) => {
  const outside = await standInVendors(page);
  await page.goto('/faq');
  await acceptAll(page);
  await expectEvent(outside, 'user_engagement', 'PageView');
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST0000', '_fbp']));
  // By the page that was loaded again: the one before may have counted too.
  await waitForTriesToCount(page);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toContainText('You have accepted all.');
  await essential(page).click();
  await expect(banner(page)).toBeHidden();
  const before = outside.requests.length;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TOURS', exact: true }).click();
  await expect(page).toHaveURL('/tours');
  await waitForTriesToCount(page);
  expect(outside.requests.slice(before)).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(new Set(await stored(page))).toEqual(
    new Set(['userConsentPreferences', 'analytics-consent', 'consentAnswer']),
  );
});

test('the privacy page names everything a visit leaves on the device (B-105, B-173)', async ({ page }) => {
  await page.goto('/tour/masai-mara-safari');
  await essential(page).click();
  await expect(page.getByText('Ask us anything.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByText('Choose who, when, what to do and where to sleep').click();
  await page.getByRole('button', { name: 'More adults' }).click();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' }).fill('amina@mail.example');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT' }).click();
  await page.getByRole('main').getByLabel('Your message').fill('Two of us, in February.');
  const left = () =>
    page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...databases.map(({ name }) => name ?? ''),
        ...document.cookie.split(';').filter((cookie) => cookie !== ''),
      ];
    });
  await expect.poll(async () => (await left()).length).toBeGreaterThanOrEqual(10);
  const keys = await left();
  await page.goto('/privacy-policy');
  const table = await page.getByRole('table').filter({ hasText: 'Needs consent?' }).textContent();
  for (const key of keys) expect(table).toContain(key);
});
