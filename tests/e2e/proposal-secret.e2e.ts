import type * as playwright from '@playwright/test';
import { everything } from '#platform/consent/consent-record.ts';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { answered } from '#tests/e2e/cookie-banner.ts';
import { colleaguePage, expect, siteUrl, test } from '#tests/e2e/desk-test.ts';
import { linkOf, maraTour, onDay, proposalOffice, travellersPage } from '#tests/e2e/proposal-office.ts';
import { storedIn } from '#tests/e2e/stored-in.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';
import { expectEvent, standInVendors } from '#tests/e2e/vendor-hosts.ts';
import { sampleTraveller } from '#tests/support/proposals/sample-details.ts';

/** Everything a page sends, but the bodies of the calls that are to have the secret, and all it writes to the console. */
function listen(context: playwright.BrowserContext): string[] {
  const told: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const body = pathname.startsWith('/api/proposal') ? '' : (request.postData() ?? '');
    told.push(`${request.url().replace(/#.*/, '')} ${JSON.stringify(request.headers())} ${body}`);
  });
  context.on('console', (message) => told.push(`console ${message.text()}`));
  return told;
}

test('the secret of a link is in nothing that is sent, kept, counted or written, whatever one does (B-699)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 67);
  const { address, token } = linkOf(await proposalOffice(request).propose(maraTour, onDay('2027-08-25')));
  const page = await travellersPage(browser, { storageState: answered(siteUrl, everything) });
  await page.clock.install();
  const told = listen(page.context());
  const outside = await standInVendors(page);
  const secret = token.split('.').at(-1) ?? token;
  expect(secret.length).toBeGreaterThan(20);

  // As somebody who agreed to being counted, with a page before it.
  await page.goto(`${siteUrl}/faq`);
  await expectEvent(outside, 'page_view', 'PageView');
  await page.goto(address);
  await page.getByLabel('Your question').fill('Which shoes?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('Sent. The answer comes to you by mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, please hold it' }).click();
  await page.getByRole('button', { name: 'Hold it for me' }).click();
  await expect(page.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Tell us who travels' }).click();
  await page.getByLabel('Passport number').first().fill(sampleTraveller.passportNumber);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText(/^Saved last on /)).toBeVisible();
  await page.getByRole('button', { name: 'Back to your trip' }).click();
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.filter((link) => link.includes(secret))).toEqual([]);
  const counted = outside.requests.filter(({ host }) => host.endsWith('facebook.com')).length;

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact/);
  await expect
    .poll(() => outside.requests.filter(({ host }) => host.endsWith('facebook.com')).length)
    .toBeGreaterThan(counted);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();
  // Saved at most once a second.
  await page.clock.fastForward(1500);
  for (const word of [secret, sampleTraveller.passportNumber]) {
    expect(await storedIn(page)).not.toContain(word);
    expect(told.filter((each) => each.includes(word))).toEqual([]);
    expect(outside.requests.filter((each) => each.address.includes(word))).toEqual([]);
  }
});

test('the worker that keeps pages for offline keeps nothing of a proposal (B-699)', async ({ browser }) => {
  const { request } = await colleaguePage(browser, 68);
  const { address, token } = linkOf(await proposalOffice(request).propose(maraTour, onDay('2027-09-01')));
  const secret = token.split('.').at(-1) ?? token;
  const page = await travellersPage(browser, { serviceWorkers: 'allow' });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yes, please hold it' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toContain('/tour/masai-mara-safari');
  const kept = await storedIn(page);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain('/api/proposal');
});

