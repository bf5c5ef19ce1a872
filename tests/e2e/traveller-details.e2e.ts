import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { colleaguePage, deskUrl, expect, test } from '#tests/e2e/desk-test.ts';
import { linkOf, maraTour, onDay, proposalOffice, travellersPage } from '#tests/e2e/proposal-office.ts';
import { storedIn } from '#tests/e2e/stored-in.ts';
import { sampleParty, sampleTraveller, secretWords } from '#tests/support/proposals/sample-details.ts';

const traveller = (page: playwright.Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Traveller ${number},`) });
const tally = (page: playwright.Page) => page.getByRole('region', { name: 'How far it is' });

/** Everything but its press, with the keyboard alone. */
async function typeTraveller(page: playwright.Page, number: number): Promise<void> {
  await traveller(page, number).getByLabel('Name as in the passport').focus();
  await page.keyboard.type(sampleTraveller.name);
  for (const field of ['Date of birth', 'Passport expiry date'] as const) {
    const day = field === 'Date of birth' ? sampleTraveller.birthDate : sampleTraveller.passportExpires;
    await traveller(page, number).getByLabel(field).focus();
    const [year = '', month = '', date = ''] = day.split('-');
    await page.keyboard.type(month + date + year);
  }
  await traveller(page, number).getByLabel('Nationality').focus();
  await page.keyboard.type(sampleTraveller.nationality);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sampleTraveller.passportNumber);
  await traveller(page, number)
    .getByLabel(/^Health/)
    .focus();
  await page.keyboard.type(sampleTraveller.health);
}

test('four who said yes tell of themselves on a phone, with the keyboard, in two sittings; the desk reads it, and that is written down (B-889)', async ({
  browser,
}) => {
  const desk = await colleaguePage(browser, 62);
  const office = proposalOffice(desk.request);
  const four = (draft: Parameters<ReturnType<typeof onDay>>[0]) => {
    const { trip, ...more } = onDay('2027-09-15')(draft);
    if (trip?.kind !== 'tour') throw new Error('The enquiry is about a tour.');
    return { ...more, trip: { ...trip, guests: { adults: 2, children: 1, infants: 1 } } };
  };
  const proposal = await office.propose(maraTour, four);
  await office.agreeTo(proposal);
  const { address, token } = linkOf(proposal);
  const page = await travellersPage(browser, {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
    locale: 'en-US',
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Tell us who travels' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Who travels' })).toBeFocused();
  await expect(tally(page)).toContainText('0 of 4 travellers complete');
  await typeTraveller(page, 1);
  await traveller(page, 1).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(tally(page)).toContainText('1 of 4 travellers complete');

  // The link once more, on another device, while the first page is open.
  const other = await travellersPage(browser);
  await other.goto(`${address}&travellers`);
  await expect(tally(other)).toContainText('1 of 4 travellers complete');
  await typeTraveller(other, 4);
  await other.getByLabel('Emergency contact').fill(sampleParty.emergencyName);
  await other.keyboard.press('Enter');
  await expect(tally(other)).toContainText('2 of 4 travellers complete');
  await other.context().close();
  await typeTraveller(page, 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(traveller(page, 2).getByRole('alert')).toContainText('Somebody else of your party saved meanwhile.');
  await expect(traveller(page, 2).getByRole('alert')).toBeFocused();
  await traveller(page, 2).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(tally(page)).toContainText('3 of 4 travellers complete');
  await expect(page.getByLabel('Emergency contact')).toHaveValue(sampleParty.emergencyName);

  const kept = await storedIn(page);
  for (const word of [...secretWords, token.split('.').at(-1) ?? token, '/api/proposal'])
    expect(kept).not.toContain(word);
  await expectUsable(page);
  await page.context().setOffline(true);
  await typeTraveller(page, 3);
  await traveller(page, 3).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(traveller(page, 3).getByRole('alert')).toContainText('what you typed is still here');
  await page.context().setOffline(false);
  await traveller(page, 3).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(tally(page)).toContainText('4 of 4 travellers complete');

  await desk.goto(`${deskUrl}/proposals/${proposal.id}`);
  const panel = desk.getByRole('region', { name: 'Travellers’ details' });
  await expect(panel).toContainText('4 of 4');
  await expect(desk.locator('body')).not.toContainText(sampleTraveller.passportNumber);
  await panel.getByRole('button', { name: 'Read them' }).press('Enter');
  await expect(panel.getByRole('region', { name: 'Traveller 4, infant' })).toContainText(
    sampleTraveller.passportNumber,
  );
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history).toContainText('read who travels');
  await expect(history).toContainText('The traveller told who travels');
  await expectUsable(desk);
  const saving = desk.waitForEvent('download');
  await panel.getByRole('button', { name: 'Table for camps' }).click();
  expect((await saving).suggestedFilename()).toBe(`travellers-${proposal.reference}.csv`);
  await expect(history).toContainText('took the table of who travels');
  await panel.getByRole('button', { name: 'Hide them' }).click();
  await expect(panel).not.toContainText(sampleTraveller.passportNumber);
});
