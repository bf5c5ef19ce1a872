import { expectAccessible, overflowOf, violations } from '#tests/e2e/accessible.ts';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { writeMessage } from '#tests/e2e/write-message.ts';

/* Everything that lies over a page, opened once and looked at on a phone and on a desk; no rule and no part left out. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the menu of a phone is accessible', async ({ page }) => {
  // From 70rem on the links stand in the header, and there is no menu.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/faq');
  await expectHealthy(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(page, () => expect(menu).toBeVisible(), 768);
});

test('the search is accessible, with what was searched before and with hits', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentSearches', '["mara","lions"]'));
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('combobox').fill('mara');
  await expect(dialog.getByRole('group', { name: 'Tours', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, async () => expect(await overflowOf(dialog)).toBeLessThanOrEqual(0));
});

test('the quick view of an activity is accessible', async ({ page }) => {
  await page.goto('/destinations/maasai-mara');
  await page
    .getByRole('button', { name: /^Quick view: / })
    .first()
    .click();
  const dialog = page.locator('#activity-modal');
  await expect(dialog.getByRole('button', { name: 'View Full Details' })).toBeVisible();
  await expectAccessible(page, async () => expect(await overflowOf(dialog)).toBeLessThanOrEqual(0));
});

test('a notice, the cookie banner, the chat button and its greeting are accessible together', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('region', { name: 'Cookies on this site' })).toBeFocused();
  const greeting = page.getByText('Ask us anything.');
  await expect(greeting).toBeVisible();
  // What is pointed at or has the focus waits.
  await greeting.hover();
  await context.setOffline(true);
  const notice = page.getByText('You are now offline. Cached content will be available.');
  await expect(notice).toBeVisible();
  await page.keyboard.press('F6');
  await expectAccessible(page, async () => {
    await greeting.hover();
    await expect(notice).toBeVisible();
  });
});

test('news of a kept enquiry and the tooltip of the chat are accessible, and nothing that floats covers the header or the price bar', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await writeMessage(page, 'Two of us, in February.');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await context.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await page.goto('/tour/masai-mara-safari');
  const news = page.getByText('Your message is kept on this device; we send it when you are online.');
  await expect(news).toBeVisible();
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(chat).toBeVisible();
  await expectAccessible(page, async () => {
    await expect(news).toBeVisible();
    await chat.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
  });

  const box = async (name: string) => {
    const found = await page.locator(name).first().boundingBox();
    if (found === null) throw new Error(`${name} is not on the screen.`);
    return { top: found.y, bottom: found.y + found.height };
  };
  for (const width of [390, 700, 900]) {
    await page.setViewportSize({ width, height: 844 });
    // Past the price box, before the form of the request.
    await page.locator('#days').evaluate((days) => days.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.phone-bar')).toBeVisible();
    const bar = await box('.phone-bar');
    expect((await box('[role="status"]:has(a[href^="/contact"])')).bottom, `${width} px`).toBeLessThanOrEqual(bar.top);
    const button = await box('aside[aria-label="Chat"] a');
    expect(button.top, `${width} px`).toBeGreaterThanOrEqual(bar.top);
    expect(button.bottom, `${width} px`).toBeLessThanOrEqual(bar.bottom);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const header = await box('header');
    const notices = await page.getByRole('region', { name: 'Notices' }).boundingBox();
    expect(notices?.y, `${width} px`).toBeGreaterThanOrEqual(header.bottom);
  }
});
