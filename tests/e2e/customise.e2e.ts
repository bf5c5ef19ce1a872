import type * as playwright from '@playwright/test';
import { addDays, officeDay, yearOf } from '#contract/calendar/calendar.ts';
import { formatDayRange } from '#contract/words/days.ts';
import { showTheme, violations } from '#tests/e2e/accessible.ts';
import { expectHealthy } from '#tests/e2e/healthy-page.ts';
import { expect, test } from '#tests/e2e/site-test.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';
import { mailsAbout } from '#tests/e2e/written-mails.ts';

const mara = '/tour/masai-mara-safari';
/** Where its choices are unfolded. */
const choices = `${mara}#customise`;
const soonest = addDays(officeDay(new Date()), 60);
/** In the low season of this year or the next: prices follow the day. */
const firstDay =
  ['04-10', '11-08']
    .flatMap((day) => [0, 1].map((years) => `${yearOf(soonest) + years}-${day}`))
    .toSorted()
    .find((day) => day >= soonest) ?? soonest;
/** The tour takes three days. */
const days = formatDayRange(firstDay, addDays(firstDay, 2));

async function fillIn(page: playwright.Page): Promise<void> {
  await page.getByLabel('Your name').fill('Amina Otieno');
  const form = page.getByRole('form', { name: 'Request this trip' });
  // Each run is another traveller: one address is taken only so many requests from.
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(`amina-${crypto.randomUUID()}@mail.example`);
  await form.getByLabel('Notes').fill('Two rooms, please.');
  await form.getByRole('checkbox').check();
  await expect(form.getByText('Security verification passed')).toBeVisible();
}

async function referenceOf(page: playwright.Page): Promise<string> {
  const outcome = page.getByRole('region', { name: 'We have it' });
  await expect(outcome).toBeVisible();
  return (await outcome.innerText()).match(/reference is ([A-Z2-9]{8})/)?.[1] ?? '';
}

const panel = (page: playwright.Page) => page.getByRole('region', { name: 'Make it yours' });
const trip = (page: playwright.Page) => panel(page).getByRole('region', { name: 'Your trip' });

test('find a tour, customise it, request it: a reference, a copy and mails', async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('link', { name: 'Customise Maasai Mara Safari' }).click();
  await expect(page).toHaveURL(`${mara}#customise`);
  await expect(panel(page)).toBeInViewport();
  await page.getByLabel('First day').fill(firstDay);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  await page.getByRole('button', { name: 'Show rooms at Enkiama Hill Camp' }).click();
  await page.getByRole('button', { name: 'More nights in Hill tent, Enkiama Hill Camp' }).click();
  await expect(trip(page).getByText('$2,228.40')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Request this trip' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  const reference = await referenceOf(page);
  // Its extra night is a fourth day.
  await expect(page.getByRole('region', { name: 'What you asked for' })).toContainText(
    formatDayRange(firstDay, addDays(firstDay, 3)),
  );
  // One to the operator, one to the traveller.
  await expect.poll(() => mailsAbout(reference)).toHaveLength(2);
});

test('the choices are folded until they are asked for: by their own button, by the price box, by an address (B-283)', async ({
  page,
}) => {
  const day = page.getByLabel('First day');
  await page.goto(mara);
  await expect(day).toBeHidden();
  await panel(page).getByText('Choose who, when, what to do and where to sleep').click();
  await expect(day).toBeVisible();
  await panel(page).getByText('Fold away').click();
  await expect(day).toBeHidden();
  await page.getByRole('region', { name: 'Price', exact: true }).getByRole('link', { name: 'Make it yours' }).click();
  await expect(day).toBeVisible();
  await expect(panel(page)).toBeFocused();
});

test('a reload keeps the trip and what was written (B-283)', async ({ page }) => {
  await page.goto(choices);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  await panel(page).getByRole('button', { name: 'Request this trip' }).click();
  await page.getByLabel('Your name').fill('Amina Otieno');
  await page.reload();
  await expect(trip(page).getByText('Balloon over the Mara, for 2')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Amina Otieno');
});

test('two tabs: the last write wins, and a day that is half typed stays', async ({ page, context }) => {
  await page.goto(choices);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  const other = await context.newPage();
  await other.goto(mara);
  await expect(trip(other).getByText('Balloon over the Mara, for 2')).toBeVisible();

  const day = page.getByLabel('First day');
  await day.focus();
  await page.keyboard.type(firstDay.slice(5).replace('-', ''));
  await other.getByRole('button', { name: 'Remove Balloon over the Mara' }).click();
  await expect(trip(page).getByText('Balloon over the Mara, for 2')).toBeHidden();
  await page.keyboard.type(firstDay.slice(0, 4));
  await expect(day).toHaveValue(firstDay);
  await expect(trip(other).getByText(days)).toBeVisible();
});

test('by keyboard alone: from the card to the press', async ({ page }) => {
  await page.goto('/tours');
  await page.getByRole('link', { name: 'Customise Maasai Mara Safari' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'More adults' }).last());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add Balloon over the Mara' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Remove Balloon over the Mara' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trip(page).getByText('Balloon over the Mara, for 3')).toBeVisible();
  const request = panel(page).getByRole('button', { name: 'Request this trip' });
  await request.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Amina Otieno');
  await tabTo(page, page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  // An address and the consent are missing: the summary has the focus, its first link leads to the first of them.
  await expect(page.getByRole('alert').filter({ hasText: '2 things need another look' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('form', { name: 'Request this trip' }).getByRole('textbox', { name: 'Email', exact: true }),
  ).toBeFocused();
});

test('nothing for axe to find in the open panel, in both themes', async ({ page }) => {
  await page.goto(choices);
  await page.getByLabel('First day').fill(firstDay);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  await page.getByRole('button', { name: 'Show rooms at Enkiama Hill Camp' }).click();
  await panel(page).getByRole('button', { name: 'Request this trip' }).click();
  await page.getByLabel('Your name').focus();
  await expect(page.getByText('Security verification passed')).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'need another look' })).toBeFocused();
  for (const theme of ['light', 'dark']) {
    await showTheme(page, theme);
    expect(await violations(page, { within: '#customise' }), theme).toEqual([]);
  }
});

test('on the narrowest phone the open panel fits, and the price bar follows until the form is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(choices);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  await page.getByRole('button', { name: 'Show rooms at Enkiama Hill Camp' }).click();
  const bar = page.getByRole('complementary', { name: 'Your trip at a glance' });
  await expect(bar).toContainText('$1,342');
  await bar.getByRole('link', { name: 'Request this trip' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(bar).toBeHidden();
  await expectHealthy(page);
});

test('on paper there is the trip, with its price', async ({ page }) => {
  await page.goto(choices);
  await page.getByRole('button', { name: 'Add Balloon over the Mara' }).click();
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('region', { name: 'Your trip' });
  await expect(printed).toHaveCount(1);
  await expect(printed).toContainText('Balloon over the Mara, for 2');
  await expect(printed).toContainText('$2,133.20');
});