test('a trip that was agreed to opens on the plane, and is gone from the device with a press (B-858)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 69);
  const { address, token } = linkOf(await proposalOffice(request).propose(maraTour, onDay('2027-09-08')));
  const page = await travellersPage(browser, { serviceWorkers: 'allow' });
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('button', { name: 'Yes, please hold it' }).click();
  await page.getByRole('button', { name: 'Hold it for me' }).click();
  await expect(page.getByRole('button', { name: 'Take it off this device' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toContain('/tour/masai-mara-safari');

  await page.context().setOffline(true);
  // As on the plane: the mail's link in a new tab.
  const later = await page.context().newPage();
  await page.close();
  await later.goto(address);
  await expect(
    later.getByText(/^We cannot be reached now\. This is your trip as it was kept on this device/),
  ).toBeVisible();
  await expect(later.getByRole('heading', { name: 'This trip is held for you' })).toBeVisible();
  await expect(later.getByRole('region', { name: 'Day by day' }).getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(await storedIn(later)).not.toContain(token.split('.').at(-1));
  await later.getByRole('button', { name: 'Take it off this device' }).click();
  const failed = later.getByRole('heading', { name: 'Your trip could not be fetched' });
  await expect(failed).toBeVisible();
  await later.reload();
  await expect(failed).toBeVisible();
  expect(await storedIn(later)).not.toContain('Dear Amina');
});

test('with keys alone a trip is shared with those who travel along, opens for them on the plane without a sum, and is ended (B-895)', async ({
  browser,
}) => {
  const { request } = await colleaguePage(browser, 62);
  const office = proposalOffice(request);
  const proposal = await office.propose(maraTour, onDay('2027-09-15'));
  await office.agreeTo(proposal);
  const { address, token } = linkOf(proposal);
  const viewport = { width: 390, height: 844 };
  const traveller = await travellersPage(browser, { viewport });
  await traveller.goto(address);
  await tabTo(traveller, traveller.getByRole('button', { name: 'Share with your party' }));
  await traveller.keyboard.press('Enter');
  const field = traveller.getByRole('textbox', { name: 'The link' });
  await expect(field).toHaveValue(/#shared=[\w.-]{60,}$/);
  const link = await field.inputValue();
  const secret = link.split('.').at(-1) ?? link;
  await traveller.keyboard.press('Escape');
  await expect(field).toHaveCount(0);

  const along = await travellersPage(browser, { viewport, serviceWorkers: 'allow' });
  const told = listen(along.context());
  await along.goto(link);
  await along.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect(along.getByText('Shared with you by Amina')).toBeVisible();
  const trip = along.getByRole('article').filter({ has: along.getByRole('heading', { level: 1 }) });
  await expect(trip.getByRole('region', { name: 'On the way' })).toContainText('Enkiama Hill Camp');
  await expect(trip.getByRole('button', { name: 'Take it off this device' })).toBeVisible();
  await expect(trip).not.toContainText(/\$|USD/);
  await expectUsable(along);
  await along.emulateMedia({ media: 'print' });
  await expect(along.locator('.printed-letterhead')).toBeVisible();
  await expect(trip.getByRole('button')).toHaveCount(0);
  await along.emulateMedia({ media: 'screen' });
  await expect.poll(() => storedIn(along)).toContain('/tour/masai-mara-safari');

  await along.context().setOffline(true);
  const onThePlane = await along.context().newPage();
  await along.close();
  await onThePlane.goto(link);
  await expect(onThePlane.getByText(/^We cannot be reached now\. This is your trip as it was kept/)).toBeVisible();
  await expect(onThePlane.getByRole('region', { name: 'Day by day' }).getByRole('heading', { level: 3 })).toHaveCount(
    3,
  );
  for (const each of [secret, String(token.split('.').at(-1)), 'Dear Amina']) {
    expect(await storedIn(onThePlane)).not.toContain(each);
  }
  expect(told.filter((each) => each.includes(secret))).toEqual([]);

  await tabTo(traveller, traveller.getByRole('button', { name: 'End the link' }));
  await traveller.keyboard.press('Enter');
  await expect(traveller.getByText(/^It is ended/)).toBeVisible();
  await onThePlane.context().setOffline(false);
  await onThePlane.reload();
  await expect(onThePlane.getByText('We cannot find the trip this link leads to.')).toBeVisible();
  await expect.poll(() => onThePlane.evaluate(() => localStorage.getItem('keptTrips'))).toBeNull();
});
