import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as playwright from '@playwright/test';
import { violations } from '#tests/e2e/accessible.ts';
import { expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/* The mails the back end writes where no mail server is configured: one to the operator for each stored enquiry. */
const outbox = `${process.env.E2E_DATA_DIR}/outbox`;

/** Names of all mails so far; the folder comes with the first. */
const mails = () => (existsSync(outbox) ? readdirSync(outbox) : []);

/** The operator's mails that hold these words. */
function mailsAbout(words: string): string[] {
  return mails()
    .filter((name) => name.endsWith('-enquiry.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(words));
}

const sendButton = (page: playwright.Page) => page.getByRole('button', { name: 'Send message' });
const sentHeading = (page: playwright.Page) => page.getByRole('heading', { name: 'It is with us' });
const keptHeading = (page: playwright.Page) => page.getByRole('heading', { name: 'Kept on this device' });

/** Words no other test sends. */
const marker = () => `marker-${randomUUID()}`;

async function fillIn(page: playwright.Page, message: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill('Amina Otieno');
  // An address of its own: one address may write a few times an hour, and these tests are many.
  await main.getByRole('textbox', { name: 'Email' }).fill(`${marker()}@mail.example`);
  await main.getByLabel('Your message').fill(message);
  await main.getByRole('checkbox', { name: /^I agree/ }).check();
}

test('from a tour to a reference: the enquiry reaches the operator once, with the tour', async ({ page }) => {
  const faults = watch(page);
  const words = marker();
  await page.goto('/tour/masai-mara-safari');
  await page.getByRole('link', { name: 'Enquire about this tour' }).first().click();
  await expect(page).toHaveURL('/contact?topic=tour&tour=masai-mara-safari');
  await expect(page.getByText('About:')).toBeVisible();
  await fillIn(page, `Two adults, six days. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).dblclick();
  await expect(sentHeading(page)).toBeVisible();
  await expect(sentHeading(page)).toBeFocused();
  const reference = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent();
  await expect.poll(() => mailsAbout(words).length).toBe(1);
  expect(mailsAbout(words)[0]).toContain(reference);
  expect(mailsAbout(words)[0]).toContain('/tour/masai-mara-safari');
  await expectHealthy(page);
  expect(faults).toEqual([]);
});

test('a press before the bot check has run waits for it, and is sent once (B-128)', async ({ page }) => {
  const words = marker();
  let hand: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    hand = resolve;
  });
  await page.route('**/api/bot-check/challenge*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/contact');
  const isFaded = () => sendButton(page).evaluate((button) => getComputedStyle(button).opacity !== '1');
  expect(await isFaded()).toBe(false);
  await fillIn(page, `In a hurry. ${words}`);
  await sendButton(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  expect(mailsAbout(words)).toEqual([]);
  hand();
  await expect(sentHeading(page)).toBeVisible();
  await expect.poll(() => mailsAbout(words).length).toBe(1);
});

test('pressed before the bot check has run, with a field missing: it is named at once', async ({ page }) => {
  await page.route('**/api/bot-check/challenge*', () => {});
  await page.goto('/contact');
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your name').fill('Amina Otieno');
  await expect(page.getByLabel('Your name')).toHaveValue('Amina Otieno');
});

test('pressed without a network, reloaded, then sent exactly once on return (B-134)', async ({ page, context }) => {
  const words = marker();
  await page.goto('/contact');
  await fillIn(page, `Offline in a camp. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  await context.route('**/api/**', (route) => route.abort());
  await sendButton(page).click();
  await expect(keptHeading(page)).toBeVisible();
  await expect(page.getByText('Kept on this device; we send it when you are online')).toBeVisible();

  await page.reload();
  await expect(keptHeading(page)).toBeVisible();
  expect(mailsAbout(words)).toEqual([]);

  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sentHeading(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your message was sent.').or(sentHeading(page))).toBeVisible();
  await expect.poll(() => mailsAbout(words).length).toBe(1);
});

test('pressed without a network, the tab closed: sent by the next visit, on any page, and told in one tab', async ({
  page,
  context,
}) => {
  const words = marker();
  await page.goto('/contact');
  await fillIn(page, `The battery is low. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  await context.route('**/api/contact', (route) => route.abort());
  await sendButton(page).click();
  await expect(keptHeading(page)).toBeVisible();
  await page.close();
  await context.unroute('**/api/contact');

  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/faq')));
  const told = () => Promise.all(tabs.map((tab) => tab.getByText('Your message was sent. Your reference:').count()));
  await expect.poll(async () => (await told()).reduce((sum, one) => sum + one)).toBe(1);
  await expect.poll(() => mailsAbout(words).length).toBe(1);
  expect((await told()).toSorted()).toEqual([0, 1]);
});

test('an answer that gets lost on the way back is no second enquiry (B-136)', async ({ page, context }) => {
  const words = marker();
  await page.goto('/contact');
  await fillIn(page, `The line is poor. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  let lost = 0;
  await context.route('**/api/contact', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
  expect(lost).toBe(2);
  await expect.poll(() => mailsAbout(words).length).toBe(1);
});

test('what is wrong is told in a summary one can walk with the keyboard alone (B-132)', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Your name').focus();
  await expect(sendButton(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: '4 things need another look' });
  await expect(summary).toBeFocused();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('amina@mail.example');
  await expect(main.getByText('Please enter a valid email address.')).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});

test('a draft survives a reload and is cleared by what was sent (B-133)', async ({ page }) => {
  const words = marker();
  await page.goto('/contact');
  await fillIn(page, `Written with care. ${words}`);
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(`Written with care. ${words}`);
  await expect(page.getByText('This is what was kept here for you.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('with storage blocked the form works and what is typed survives a visit to another page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const words = marker();
  await page.goto('/contact');
  await fillIn(page, `Private window. ${words}`);
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByLabel('Your message')).toHaveValue(`Private window. ${words}`);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
});

for (const [how, block] of [
  ['cut off', 'abort'],
  ['silent', 'hang'],
] as const) {
  test(`a bot check that is ${how} leads to telephone, mail and WhatsApp`, async ({ page, context }) => {
    await page.clock.install();
    await context.route('**/api/bot-check/**', (route) =>
      block === 'abort' ? route.abort('blockedbyclient') : undefined,
    );
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Amina');
    const ways = page.getByRole('main').getByRole('list', { name: 'Other ways to reach us' });
    await page.clock.runFor(12_000);
    await expect(ways).toBeVisible();
    await expect(ways.getByRole('link')).toHaveCount(3);
    await context.unroute('**/api/bot-check/**');
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return sendButton(page).isEnabled();
      })
      .toBe(true);
    await expect(ways).toHaveCount(0);
    await expect(page.getByLabel('Your name')).toHaveValue('Amina');
  });
}

test('the newsletter asks for a valid address, then gives way to the answer', async ({ page }) => {
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'Get Exclusive Deals & Travel Tips' });
  const subscribe = form.getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toBeDisabled();
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@');
  await expect(subscribe).toBeEnabled();
  await subscribe.click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  const address = `${marker()}@mail.example`;
  await form.getByRole('textbox', { name: 'Email' }).fill(address);
  await expect(form.getByText('Please enter a valid email address.')).toHaveCount(0);
  await subscribe.click();
  await expect(form).toHaveCount(0);
  await expect.poll(() => mails().filter((name) => name.includes('confirm')).length).toBeGreaterThan(0);
});

test('seats of a departure are checked and become what the message is about', async ({ page }) => {
  await page.goto('/group-tour/new-year-in-the-mara');
  await page.getByRole('button', { name: 'More seats you need' }).click();
  await page
    .getByRole('button', { name: /^Enquire for 3 seats, / })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]*\/contact\?topic=group&groupTour=new-year-in-the-mara&departure=.*&seats=3$/);
  await expect(page.getByText(/^New Year in the Mara, .*, 3 seats$/)).toBeVisible();
});

test('a long address pasted into the message does not widen a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill(`https://maps.example/${'place-'.repeat(60)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
