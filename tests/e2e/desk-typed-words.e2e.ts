import type * as playwright from '@playwright/test';
import { expect, loseAnswer, publishBar, sendEnquiry, test } from '#tests/e2e/desk-test.ts';

/* What is typed at the desk is there until it was sent, and what one saves oneself is nobody else's change. */

async function openDeparture(page: playwright.Page): Promise<void> {
  await page.goto('/departures');
  await page.getByRole('table', { name: 'Departures' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Hold seats' })).toBeVisible();
}

test('what is typed into any form of the desk is there after a reload (B-503)', async ({ page, request }) => {
  const reference = await sendEnquiry(request, { name: 'Typed Words' });
  const kept = async (fields: readonly [() => playwright.Locator, string][], again = async () => {}) => {
    for (const [field, words] of fields) await field().fill(words);
    await page.reload();
    await again();
    for (const [field, words] of fields) await expect(field()).toHaveValue(words);
  };
  await page.goto(`/enquiries/${reference}`);
  await kept([
    [() => page.getByLabel('Text', { exact: true }), 'A reply that is not sent'],
    [() => page.getByLabel('Note', { exact: true }), 'A note that is not added'],
    [() => page.getByLabel('Tags, with commas between them'), 'family, birds'],
    [() => page.getByLabel('Ask again on'), '2027-12-24'],
  ]);
  await expect(page.getByText('Not set yet')).toHaveCount(2);
  const lose = async () => void (await page.getByLabel('State').selectOption('lost'));
  await lose();
  await kept([[() => page.getByLabel('Reason'), 'Too far away']], lose);

  await openDeparture(page);
  await kept([
    [() => page.getByLabel('For whom'), 'Somebody who called'],
    [() => page.getByLabel('Price in dollars'), '2,345'],
  ]);
  await page.goto('/departures');
  const add = async () => page.getByRole('button', { name: 'Add a date' }).click();
  await add();
  await kept([[() => page.getByLabel('First day'), '2028-02-29']], add);
});

test('what one saves oneself, in whatever order, is nobody else’s change (B-502)', async ({ page, request }) => {
  const reference = await sendEnquiry(request, { name: 'Only Me' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByLabel('Text', { exact: true }).fill('Begun before all of it.');
  await page.getByLabel('Note', { exact: true }).fill('A note.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByLabel('State').selectOption('answering');
  await page.getByLabel('Owner').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('Begun before all of it.');
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('A note.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Somebody else was faster' })).toHaveCount(0);

  await openDeparture(page);
  await page.getByLabel('Price in dollars').fill('2345');
  await page.getByLabel('For whom').fill('Only me');
  // Its answer is lost, and it is pressed again: one hold.
  await page.route('**/holds', loseAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who is on it' }).getByText('Only me, 2 seats')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('region', { name: 'Who is on it' }).getByRole('button', { name: 'Give back' }).first().click();
});

test('what is typed while one’s own words go live stands on top of them (B-502)', async ({ page }) => {
  await page.goto('/content/tours/tsavo-diani-6-day');
  const field = page.getByLabel('Line below the name');
  await field.press('End');
  await field.pressSequentially(' First.');
  const answered = page.waitForResponse(/publish/);
  await publishBar(page).getByRole('button', { name: 'Publish' }).click();
  await field.press('End');
  await field.pressSequentially(' And typed while it went live.', { delay: 40 });
  await answered;
  await expect(page.getByText('It is live', { exact: true })).toBeVisible();
  await expect(field).toHaveValue(/ First\. And typed while it went live\.$/);
  await expect(page.getByText('Somebody else has changed this')).toHaveCount(0);
  await publishBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(publishBar(page)).toContainText('This is live.');
});
