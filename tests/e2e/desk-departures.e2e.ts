import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { colleaguePage, expect, sendEnquiry, siteUrl, test, watchDesk } from '#tests/e2e/desk-test.ts';

interface Found {
  id: string;
  tour: string;
  startDate: string;
  free: number;
}

/** Departures of this tour with enough seats, each taken by one test. */
async function departuresOf(request: playwright.APIRequestContext, tour: string): Promise<Found[]> {
  const { departures } = await (await request.get(`/api/departures?tour=${tour}`)).json();
  return departures.filter(({ free }: Found) => free >= 4);
}

/** What visitors are told of a departure's seats. */
async function seenByVisitors(request: playwright.APIRequestContext, id: string): Promise<number> {
  return (await (await request.get(`${siteUrl}/api/group-tour/${id}/availability`)).json()).availableSeats;
}

test('two seats held at the desk are gone from the public page within five seconds, and are sold (B-504)', async ({
  page,
  request,
  browser,
}) => {
  const problems = watchDesk(page);
  const [departure] = await departuresOf(request, 'amboseli-elephant-weekend');
  if (departure === undefined) throw new Error('No departure has four seats free.');
  const { id, tour, free } = departure;
  const visitor = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  const shown = visitor.locator(`[id="departure-${id}"]`);
  await visitor.clock.install();
  await visitor.goto(`${siteUrl}/group-tour/${tour}`);
  await expect(shown).toContainText(`${free} of`);

  await page.goto(`/departures/${id}`);
  const form = page.getByRole('region', { name: 'Hold seats' });
  await form.getByLabel('Seats').fill('2');
  await form.getByLabel('For whom').fill('Family Otieno, by telephone');
  await form.getByRole('button', { name: 'Hold' }).click();
  await expect(page.getByRole('region', { name: 'Who is on it' })).toContainText(
    'Family Otieno, by telephone, 2 seats',
  );

  await visitor.clock.fastForward(5000);
  await visitor.reload();
  await expect(shown).toContainText(`${free - 2} of`);

  await page.getByRole('button', { name: 'Sold (Family Otieno, by telephone)' }).click();
  await expect(page.getByRole('region', { name: 'Who is on it' })).toContainText('2 seats sold');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('sold');
  await page.getByRole('button', { name: 'Write to everybody' }).press('Enter');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Write to everybody' })).toContainText('no address: call them');
  await page.getByRole('link', { name: 'List for guides and camps' }).click();
  const row = page.getByRole('row', { name: /Family Otieno, by telephone/ });
  await expect(row).toContainText('2');
  // While a notice goes, its words are pale.
  await expect(page.getByText('Held', { exact: true })).toHaveCount(0);
  await expectUsable(page);
  // Black on white, also where the screen is dark.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(row).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(problems).toEqual([]);
  await visitor.context().close();
});

test('a price and the seats of a date are changed, and what somebody typed survives a faster colleague (B-502)', async ({
  page,
  request,
  browser,
}) => {
  const [, departure] = await departuresOf(request, 'amboseli-elephant-weekend');
  if (departure === undefined) throw new Error('No second departure has four seats free.');
  const { id } = departure;
  await page.goto(`/departures/${id}`);
  await page.getByLabel('Price in dollars').fill('555');
  const colleague = await colleaguePage(browser, 56);
  await colleague.goto(`/departures/${id}`);
  await colleague.getByLabel('Seats in all').fill('6');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByRole('region', { name: 'History' })).toContainText('seats in all');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed this since you opened it.')).toBeVisible();
  await expect(page.getByLabel('Price in dollars')).toHaveValue('555');
  await expect(page.getByLabel('Seats in all')).toHaveValue('6');
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$555 for each of two who share')).toBeVisible();
  const answer = await (await request.get(`${siteUrl}/api/group-tour/${departure.tour}`)).json();
  const shown = answer.departures.find((one: { id: string }) => one.id === id);
  expect([shown.price, shown.totalSeats]).toEqual([555, 6]);
  await colleague.context().close();
});

test('a cancelled date leaves the public site, and one letter tells everybody on it, with the keyboard alone (B-504)', async ({
  page,
  request,
}) => {
  const [departure] = await departuresOf(request, 'great-migration-mara');
  if (departure === undefined) throw new Error('No departure has four seats free.');
  const { id, tour } = departure;
  // Another one each time it is tried.
  const name = `Concerned ${Date.now()}`;
  const reference = await sendEnquiry(request, {
    name,
    topic: 'group',
    context: { kind: 'group-tour', id: tour, name: tour, url: `/group-tour/${tour}`, departureId: id, seats: 2 },
  });
  await page.goto(`/departures/${id}`);
  const hold = page.getByRole('button', { name: `Hold 2 seats for two days (${name})` });
  await hold.press('Enter');
  await expect(page.getByRole('region', { name: 'Who is on it' })).toContainText('2 seats held until');
  await page.getByRole('button', { name: 'Cancel this departure' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this departure?' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Cancel it' }).press('Enter');
  const letter = page.getByRole('region', { name: 'Write to everybody' });
  await expect(letter.getByLabel('Subject')).toBeFocused();
  await expect(letter.getByLabel('Subject')).toHaveValue(/ is cancelled$/);
  await expect(letter.getByLabel('Letter')).toHaveValue(/will not run/);
  await expectUsable(page);
  const receiver = letter.getByRole('checkbox', { name: `${name}, 2 seats` });
  await receiver.press('Space');
  await expect(receiver).not.toBeChecked();
  await receiver.press('Space');
  await letter.getByRole('button', { name: /^Send it to/ }).press('Enter');
  await expect(receiver).toBeDisabled();
  await expect(letter.getByText(/told \d/).first()).toBeVisible();
  const { departures } = await (await request.get(`${siteUrl}/api/group-tour/${tour}`)).json();
  expect(departures.map((one: { id: string }) => one.id)).not.toContain(id);
  await page.goto(`/enquiries/${reference}`);
  await expect(page.getByText('We are sorry to tell you that this departure will not run.')).toBeVisible();
});

test('a date is added, and visitors find it', async ({ page, request }) => {
  await page.goto('/departures');
  await page.getByRole('button', { name: 'Add a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a date' });
  await dialog.getByLabel('Tour').selectOption({ label: 'Amboseli Elephant Weekend' });
  const day = new Date(Date.now() + 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByLabel('Seats').fill('5');
  await dialog.getByRole('button', { name: 'Add the date' }).click();
  await expect(page).toHaveURL(new RegExp(`/departures/amboseli-elephant-weekend-${day}$`));
  expect(await seenByVisitors(request, `amboseli-elephant-weekend-${day}`)).toBe(5);
});

test('the address for calendars is made with the keyboard, and has nothing for axe to find', async ({ page }) => {
  await page.goto('/departures');
  const opener = page.getByRole('button', { name: 'In your calendar' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Departures in your calendar' });
  const make = dialog.getByRole('button', { name: 'New address' });
  await expect(make).toBeVisible();
  await make.press('Enter');
  const address = dialog.getByLabel('Address');
  await expect(address).toHaveValue(/\/calendar\/departures\.ics\?key=/);
  await expectUsable(page);
  const before = await address.inputValue();
  await make.press('Enter');
  await expect(address).not.toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
