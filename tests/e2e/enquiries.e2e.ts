import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import { expectHealthy, watch } from '#tests/e2e/healthy-page.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { writeMessage } from '#tests/e2e/write-message.ts';
import { mailsAbout } from '#tests/e2e/written-mails.ts';

/** The operator's mails that hold these words: one for each stored enquiry. */
const enquiriesAbout = (words: string) => mailsAbout(words, '-enquiry');

const sendButton = (page: playwright.Page) => page.getByRole('button', { name: 'Send message' });
const sentHeading = (page: playwright.Page) => page.getByRole('heading', { name: 'We have it' });
const keptHeading = (page: playwright.Page) => page.getByRole('heading', { name: 'Kept on this device' });

/** Words no other test sends. */
const marker = () => `marker-${randomUUID()}`;

test('from a tour to a reference: the enquiry reaches the operator once, with the tour', async ({ page }) => {
  const problems = watch(page);
  const words = marker();
  await page.goto('/tour/masai-mara-safari');
  await page.getByRole('link', { name: 'Enquire about this tour' }).first().click();
  await expect(page).toHaveURL('/contact?topic=tour&tour=masai-mara-safari');
  await expect(page.getByText('About:')).toBeVisible();
  await writeMessage(page, `Two adults, six days. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).dblclick();
  await expect(sentHeading(page)).toBeVisible();
  await expect(sentHeading(page)).toBeFocused();
  const reference = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent();
  await expect.poll(() => enquiriesAbout(words).length).toBe(1);
  expect(enquiriesAbout(words)[0]).toContain(reference);
  expect(enquiriesAbout(words)[0]).toContain('/tour/masai-mara-safari');
  await expectHealthy(page);
  expect(problems).toEqual([]);
});

test('a press before the bot check has run waits for it, and is sent once (B-128)', async ({ page }) => {
  const words = marker();
  const hand = await holdBack(page, '**/api/bot-check/challenge*');
  await page.goto('/contact');
  const isFaded = () => sendButton(page).evaluate((button) => getComputedStyle(button).opacity !== '1');
  expect(await isFaded()).toBe(false);
  await writeMessage(page, `In a hurry. ${words}`);
  await sendButton(page).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  expect(enquiriesAbout(words)).toEqual([]);
  hand();
  await expect(sentHeading(page)).toBeVisible();
  await expect.poll(() => enquiriesAbout(words).length).toBe(1);
});

test('pressed without a network, reloaded, then sent exactly once on return (B-134)', async ({ page, context }) => {
  const words = marker();
  await page.goto('/contact');
  await writeMessage(page, `Offline in a camp. ${words}`);
  await expect(sendButton(page)).toBeEnabled();
  await context.route('**/api/**', (route) => route.abort());
  await sendButton(page).click();
  await expect(keptHeading(page)).toBeVisible();
  await expect(page.getByText('Kept on this device; we send it when you are online')).toBeVisible();

  await page.reload();
  await expect(keptHeading(page)).toBeVisible();
  expect(enquiriesAbout(words)).toEqual([]);

  await context.unroute('**/api/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sentHeading(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your message was sent.').or(sentHeading(page))).toBeVisible();
  await expect.poll(() => enquiriesAbout(words).length).toBe(1);
});

test('pressed without a network, the tab closed: sent by the next visit, on any page, and told in one tab', async ({
  page,
  context,
}) => {
  const words = marker();
  await page.goto('/contact');
  await writeMessage(page, `The battery is low. ${words}`);
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
  await expect.poll(() => enquiriesAbout(words).length).toBe(1);
  expect((await told()).toSorted()).toEqual([0, 1]);
});

test('a long address pasted into the message does not widen a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill(`https://maps.example/${'place-'.repeat(60)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
