import { readFileSync, statSync } from 'node:fs';
import type * as playwright from '@playwright/test';
import { solve } from '#scripts/testing/enquiry-bodies.ts';
import { expect, sendEnquiry, siteUrl, test, watchDesk } from '#tests/e2e/desk-test.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';

/* Newsletter, mails, figures and upkeep at the desk. */

/** Asks for the newsletter as the site's footer does. */
async function subscribe(caller: playwright.APIRequestContext, email: string): Promise<void> {
  const challenge = await caller.get(`${siteUrl}/api/bot-check/challenge?action=newsletter`);
  const body = { email, source: 'footer', turnstileToken: await solve(await challenge.json()) };
  expect((await caller.post(`${siteUrl}/api/newsletter/subscribe`, { data: body })).status()).toBe(200);
}

test('who asks by telephone is found, taken off the newsletter, and forgotten (B-540)', async ({ page, request }) => {
  const problems = watchDesk(page);
  await subscribe(request, 'off-the-list@mail.example');
  await page.goto('/newsletter');
  await page.getByRole('searchbox').fill('Off-The-List');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'off-the-list@mail.example' }).click();
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Asked for it at the foot of the website');
  await page.getByRole('button', { name: 'End the subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('The subscription has ended')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Address forgotten' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Ended it by the staff');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('ended it');

  await page.goto('/newsletter?q=off-the-list@mail.example');
  await expect(page.getByRole('row', { name: 'Address forgotten' })).toContainText('Ended');
  await page.goto('/newsletter?q=off-the-list');
  await expect(page.getByText('Nobody fits.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the table of subscribers is saved as a file (B-542)', async ({ page }) => {
  await page.goto('/newsletter');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Table of subscribers' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^\ufeff"Email","Confirmed \(UTC\)","Unsubscribe"\r\n/);
});

test('a mail leads to the enquiry it is about, and one tab is chosen at a time', async ({ page, request }) => {
  const reference = await sendEnquiry(request, { name: 'Mail Leadsto' });
  await page.goto('/mails');
  await page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: /^Sent/ }).click();
  await expect(page).toHaveURL(/\/mails\?state=sent$/);
  await expect(page.locator('nav[aria-label="States"] [aria-current="page"]')).toHaveText(/^Sent/);
  await page
    .getByRole('link', { name: `Mail Leadsto ${reference}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail Leadsto' })).toBeVisible();
});

test('a copy of the store is made at a press, and lies where the page says (B-544)', async ({ page }) => {
  const problems = watchDesk(page);
  await page.goto('/upkeep');
  const backup = page.getByRole('region', { name: 'Backup' });
  await backup.getByRole('button', { name: 'Back up now' }).click();
  await expect(backup.getByRole('status')).toContainText('read through and found whole');
  await expect(backup.getByText('There is no copy')).toBeHidden();
  const file = await backup.getByText(/backups\/site-.*\.db$/).innerText();
  expect(statSync(file).size).toBeGreaterThan(10_000);
  expect(problems).toEqual([]);
});

test('the figures of a month say what its enquiries were about', async ({ page, request }) => {
  await sendEnquiry(request, { name: 'Figure Counted' });
  await page.goto('/figures');
  const thisMonth = page.getByRole('table', { name: 'Enquiries by month' }).getByRole('row').nth(1);
  await expect(thisMonth).toContainText(/[1-9]/);
  const month = await thisMonth.getByRole('cell').first().innerText();
  await page.getByLabel('Of').selectOption(month.split('\n').at(-1) ?? '');
  await expect(page).toHaveURL(/\/figures\?from=(\d{4}-\d\d)&to=\1$/);
});

test('a page of the desk begins with the focus on its heading; on a phone its place and its first row are in sight', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'First Insight' });
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, /\/api\/enquiries\/\w{8}\b/);
  await page.goto('/enquiries?q=first+insight');
  const row = page.getByRole('link', { name: 'First Insight' }).first();
  await expect(row).toBeInViewport();
  // As well where the page is waited for.
  await row.click();
  await expect(page).toHaveURL(/\/enquiries\/\w{8}$/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'First Insight' })).toBeFocused();
  const place = page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Figures' });
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeFocused();
  await page.reload();
  await expect(place).toBeInViewport({ ratio: 1 });
  await page.goto('/bookings?stage=given-back');
  await expect(page.getByRole('link', { name: /^Given back/ })).toBeInViewport({ ratio: 1 });
});
