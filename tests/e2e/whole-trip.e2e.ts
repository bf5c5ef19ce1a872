import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type * as playwright from '@playwright/test';
import { addDays, nairobiDay, yearOf } from '#contract/calendar.ts';
import { formatDayRange } from '#platform/format/calendar-day.ts';
import { serverFolder } from '#scripts/built-folders.ts';
import { testEnvironment } from '#scripts/testing/operator-settings.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/*
 * A family of four in August: what they are shown is what the office reads, what they get in writing, and what is
 * stored. By hand: $1,870 × 4 = $7,480; 12 % = $897.60; + $50. At the Mara's gate, on two days: 2 adults at $200, the
 * child of 10 at $50, the child of 7 free. Travel authorisation 4 × $30; tips 4 × 7 × $10 to $15.
 */
const invoice = '$8,427.60';
const paidToOthers = [
  ['Maasai Mara National Reserve', '$900'],
  ['Kenyan travel authorisation (eTA)', '$120'],
  ['Tips for guides', '$280 to $420'],
] as const;
const whole = '$9,727.60 to $9,867.60';

/** The next 5 August that can still be asked for. */
const firstDay = (() => {
  const earliest = addDays(nairobiDay(new Date()), 10);
  const inYear = `${yearOf(earliest)}-08-05`;
  return inYear >= earliest ? inYear : `${yearOf(earliest) + 1}-08-05`;
})();

const panel = (page: playwright.Page) => page.getByRole('region', { name: 'Make it yours' });
const trip = (page: playwright.Page) => panel(page).getByRole('region', { name: 'Your trip' });

async function chooseFamilyTrip(page: playwright.Page): Promise<void> {
  await page.goto('/tour/classic-kenya-7-day#customise');
  await panel(page).getByLabel('First day').fill(firstDay);
  await panel(page).getByRole('button', { name: 'More children' }).click();
  await panel(page).getByRole('button', { name: 'More children' }).click();
  await panel(page).getByLabel('Age of child 1').selectOption('7');
  await panel(page).getByLabel('Age of child 2').selectOption('10');
}

async function expectWholeTrip(part: playwright.Locator): Promise<void> {
  await expect(part).toContainText(invoice);
  for (const line of paidToOthers.flat()) await expect(part).toContainText(line);
  await expect(part).toContainText(whole);
}

test('a family in August is told the whole trip: on the page, on paper, in the chat, the mails and the stored row (B-226, B-227)', async ({
  page,
}) => {
  await chooseFamilyTrip(page);
  await expectWholeTrip(trip(page));
  await expect(trip(page)).toContainText(formatDayRange(firstDay, addDays(firstDay, 6)));
  await expectWholeTrip(page.getByRole('region', { name: 'Price', exact: true }));

  const chat = await trip(page).getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
  const message = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(`Our invoice: ${invoice}, with 12 % tax and the $50 fee`);
  for (const [name, amount] of paidToOthers) expect(message).toContain(`Paid to others: ${name}, ${amount}`);
  expect(message).toContain(`The whole trip: ${whole}`);

  await page.emulateMedia({ media: 'print' });
  await expectWholeTrip(page.getByRole('region', { name: 'Your trip' }).filter({ visible: true }));
  await page.emulateMedia({ media: 'screen' });

  await panel(page).getByRole('button', { name: 'Request this trip' }).click();
  const form = page.getByRole('form', { name: 'Request this trip' });
  await form.getByLabel('Your name').fill('Amina Otieno');
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(`family-${crypto.randomUUID()}@mail.example`);
  await form.getByRole('checkbox').check();
  await expect(form.getByText('Security verification passed')).toBeVisible();
  await form.getByRole('button', { name: 'Send request' }).click();
  const outcome = page.getByRole('region', { name: 'It is with us' });
  await expect(outcome).toContainText(whole);
  const reference = (await outcome.innerText()).match(/reference is ([A-Z2-9]{8})/)?.[1] ?? '';

  for (const kind of ['enquiry', 'receipt']) {
    await expect.poll(() => mailOf(reference, kind)).toContain(`The whole trip: ${whole}`);
    const mail = await mailOf(reference, kind);
    expect(mail).toMatch(/Our invoice, USD\s+\$8,427\.60/);
    expect(mail).toContain('Ages of the children: 7, 10');
    expect(mail).toContain('Maasai Mara National Reserve: $900 to Narok County');
    expect(mail).toContain('Tips for guides: $280 to $420');
  }

  const { stdout } = await promisify(execFile)(process.execPath, [`${serverFolder}/enquiries.js`, 'show', reference], {
    env: testEnvironment({ DATA_DIR: process.env.E2E_DATA_DIR ?? '' }),
  });
  expect(stdout).toContain(`The whole trip: ${whole}`);
});

