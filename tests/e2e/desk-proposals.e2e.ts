import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import {
  colleaguePage,
  expect,
  loseAnswer,
  officeData,
  sendEnquiry,
  siteUrl,
  test,
  watchDesk,
} from '#tests/e2e/desk-test.ts';
import { linkOf, proposalOffice, travellersPage } from '#tests/e2e/proposal-office.ts';
import { mailsIn, readMail } from '#tests/support/desk/office-mails.ts';
import { sendSafari } from '#tests/support/desk/send-enquiry.ts';

const groupTour = 'amboseli-elephant-weekend';

test('an enquiry is a proposal that is sent with three presses, and its mail names every figure (B-692)', async ({
  page,
  request,
}) => {
  const problems = watchDesk(page);
  const reference = await sendSafari(request, siteUrl, { name: 'Threepress Traveller' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  const lines = page.getByRole('table', { name: 'What is paid to us' });
  await expect(lines).toBeVisible();
  const amounts = (await lines.getByRole('cell').allTextContents()).filter((text) => text !== '');
  expect(amounts.length).toBeGreaterThan(4);

  await page.getByRole('button', { name: 'Send …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send it to Threepress Traveller?' });
  await expect(dialog).toContainText(`Total ${amounts.at(-1)}`);
  const shown = await dialog.textContent();
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Sent to Threepress Traveller')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send …' })).toBeDisabled();

  await expect.poll(() => proposalMail(reference)).not.toBe('');
  const mail = proposalMail(reference);
  for (const amount of amounts) {
    // Cents stand in columns of the mail even where there are none.
    const figure = amount.replace(/[-$]/g, '');
    expect(mail, amount).toContain(figure);
    expect(shown, amount).toContain(figure);
  }
  expect(mail).toMatch(/#proposal=[\w.-]{60,}/);

  await page.goto(`/enquiries/${reference}`);
  const proposals = page.getByRole('region', { name: 'Proposals' });
  await expect(proposals.getByRole('link', { name: 'Maasai Mara and Lake Nakuru' })).toBeVisible();
  await expect(proposals).toContainText('Sent');
  await page.goto('/proposals?state=sent');
  await expect(page.getByRole('link', { name: 'Threepress Traveller' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('what is typed is kept by itself, the price follows, and what was asked is marked beside it (B-693)', async ({
  page,
  request,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Written Onit' }));
  const asked = page.getByRole('table', { name: 'What was asked for and what is offered' });
  await expect(asked.getByText('differs')).toHaveCount(0);
  const before = await total(page);
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('A cake');
  await page.getByLabel('Dollars, with tax').fill('4x');
  await expect(page.getByText('Line 1: Please type a number.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible();
  await page.getByLabel('Dollars, with tax').fill('40');
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await page.getByLabel('Dollars off').fill('100');
  await page.getByLabel('Why').fill('tenth anniversary');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect.poll(() => total(page)).toBe(before + 40 - 100);
  await page.getByLabel('First day').fill('2027-07-05');
  await expect(asked.getByRole('row', { name: /First day/ })).toContainText(/3 July 2027.*5 July 2027/);
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('What it is')).toHaveValue('A cake');
  await expect(page.getByLabel('First day')).toHaveValue('2027-07-05');
  await page.getByLabel('First day').fill('');
  await expect(page.getByRole('button', { name: 'First day: Choose the first day.' })).toBeVisible();
  await page.getByRole('link', { name: 'As it is read' }).click();
  await page.getByRole('button', { name: 'First day: Choose the first day.' }).click();
  await expect(page.getByLabel('First day')).toBeFocused();
});

test('days are moved, rewritten, removed, added and slept elsewhere, with keys alone, and put back (B-857)', async ({
  page,
  request,
  browser,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Another Week' }));
  const days = page.getByRole('group', { name: 'Days', exact: true });
  const nth = (day: number) => days.getByRole('group', { name: `Day ${day}`, exact: true });
  await days.getByRole('button', { name: 'Change the days' }).press('Enter');
  await expect(nth(1).getByLabel('What happens')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Slowly to the Mara');
  await nth(1).getByLabel('Night').fill('Heron House, of friends');
  const second = await nth(2).getByLabel('What happens').inputValue();
  await nth(2).getByRole('button', { name: 'Move Day 2 down' }).press('Enter');
  await expect(nth(3).getByLabel('What happens')).toHaveValue(second);
  await expect(nth(3).getByRole('button', { name: 'Move Day 3 down' })).toBeFocused();
  await nth(2).getByRole('button', { name: 'Remove Day 2' }).press('Enter');
  await expect(days.getByRole('button', { name: 'Add a day' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A day with the rangers');
  await expect(page.getByText(/^The price is the tour’s/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expectUsable(page);

  await page.reload();
  const titles = days.getByLabel('What happens');
  await expect(titles).toHaveCount(5);
  await expect(nth(1).getByLabel('Night')).toHaveValue('Heron House, of friends');
  await page.getByRole('link', { name: 'As it is read' }).click();
  await expect(page.getByText('Slowly to the Mara', { exact: true })).toBeVisible();
  await expect(page.getByText('A day with the rangers', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Sent to Another Week')).toBeVisible();
  const { address } = linkOf(await proposalOffice(request).get(new URL(page.url()).pathname.split('/').at(-1) ?? ''));
  const traveller = await travellersPage(browser);
  await traveller.goto(address);
  await expect(traveller.getByRole('heading', { name: 'A day with the rangers' })).toBeVisible();
  await expect(traveller.getByText('Heron House, of friends').first()).toBeVisible();

  await page.goBack();
  await days.getByRole('button', { name: /^Put back/ }).click();
  await expect(titles).toHaveCount(6);
  await page.getByRole('button', { name: 'As the tour has them' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the tour’s days' }).click();
  await expect(days.getByRole('button', { name: 'Change the days' })).toBeVisible();
});

test('of two who write at once the second sees both, and nothing typed is lost (B-693)', async ({
  page,
  request,
  browser,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Both Write' }));
  const colleague = await colleaguePage(browser, 60);
  await colleague.goto(new URL(page.url()).pathname);
  await colleague.getByRole('button', { name: 'Add a line' }).click();
  await colleague.keyboard.type('A night drive');
  await colleague.getByLabel('Dollars, with tax').fill('80');
  await expect(colleague.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(colleague.getByRole('table', { name: 'What is paid to us' })).toContainText('A night drive');

  await page.getByLabel('At the top').fill('Words that took an hour.');
  const both = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' });
  await expect(both).toContainText(/A night drive.*\$80/s);
  await expect(both).toContainText('Words that took an hour.');
  await expect(page.getByLabel('At the top')).toHaveValue('Words that took an hour.');
  await both.getByRole('button', { name: 'Put mine on top' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(page.getByLabel('What it is')).toHaveValue('A night drive');

  await colleague.reload();
  await expect(colleague.getByLabel('At the top')).toHaveValue('Words that took an hour.');
  await expect(colleague.getByLabel('What it is')).toHaveValue('A night drive');
  await colleague.context().close();
});

test('what is typed without a network is kept in the browser, and saved when there is one (B-693)', async ({
  page,
  request,
  context,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Cut Proposal' }));
  const address = page.url();
  await context.setOffline(true);
  await page.getByLabel('At the top').fill('Written on a train');
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel('At the top')).toHaveValue('Written on a train');
  await expect(again.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await again.getByRole('link', { name: 'As it is read' }).click();
  await expect(again.getByRole('region', { name: 'As the traveller reads it' })).toContainText('Written on a train');
});

test('what was kept although the answer was lost is one’s own, and nobody else’s (B-693)', async ({
  page,
  request,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Lost Answer' }));
  await page.route('**/draft', loseAnswer, { times: 1 });
  await page.getByLabel('At the top').fill('Kept and not told');
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(page.getByLabel('At the top')).toHaveValue('Kept and not told');
});

test('what a tab had typed that was closed is saved by the one that is left (B-693)', async ({
  page,
  request,
  context,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Left Proposal' }));
  const left = await context.newPage();
  await left.goto(page.url());
  await expect(left.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('At the top').fill('Written on a train');
  await expect(left.getByLabel('At the top')).toHaveValue('Written on a train');
  await page.close();
  await context.setOffline(false);
  await expect(left.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
});

test('two versions stand side by side with what differs, and a withdrawn one says so (B-694)', async ({
  page,
  request,
}) => {
  await makeProposal(page, await sendSafari(request, siteUrl, { name: 'Versions Beside' }));
  await send(page);
  await page.getByLabel('Adults').fill('3');
  await send(page);
  await page.getByRole('link', { name: /^Versions/ }).click();
  const beside = page.getByRole('table', { name: 'Version 1 and Version 2' });
  await expect(beside.getByRole('row', { name: /People/ })).toContainText(/2 adults.*3 adults/);
  await expect(beside.getByRole('row', { name: /Total/ })).toBeVisible();
  await expect(beside.getByRole('row', { name: /Dates/ })).toBeHidden();
  await page.getByLabel('Show what is the same, too').check();
  await expect(beside.getByRole('row', { name: /Dates/ })).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw this proposal?' })
    .getByRole('button', { name: 'Withdraw it' })
    .click();
  await expect(page.getByText('It was withdrawn. Begin another from the enquiry.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send …' })).toBeHidden();
});

test('a question is answered with a press, and what was agreed to is told with its seats', async ({
  page,
  request,
}) => {
  const { departures } = await (await request.get(`${siteUrl}/api/group-tour/${groupTour}`)).json();
  const { id: departureId } = departures.findLast((one: { availableSeats: number }) => one.availableSeats > 2);
  const context = {
    kind: 'group-tour' as const,
    id: groupTour,
    name: 'Amboseli Elephant Weekend',
    url: `/group-tour/${groupTour}`,
  };
  await makeProposal(
    page,
    await sendEnquiry(request, {
      name: 'Seats Traveller',
      topic: 'group',
      context: { ...context, departureId, seats: 2 },
    }),
  );
  await send(page);
  const address = new URL(page.url()).pathname;
  const { versions } = await (await request.get(`/api${address}`)).json();
  const [, token] = versions[0].link.split('#proposal=');
  const tell = (path: string, more: object) =>
    request.post(`${siteUrl}/api/proposal/${path}`, { data: { token, clientRequestId: randomUUID(), ...more } });
  expect((await tell('question', { text: 'Is there a fridge?' })).status()).toBe(201);
  await page.reload();
  await page.getByRole('region', { name: 'Questions' }).getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('> Is there a fridge?\n\n');

  const { total: agreed } = versions[0].offer;
  expect((await tell('hold', { name: 'Seats Traveller', total: agreed })).status()).toBe(200);
  await page.goto(address);
  const booking = page.getByRole('region', { name: 'Booking' });
  await expect(booking).toContainText('Version 1');
  await expect(booking).toContainText('Seats until');
  await expect(page.getByRole('button', { name: 'Send …' })).toBeHidden();
  await expect(page.getByLabel('Seats', { exact: true })).toBeHidden();
  await booking.getByRole('link', { name: 'Its seats and holds' }).click();
  await expect(page).toHaveURL(new RegExp(`/departures/${departureId}$`));
  await expect(page.getByRole('region', { name: 'Who is on it' })).toContainText('Seats Traveller');

  // Confirmed, paid in part, and written about in the enquiry's own thread. On a phone, too, that is what one comes for.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(booking.getByText(/^Deposit \$/)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('navigation', { name: 'Desk' }).locator('[aria-current="page"]')).toHaveText('Bookings');
  await booking.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking).toContainText('Confirmed');
  // What was pressed is gone: the focus is at the name of its part (B-905).
  await expect(booking.getByRole('heading', { name: 'Booking' })).toBeFocused();
  await booking.getByRole('button', { name: 'A payment came in' }).click();
  const receipt = page.getByRole('dialog', { name: 'A payment came in' });
  await expect(receipt.getByLabel('Dollars')).toBeFocused();
  await receipt.getByLabel('Dollars').fill('60.50');
  await receipt.getByRole('button', { name: 'Write it down' }).click();
  await expect(receipt.getByLabel('How')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await booking.getByRole('button', { name: 'A payment came in' }).click();
  await expect(receipt.getByLabel('Dollars')).toHaveValue('60.50');
  await receipt.getByLabel('How').fill('M-Pesa');
  await receipt.getByRole('button', { name: 'Write it down' }).click();
  await expect(receipt).toBeHidden();
  await expect(booking).toContainText(/Received\$60\.50 of /);
  await expect(booking.getByRole('list').first()).toContainText('M-Pesa');
  await booking.getByRole('button', { name: 'Who meets them, and where' }).click();
  const meeting = page.getByRole('dialog', { name: 'Who meets them, and where' });
  // What was left unsaved is not put over what stands there later.
  await meeting.getByLabel('As the travellers read it').fill('Peris, at the gate');
  await page.keyboard.press('Escape');
  await booking.getByRole('button', { name: 'Who meets them, and where' }).click();
  await expect(meeting.getByLabel('As the travellers read it')).toHaveValue('');
  await meeting.getByLabel('As the travellers read it').fill('Juma, with a sign,\nat Wilson Airport');
  await meeting.getByRole('button', { name: 'Put it on their page' }).click();
  await expect(meeting).toBeHidden();
  await expect(booking).toContainText('Juma, with a sign');
  const write = () => booking.getByRole('button', { name: 'Write: Confirmation' }).click();
  await write();
  // What was begun before is nobody's to lose.
  await expect(page.getByText('Another reply is begun here')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/fridge/);
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.goto(address);
  await write();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Your trip is confirmed: /);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('region', { name: 'Reply' }).getByLabel('Text', { exact: true })).toHaveValue('');
  await page.goto(address);
  await expect(booking.getByRole('listitem').filter({ hasText: 'Confirmation' })).toContainText('Sent ');

  // Each press in error is taken back: the receipt by one more, the confirmation with what it does not undo.
  await booking.getByRole('button', { name: 'Take it out' }).click();
  await expect(booking).toContainText('Received$0 of ');
  await expect(booking.getByRole('heading', { name: 'Booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(booking.getByRole('list').first()).toContainText('M-Pesa');
  await booking.getByRole('button', { name: 'Not confirmed after all' }).click();
  await expect(page.getByRole('dialog', { name: 'Take the confirmation back?' })).toContainText(
    'is not taken back with it',
  );
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(booking).toContainText('To be confirmed');
  await expect(booking).toContainText('Seats until');
  await expect(booking).toContainText(/Received\$60\.50 of /);
  await booking.getByRole('button', { name: 'Give back' }).click();
  await page.getByLabel('Why').fill('Another traveller');
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(booking).toContainText('Given back');
  await booking.getByRole('button', { name: 'Not given back after all' }).click();
  await expect(page.getByRole('dialog', { name: 'Take this trip up again?' })).toContainText('if they are still free');
  await page.getByRole('button', { name: 'Take it up again' }).click();
  await expect(booking).toContainText('To be confirmed');
  await expect(booking.getByRole('heading', { name: 'Booking' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('row', { name: /\$60\.50/ }).first()).toContainText('Seats Traveller');
});

test('proposals have nothing for axe to find, and fit the narrowest phone (B-694)', async ({ page, request }) => {
  await makeProposal(
    page,
    await sendSafari(request, siteUrl, { name: 'Axe Proposal', notes: 'A long wish '.repeat(20) }),
  );
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add a discount' }).click();
  await expectUsable(page);
  await page.getByLabel('Dollars off').fill('10');
  await page.getByLabel('Why').fill('They came before');
  await page.getByLabel('Double rooms').fill('1');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expectUsable(page);
  await send(page);
  await page.getByLabel('Adults').fill('3');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  for (const part of ['?part=read', '?part=versions']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address + part);
    await expect(page.getByRole('heading', { level: 1, name: 'Axe Proposal' })).toBeVisible();
    if (part === '?part=read') await expect(page.getByText('1 double room').first()).toBeVisible();
    await expectUsable(page);
  }
  await page.getByRole('button', { name: 'Send …' }).click();
  await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible();
  await expectUsable(page);
});

test('a proposal is written and sent with the keyboard alone (B-692)', async ({ page, request }) => {
  const reference = await sendSafari(request, siteUrl, { name: 'Keyboard Proposal' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByRole('button', { name: 'Make a proposal' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a line' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What it is')).toBeFocused();
  await page.keyboard.type('Flowers');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a line' })).toBeFocused();
  await expect(page.getByLabel('What it is')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send …' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sent to Keyboard Proposal')).toBeVisible();
  // There is nothing more to send, and the keyboard is still there (B-905).
  await expect(page.getByRole('button', { name: 'Send …' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send …' })).toBeFocused();
});

async function makeProposal(page: playwright.Page, reference: string): Promise<void> {
  await page.goto(`/enquiries/${reference}`);
  await page.getByRole('button', { name: 'Make a proposal' }).click();
  await expect(page).toHaveURL(/\/proposals\/[0-9a-f]{16}$/);
  await expect(page.getByRole('table', { name: 'What is paid to us' })).toBeVisible();
}

/** Waits until the mail is on its way and the page says so. */
async function send(page: playwright.Page): Promise<void> {
  await page.getByRole('button', { name: 'Send …' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('dialog', { name: /^Send it to/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send …' })).toBeDisabled();
}

/** What the draft comes to, in dollars. */
async function total(page: playwright.Page): Promise<number> {
  const row = page.getByRole('table', { name: 'What is paid to us' }).getByRole('row', { name: /^Total/ });
  return Number((await row.getByRole('cell').textContent())?.replace(/[$,]/g, ''));
}

/** The mail that brought a proposal in answer to an enquiry; nothing while it is not there. */
function proposalMail(reference: string): string {
  const file = mailsIn(officeData).find((name) => name.startsWith(`${reference}-proposal-`));
  return file === undefined ? '' : readMail(officeData, file);
}
