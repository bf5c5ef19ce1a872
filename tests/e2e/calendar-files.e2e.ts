import { readFileSync } from 'node:fs';
import type * as playwright from '@playwright/test';
import ICAL from 'ical.js';
import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** The entries of the file that a press has the browser save, and its name. */
async function saved(page: playwright.Page, button: playwright.Locator) {
  const saving = page.waitForEvent('download');
  await button.click();
  const download = await saving;
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { name: download.suggestedFilename(), entries };
}

const spanOf = (entry: ICAL.Event | undefined) => [
  entry?.startDate.isDate,
  String(entry?.startDate),
  `${entry?.endDate}`,
];

// Here a day that was taken for its midnight in UTC would be the day before.
test.use({ timezoneId: 'America/Los_Angeles' });

test('a departure’s row saves its days for a calendar, with the last days for cancelling', async ({ page }) => {
  await page.goto('/group-tour/amboseli-elephant-weekend');
  const row = page.locator('[id^="departure-amboseli-elephant-weekend-"]').nth(3);
  const first = ((await row.getAttribute('id')) ?? '').slice(-10);
  const { name, entries } = await saved(page, row.getByRole('button', { name: /^Add to calendar, / }));
  const [trip, ...deadlines] = entries;
  expect(name).toBe(`amboseli-elephant-weekend-${first}.ics`);
  expect(trip?.summary).toBe('Amboseli Elephant Weekend');
  expect(spanOf(trip)).toEqual([true, first, addDays(first, 3)]);
  expect(deadlines.length).toBeGreaterThan(0);
  for (const { summary } of deadlines) expect(summary).toMatch(/^Last day before cancelling costs \d+ %/);
});

test('a customised trip saves its days once its first is chosen (B-703)', async ({ page }) => {
  const first = addDays(officeDay(new Date()), 60);
  await page.goto('/tour/masai-mara-safari');
  await page.getByText('Choose who, when, what to do and where to sleep').click();
  const add = page.getByRole('region', { name: 'Your trip' }).getByRole('button', { name: 'Add to calendar' });
  await expect(page.getByLabel('First day')).toBeVisible();
  await expect(add).toHaveCount(0);
  await page.getByLabel('First day').fill(first);
  const { name, entries } = await saved(page, add);
  expect(name).toBe(`masai-mara-safari-${first}.ics`);
  expect(spanOf(entries[0])).toEqual([true, first, addDays(first, 3)]);
  expect(entries[0]?.description).toContain('Day 1: ');
});