test('a family of four with $12,000 in August finds what it can afford in three choices (B-230)', async ({ page }) => {
  await page.goto('/tours');
  await page.getByLabel('When').selectOption('august');
  await page.getByLabel('Travellers').selectOption('4');
  await page.getByLabel('Whole trip up to').selectOption('12000');
  await expect(page).toHaveURL('/tours?month=august&travellers=4&upTo=12000');
  const card = page.getByRole('article').filter({ hasText: 'Classic Kenya' });
  // All four as adults: 8,427.60 + 4 × 2 × $200 + 4 × $30 + 4 × 7 × $15
  await expect(card).toContainText('$2,642 each of 4, all in · August');
  await expect(card).toContainText('of it the tour $1,870');
  await expect(page.getByText('Kenya and Tanzania', { exact: false })).toHaveCount(0);
});

test('before a day is chosen the whole trip is a range with its months, and paper has every season (B-225)', async ({
  page,
}) => {
  await page.goto('/tour/classic-kenya-7-day');
  const price = page.getByRole('region', { name: 'Price', exact: true });
  // 2 × 1950, or 2 × 2600, with tax and fee; 2 × 2 tickets, 2 × 30, 2 × 7 × 15; each of two.
  await expect(price).toContainText('The whole trip, each of 2, in May');
  await expect(price).toContainText('$2,544');
  await expect(price).toContainText('to $3,472 in December');
  await expect(price).toContainText('Of it the tour $1,950');
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('region', { name: 'Prices a person' });
  await expect(printed.getByRole('row', { name: /1 July to 31 October/ })).toContainText('$2,340');
  await expect(printed).toContainText('Maasai Mara National Reserve');
});

test('what does not fit is said beside the choice and stands in no price (B-228)', async ({ page }) => {
  await page.goto('/tour/classic-kenya-7-day#customise');
  for (let more = 0; more < 5; more += 1) await panel(page).getByRole('button', { name: 'More adults' }).click();
  await expect(panel(page).getByText('This tour takes up to 6.', { exact: false })).toBeVisible();
  await panel(page).getByRole('button', { name: 'More infants' }).click();
  await expect(
    panel(page).getByText('This tour is for ages 6 and over, and an infant travels with you.'),
  ).toBeVisible();
  await panel(page).getByLabel('First day').fill(firstDay);
  await panel(page).getByLabel('Last day').fill(addDays(firstDay, 8));
  await expect(panel(page).getByText('These are 9 days and the tour takes 7', { exact: false })).toBeVisible();
});

test('the year’s bars tell the whole trip by month, cost no call, and a press chooses a day (B-235)', async ({
  page,
}) => {
  await page.goto('/tour/classic-kenya-7-day#customise');
  await expect(panel(page).getByRole('button', { name: 'More adults' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    // Pages that links in view lead to are fetched ahead as ever.
    if (/\/api\/(tour\/classic-kenya|custom)/.test(request.url())) calls.push(request.url());
  });
  const year = page.getByRole('region', { name: 'A year at a glance' });
  await panel(page).getByLabel('First day').scrollIntoViewIfNeeded();
  // $1,950 × 2 with tax and fee; 2 × 2 × $100 at the gate, 2 × $30, 2 × 7 × $15
  await expect(year.getByRole('button', { name: /^May, fair: the whole trip \$5,088\./ })).toBeVisible();
  // $2,340 × 2; 2 × 2 × $200
  await year.getByRole('button', { name: /^August, best: the whole trip \$6,362\./ }).click();
  await expect(panel(page).getByLabel('First day')).toHaveValue(/-08-01$/);
  await expect(trip(page)).toContainText('$6,361.60');
  await expect(year.getByRole('button', { name: /^August/ })).toHaveAttribute('aria-pressed', 'true');
  // February: $2,050 × 2 and the lower tariff
  await expect(year).toContainText('The same route for $1,050 less in January.');
  expect(calls).toEqual([]);
});

/** The plain text of the mail of this kind about an enquiry; empty while it has not come. */
async function mailOf(reference: string, kind: string): Promise<string> {
  const outbox = `${process.env.E2E_DATA_DIR}/outbox`;
  const names = await readdir(outbox).catch(() => []);
  const name = names.find((file) => file.includes(`${reference}-${kind}`));
  if (name === undefined) return '';
  return (await readFile(`${outbox}/${name}`, 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
