import type * as playwright from '@playwright/test';
import { expectAccessibleEverywhere } from '#tests/e2e/accessible.ts';
import { addresses, expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { configureVendors, cookieNames, expectEvent, standInVendors } from '#tests/e2e/vendor-hosts.ts';

// Somebody who comes for the first time.
test.use({ storageState: { cookies: [], origins: [] } });

const banner = (page: playwright.Page) => page.getByRole('region', { name: 'May we follow your tracks?' });
const essential = (page: playwright.Page) => banner(page).getByRole('button', { name: 'Essential Only', exact: true });
const accept = (page: playwright.Page) => banner(page).getByRole('button', { name: 'Accept All' });
const stored = (page: playwright.Page) => page.evaluate(() => Object.keys(localStorage));

/** Accepts and waits until the page has been loaded again. */
async function acceptAll(page: playwright.Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await accept(page).click();
  await page.waitForFunction(() => !('isOldPage' in window));
  await expectHealthy(page);
}

test('nothing leaves for another host and no cookie is set before a choice, on any page', async ({ page }) => {
  test.slow();
  const outside = await standInVendors(page);
  await configureVendors(page);
  for (const address of addresses) {
    await page.goto(address);
    await expectHealthy(page);
    await expect(banner(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await cookieNames(page), address).toEqual([]);
    expect(await stored(page), address).toEqual([]);
  }
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(outside.requests).toEqual([]);
});

test('nothing jumps on a phone when the banner comes: what floats there moves up, which browsers count as no jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(window, { jumps: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { jumps: Reflect.get(window, 'jumps') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The banner comes after the chat button only where its code is late.
  await page.route('**/cookie-banner-*.js', async (route) => {
    await page.getByRole('complementary', { name: 'Chat' }).waitFor();
    await route.continue();
  });
  await page.goto('/tour/masai-mara-safari');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Chat' })).toBeVisible();
  const chat = await page.getByRole('complementary', { name: 'Chat' }).boundingBox();
  const asked = await banner(page).boundingBox();
  expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  expect(await page.evaluate(() => Reflect.get(window, 'jumps'))).toBe(0);
});

for (const way of ['Essential Only', 'Close, with Essential Only'] as const) {
  test(`${way} keeps everything at home, and the banner does not come back`, async ({ page }) => {
    const outside = await standInVendors(page);
    await configureVendors(page);
    await page.goto('/tour/masai-mara-safari');
    await banner(page).getByRole('button', { name: way, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    await page.goto('/faq');
    await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(outside.requests).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
  });
}

test("the banner leaves room at the page's end, without a property on the root for every element to hear of", async ({
  page,
}) => {
  const room = () =>
    page.evaluate(() => ({
      below: Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      kept: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
      root: document.documentElement.getAttribute('style') ?? '',
    }));
  await page.goto('/about');
  const before = await room();
  await expect(banner(page)).toBeVisible();
  const height = await banner(page).evaluate((element) => (element as HTMLElement).offsetHeight);
  await expect.poll(room).toEqual({ below: height + 12, kept: before.kept + height + 12, root: '' });
  await essential(page).click();
  await expect.poll(room).toEqual(before);
});

test('Accept All reloads without losing what was typed or the place, and counts from then on', async ({ page }) => {
  const outside = await standInVendors(page);
  await configureVendors(page);
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill('Two of us, in February.');
  const newsletter = page.getByRole('contentinfo').getByLabel('Email');
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

test('withdrawn from the footer, nothing more leaves the page, and what the vendors stored is gone', async ({
  page,
}) => {
  const outside = await standInVendors(page);
  await configureVendors(page);
  await page.goto('/faq');
  await acceptAll(page);
  await expectEvent(outside, 'user_engagement', 'PageView');
  await expect.poll(() => cookieNames(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST0000', '_fbp']));

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toContainText('You have accepted all.');
  await essential(page).click();
  await expect(banner(page)).toBeHidden();
  const before = outside.requests.length;
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TOURS', exact: true }).click();
  await expect(page).toHaveURL('/tours');
  // The stand-in counts five times a second; silence is what is waited for.
  await page.waitForTimeout(1500);
  expect(outside.requests.slice(before)).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(new Set(await stored(page))).toEqual(
    new Set(['userConsentPreferences', 'analytics-consent', 'consentAnswer']),
  );
});

test('withdrawn in one tab, the other stops too', async ({ page, context }) => {
  const outside = await standInVendors(page);
  await configureVendors(page);
  await page.goto('/faq');
  await acceptAll(page);
  const other = await context.newPage();
  await other.goto('/about');
  await expectHealthy(other);
  await expectEvent(outside, 'user_engagement', 'PageView');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await essential(page).click();
  await page.waitForTimeout(1000);
  const before = outside.requests.length;
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TOURS', exact: true }).click();
  await expect(other).toHaveURL('/tours');
  await page.waitForTimeout(1000);
  expect(outside.requests.slice(before)).toEqual([]);
});

test('an answer about one vendor is no answer about another: nothing leaves, and the question comes again', async ({
  page,
}) => {
  const outside = await standInVendors(page);
  await configureVendors(page);
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    localStorage.setItem('userConsentPreferences', '{"necessary":true,"analytics":true,"marketing":true}');
    localStorage.setItem('analytics-consent', 'all');
    const answer = { answeredAt: new Date().toISOString(), vendors: ['Google Analytics 4'] };
    localStorage.setItem('consentAnswer', JSON.stringify(answer));
  });
  await page.goto('/tour/masai-mara-safari');
  await expect(banner(page)).toContainText('Cookies of Google and Meta');
  expect(outside.requests).toEqual([]);
  await acceptAll(page);
  await expectEvent(outside, 'page_view', 'PageView');
});

test('without configured vendors Accept All lets nothing out either', async ({ page }) => {
  const faults = watch(page);
  await page.goto('/tour/masai-mara-safari');
  await expect(banner(page)).toContainText('Nobody counts visits here at present.');
  await expect(banner(page)).not.toContainText(/Google|Meta/);
  await acceptAll(page);
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
});

test('a browser that asks not to be followed is not, whatever is pressed', async ({ page }) => {
  const outside = await standInVendors(page);
  await configureVendors(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/faq');
  await expect(banner(page)).toContainText('Global Privacy Control');
  await acceptAll(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible();
  expect(outside.requests).toEqual([]);
});

test('vendors that fail or send junk do not disturb the page', async ({ page }) => {
  await configureVendors(page);
  let asked = 0;
  await page.route(/googletagmanager|facebook/, (route) => {
    asked += 1;
    return asked % 2 === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '<html>junk' });
  });
  await page.goto('/faq');
  await acceptAll(page);
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TOURS', exact: true }).click();
  await expect(page).toHaveURL('/tours');
  await expectHealthy(page);
});

test('with the keyboard alone: the banner follows the skip link, and a choice gives the page back', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const close = banner(page).getByRole('button', { name: 'Close, with Essential Only' });
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  for (const stop of [
    skip,
    close,
    banner(page).getByRole('link', { name: 'Privacy Policy' }),
    essential(page),
    accept(page),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  // No trap: the next stop is the page's own first.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '+254 700 000 000' }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(essential(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(settings).toBeFocused();
});

test('the privacy page has the way to change the choice where it speaks of cookies', async ({ page }) => {
  await page.goto('/privacy-policy#cookies');
  await essential(page).click();
  await page.getByRole('button', { name: 'Change cookie choices' }).click();
  await expect(banner(page)).toContainText('You have chosen essential only.');
  await expect(banner(page)).toBeFocused();
});

test('the privacy page names everything a visit leaves on the device', async ({ page }) => {
  await page.goto('/tour/masai-mara-safari');
  await essential(page).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByRole('button', { name: 'More adults' }).click();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close the greeting' }).click();
  await page.getByRole('contentinfo').getByLabel('Email').fill('amina@mail.example');
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
  await expect.poll(async () => (await left()).length).toBeGreaterThanOrEqual(9);
  const keys = await left();
  await page.goto('/privacy-policy');
  const table = await page.getByRole('table').filter({ hasText: 'Needs consent?' }).textContent();
  for (const key of keys) expect(table).toContain(key);
});

test('both answers weigh the same', async ({ page }) => {
  await page.goto('/faq');
  const looks = [essential(page), accept(page)].map((button) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderWidth } = getComputedStyle(element);
      return { width: Math.round(width), height, color, backgroundColor, fontSize, fontWeight, borderWidth };
    }),
  );
  const [one, other] = await Promise.all(looks);
  expect(one).toEqual(other);
});

test('it is not on paper', async ({ page }) => {
  await page.goto('/faq');
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page)).toBeHidden();
});

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px it covers nothing that has the focus`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const address of ['/faq', '/tour/masai-mara-safari']) {
      await page.goto(address);
      await expect(banner(page)).toBeVisible();
      const covered: string[] = [];
      for (let step = 0; step < 90; step++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body) return '';
          const { left, top, width, height } = focused.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight / 2) / 2);
          const cover = above?.closest('section[aria-labelledby="cookie-question"]');
          return cover && !cover.contains(focused) ? (focused.textContent ?? 'something') : '';
        });
        if (stop !== '') covered.push(stop);
      }
      expect(covered, address).toEqual([]);
    }
  });
}

test('pages are accessible on every screen in both themes with the banner open', async ({ page }) => {
  test.slow();
  for (const address of ['/', '/tours', '/tour/masai-mara-safari', '/contact', '/search']) {
    await page.goto(address);
    await expectHealthy(page);
    await expectAccessibleEverywhere(page, () => expect(accept(page)).toBeVisible());
  }
});
