import { colleaguePage, expect, officeData, sendEnquiry, test, watchDesk } from '#tests/e2e/desk-test.ts';
import { readMail } from '#tests/support/desk/office-mails.ts';
import { translate } from '#tests/support/site/translator.ts';

test('an enquiry is found, answered with a template, and won (B-501)', async ({ page, request }) => {
  const problems = watchDesk(page);
  const reference = await sendEnquiry(request, { name: 'Wambui Answer', message: 'Is July a good month?' });
  await page.goto('/enquiries');
  await page.getByRole('searchbox', { name: 'Name, reference, address or words' }).fill('wambui answer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=wambui\+answer/);
  await page.getByRole('link', { name: 'Wambui Answer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wambui Answer' })).toBeVisible();
  await expect(page.getByText('Is July a good month?')).toBeVisible();

  await page.getByLabel('Begin with').selectOption({ index: 1 });
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Wambui/);
  await page.getByLabel('Text', { exact: true }).fill('July is when the herds cross. Shall we plan it?');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText('July is when the herds cross.')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveValue('waiting');
  const { mails } = await (await request.get(`/api/enquiries/${reference}`)).json();
  const { messageId } = mails.find(({ kind }: { kind: string }) => kind === 'reply');
  await expect.poll(() => mailOf(messageId)).toContain('July is when the herds cross.');
  expect(mailOf(messageId)).toContain('Is July a good month?');

  await page.getByRole('button', { name: 'An answer came' }).click();
  await expect(page.getByLabel('State')).toHaveValue('answering');
  await page.getByRole('button', { name: 'Nothing to answer' }).click();
  await expect(page.getByLabel('State')).toHaveValue('waiting');

  await page.getByLabel('State').selectOption('won');
  await expect(page.getByRole('region', { name: 'History' }).getByText(/set it to Won$/)).toBeVisible();
  await page.goto('/enquiries?state=won&q=wambui');
  await expect(page.getByRole('link', { name: 'Wambui Answer' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('two people at once: the second sees both versions, and nothing typed is lost (B-502)', async ({
  page,
  request,
  browser,
}) => {
  const reference = await sendEnquiry(request, { name: 'Two Atonce' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByLabel('Subject').fill('Your safari');
  await page.getByLabel('Text', { exact: true }).fill('Words that took an hour.');
  const colleague = await colleaguePage(browser, 55);
  await colleague.goto(`/enquiries/${reference}`);
  await colleague.getByLabel('State').selectOption('answering');
  await expect(colleague.getByRole('region', { name: 'History' }).getByText(/set it to Being answered$/)).toBeVisible();

  await page.getByLabel('State').selectOption('won');
  const both = page.getByRole('dialog', { name: 'Somebody else was faster' });
  await expect(both).toContainText('is Being answered now; you wanted Won');
  await both.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.getByLabel('State')).toHaveValue('answering');

  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByText('Somebody else has changed this since you opened it.')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Words that took an hour.');
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('Words that took an hour.');
  await colleague.context().close();
});

test('a reply survives a cut network and a closed tab, and is sent once (B-503)', async ({
  page,
  request,
  context,
}) => {
  const reference = await sendEnquiry(request, { name: 'Cut Network' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByLabel('Subject').fill('Your safari');
  await page.getByLabel('Text', { exact: true }).fill('Half of an answer');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Half of an answer');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/enquiries/${reference}`);
  await expect(again.getByLabel('Text', { exact: true })).toHaveValue('Half of an answer');
  await again.getByRole('button', { name: 'Send the reply' }).click();
  await expect(again.getByRole('region', { name: 'What was said' })).toContainText('Half of an answer');
  const { replies } = await (await request.get(`/api/enquiries/${reference}`)).json();
  expect(replies).toHaveLength(1);
});

test('an enquiry that was lost says why, and one that is erased is gone (B-501)', async ({ page, request }) => {
  const problems = watchDesk(page);
  const reference = await sendEnquiry(request, { name: 'Lost Traveller' });
  await page.goto(`/enquiries/${reference}`);
  await page.getByLabel('State').selectOption('lost');
  const why = page.getByRole('dialog', { name: 'Why was it lost?' });
  await why.getByLabel('Reason').fill('Went with somebody cheaper');
  await why.getByRole('button', { name: 'It is lost' }).click();
  await expect(page.getByText('Lost: Went with somebody cheaper', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Erase this enquiry' }).click();
  await page.getByLabel('Type its reference again').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Erase it' }).click();
  await expect(page).toHaveURL(/\/enquiries$/);
  await expect(page.getByText(`${reference} is erased`)).toBeVisible();
  expect((await request.get(`/api/enquiries/${reference}`)).status()).toBe(404);
  // Nobody asked for what is gone.
  expect(problems).toEqual([]);
});

test('an enquiry is answered with the keyboard alone (B-506)', async ({ page, request }) => {
  await sendEnquiry(request, { name: 'Keyboard Only' });
  await page.goto('/enquiries?q=keyboard+only');
  await page.getByRole('link', { name: 'Keyboard Only' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard Only' })).toBeVisible();
  await page.getByLabel('Subject').focus();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We answer with keys.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'What was said' })).toContainText('We answer with keys.');
});

test('a page that the browser translates is worked with as any other (B-591)', async ({ page, request }) => {
  const problems = watchDesk(page);
  const reference = await sendEnquiry(request, { name: 'Translated Page' });
  await page.goto(`/enquiries/${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page, 'ever after');
  await page.locator('#reply-text').fill('Written on a translated page');
  await page.locator('#reply-subject').fill('Hello');
  await page.locator('form:has(#reply-text) button[type=submit]').click();
  await expect(page.getByText('Written on a translated page')).toBeVisible();
  await page.locator('a[href="/departures"]').click();
  await expect(page).toHaveURL(/\/departures$/);
  await page.locator('table a').last().click();
  await page.locator('#hold-seats').fill('1');
  await page.locator('#hold-forWhom').fill('Somebody translated');
  await expect(page.locator('p.figures font').first()).toBeVisible();
  await page.locator('form:has(#hold-forWhom) button[type=submit]').click();
  // What the office wrote over the translation is shown, too.
  const hold = page.locator('li', { hasText: 'Somebody translated' });
  await expect(hold.locator('font').first()).toBeVisible();
  await hold.locator('button').last().click();
  await expect(hold).toContainText('given back');
  expect(problems).toEqual([]);
});

test('a laptop shows twelve enquiries at once, those nobody has read marked, and a filter is kept under a name (B-521)', async ({
  page,
  request,
}) => {
  for (let index = 0; index < 12; index += 1) {
    const message = `Number ${index}: ${'we would like to see elephants, and the coast too. '.repeat(3)}`;
    await sendEnquiry(request, { name: `Twelfth Man of a Rather Long Name ${index}`, message });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/enquiries?q=twelfth+man');
  const rows = page
    .getByRole('table', { name: 'Enquiries' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(12);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  // With room for what was written.
  const about = page.getByRole('columnheader', { name: 'About' });
  expect((await about.boundingBox())?.width).toBeGreaterThan(200);
  await expect(page).toHaveTitle(/^\(\d+\) Enquiries/);

  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Twelfth/ })).toBeVisible();
  await page.goBack();
  await expect(rows.first()).not.toContainText('Unread');
  await expect(rows.nth(1)).toContainText('Unread');

  await page.getByRole('button', { name: 'Keep this filter' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Dozens');
  await page.keyboard.press('Enter');
  await page.getByLabel('Kept').selectOption('Mine, today');
  await expect(page).toHaveURL(/turn=office/);
  await page.reload();
  await page.getByLabel('Kept').selectOption('Dozens');
  await expect(page).toHaveURL(/q=twelfth\+man/);
  await expect(rows).toHaveCount(12);
  await page.getByRole('button', { name: 'Forget this filter' }).click();
  await expect(page.getByLabel('Kept').getByRole('option', { name: 'Dozens' })).toHaveCount(0);
});

test('a call is noted with the keyboard, which goes through the list and from one enquiry to the next (B-506)', async ({
  page,
  request,
}) => {
  for (const name of ['Typewriter First', 'Typewriter Second']) await sendEnquiry(request, { name });
  await page.goto('/enquiries?q=typewriter&sort=oldest');
  const links = page.getByRole('table', { name: 'Enquiries' }).getByRole('link');
  await expect(links).toHaveText(['Typewriter First', 'Typewriter Second']);
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Typewriter First' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: 'Typewriter Second' })).toBeVisible();
  await page.getByLabel('A call').check();
  await page.getByLabel('Text', { exact: true }).fill('She asks for the 14th, and calls back: just keys.');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('region', { name: 'What was said' }).getByRole('listitem');
  await expect(said.nth(0)).toContainText('Typewriter Second asked');
  await expect(said.filter({ hasText: 'Call' })).toContainText('She asks for the 14th');
  await expect(said.last()).toContainText(/set it to With the traveller/);
  await expect(page.getByLabel('State')).toHaveValue('waiting');
});

function mailOf(messageId: string): string {
  return readMail(officeData, `${messageId}.eml`);
}

test('with keys alone several enquiries are picked, given and tagged at once, and it is undone (B-845)', async ({
  page,
  request,
}) => {
  for (const name of ['Bulk Afirst', 'Bulk Bsecond', 'Bulk Cthird']) await sendEnquiry(request, { name });
  await page.goto('/enquiries?q=bulk');
  const rows = page.getByRole('table', { name: 'Enquiries' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const picks = page.getByRole('checkbox', { name: /^Pick Bulk/ });
  await picks.first().press('Space');
  await picks.last().press('Shift+Space');
  const picked = page.getByRole('region', { name: 'Those that are picked' });
  await expect(picked).toContainText('3 enquiries picked');
  await picked.getByLabel('A tag for them').fill('group of three');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tagged: 3 enquiries')).toBeVisible();
  await expect(rows.getByText('group of three')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('group of three')).toHaveCount(0);
});

test('J and K go through a list until somebody switches letters off, in this browser (B-848)', async ({
  page,
  request,
  me,
}) => {
  await sendEnquiry(request, { name: 'Letters Off' });
  await page.goto('/enquiries?q=letters+off');
  const link = page.getByRole('link', { name: 'Letters Off' });
  await expect(link).toBeVisible();
  await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.getByText(me, { exact: true }).click();
  await page.getByLabel('J and K go through lists').uncheck();
  await page.reload();
  await expect(link).toBeVisible();
  await page.keyboard.press('j');
  await expect(link).not.toBeFocused();
});
