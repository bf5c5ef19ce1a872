import { randomUUID } from 'node:crypto';
import type * as playwright from '@playwright/test';
import { type ContentKind, contentKinds } from '#contract/desk/content.ts';
import { colleaguePage, test as deskTest, deskUrl, expect, sendEnquiry, siteUrl } from '#tests/e2e/desk-test.ts';
import { holdBack } from '#tests/e2e/hold-back.ts';
import { linkOf, maraTour, onDay, proposalOffice, travellersPage } from '#tests/e2e/proposal-office.ts';
import { test } from '#tests/e2e/site-test.ts';
import { type HastyTypist, hastyTypist } from '#tests/e2e/type-at-once.ts';

/* Whoever presses what opens a field, and types at once: buttons that add are found on the forms, the rest stands in these lists. */

/** Presses each button that adds and is not among those `pressed`, also those that come with what was added. */
async function pressEachAdding(
  page: playwright.Page,
  typist: HastyTypist,
  where: string,
  { pressed = new Set<string>(), isText = false } = {},
): Promise<number> {
  const adding = page.getByRole('button', { name: /^Add an? / });
  for (;;) {
    const names = await adding.evaluateAll((buttons) =>
      buttons.map(
        (button) => `${button.closest('fieldset')?.querySelector('legend')?.textContent}: ${button.textContent}`,
      ),
    );
    const next = names.findIndex((name) => !pressed.has(name));
    if (next < 0) return pressed.size;
    pressed.add(String(names[next]));
    await typist.at(`${where}, ${names[next]}`, adding.nth(next), { isText });
  }
}

deskTest(
  'whoever adds to a proposal, or goes to what it lacks, and types at once loses no character (B-715)',
  async ({ page }) => {
    const { id } = await proposalOffice(page.request).begin(maraTour);
    await page.goto(`/proposals/${id}`);
    await expect(page.getByRole('button', { name: 'Add a line' })).toBeVisible();
    const typist = await hastyTypist(page);
    expect(await pressEachAdding(page, typist, 'proposal')).toBe(4);
    const amount = page.getByLabel('Dollars, with tax').last();
    const toAmount = page.getByRole('button', { name: /^Line \d+: / }).last();
    await amount.fill('');
    await typist.at('to a field that is shown', toAmount, { field: amount });
    await amount.fill('');
    await page.getByRole('link', { name: 'As it is read' }).click();
    await expect(amount).toBeHidden();
    await typist.at('to a field of another part', toAmount, { field: amount });
    expect(typist.lost).toEqual([]);
  },
);

/** Presses what adds in a record of each of these kinds, chapter by chapter. */
async function addToEach(page: playwright.Page, typist: HastyTypist, kinds: readonly ContentKind[]): Promise<void> {
  const { records } = await (await page.request.get('/api/content')).json();
  for (const kind of kinds) {
    const { name } = records.find((row: { kind: string }) => row.kind === kind) ?? {};
    if (name === undefined) continue;
    await page.goto(`/content/${kind}/${name}`);
    await expect(chapters(page).first()).toBeVisible();
    const pressed = new Set<string>();
    for (const chapter of (await chapters(page).allTextContents()).slice(0, -1)) {
      await openChapter(page, chapter);
      await pressEachAdding(page, typist, `${kind}, ${chapter}`, { pressed, isText: true });
    }
  }
}

const chapters = (page: playwright.Page) => page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');

async function openChapter(page: playwright.Page, chapter: string): Promise<void> {
  await chapters(page).filter({ hasText: chapter }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: chapter, exact: true })).toBeVisible();
}

/** Half of all buttons that add. */
const toured = ['tours', 'group-tours'] satisfies ContentKind[];

deskTest(
  'whoever adds to a tour, or goes to what is to be put right, and types at once loses no character (B-715)',
  async ({ page }) => {
    const typist = await hastyTypist(page);
    await page.goto('/content/tours/classic-kenya-7-day?chapter=days');
    await page.getByRole('button', { name: /^Day 2/ }).click();
    const title = page.getByRole('group', { name: 'Day by day' }).getByLabel('Title');
    await title.fill('');
    await openChapter(page, 'About');
    await page.getByRole('button', { name: 'Publish' }).click();
    const told = page.getByRole('button', { name: /^Day 2: Title/ });
    await typist.at('to a field of another chapter', told, { field: title });
    await title.fill('');
    await page.getByRole('button', { name: /^Day 2/, expanded: true }).click();
    await typist.at('to a field of a card that is closed', told, { field: title });
    await addToEach(page, typist, toured);
    expect(typist.lost).toEqual([]);
  },
);

deskTest('whoever adds to other content and types at once loses no character (B-715)', async ({ page }) => {
  const typist = await hastyTypist(page);
  const others = contentKinds.filter((kind) => !toured.some((one) => one === kind));
  await addToEach(page, typist, others);
  expect(typist.lost).toEqual([]);
});

deskTest(
  'whoever presses elsewhere at the desk and types at once loses no character (B-715)',
  async ({ page, browser, request }) => {
    const typist = await hastyTypist(page);
    await page.goto('/content');
    await typist.at('begin something', page.getByRole('button', { name: 'Begin something new' }), {
      field: page.getByLabel('Name', { exact: true }),
    });
    await page.goto('/departures');
    await typist.at('add a date', page.getByRole('button', { name: 'Add a date' }), {
      field: page.getByLabel('First day'),
    });

    const reference = await sendEnquiry(request, { name: 'Hasty Typist' });
    await page.goto('/enquiries');
    const box = page.getByRole('searchbox');
    await box.fill('hasty');
    await typist.at('search on', () => box.press('Enter'), {
      field: box,
      settle: () => expect(page).toHaveURL(/q=hasty/),
    });
    await page.goto(`/enquiries/${reference}`);
    await typist.at('lose an enquiry', () => page.getByLabel('State').selectOption('lost'), {
      field: page.getByLabel('Reason'),
    });
    const leave = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await leave();
    await typist.at('erase an enquiry', page.getByRole('button', { name: 'Erase this enquiry' }));
    await leave();
    const reply = page.getByLabel('Text', { exact: true });
    await typist.at('begin with a template', () => page.getByLabel('Begin with').selectOption({ index: 1 }), {
      field: reply,
    });

    const proposal = await proposalOffice(page.request).propose(maraTour, onDay('2027-09-01'));
    const question = { token: linkOf(proposal).token, clientRequestId: randomUUID(), text: 'Is there a fridge?' };
    await page.request.post(`${siteUrl}/api/proposal/question`, { data: question });
    await page.goto(`/proposals/${proposal.id}`);
    await typist.at('answer a question', page.getByRole('button', { name: 'Answer' }), { field: reply });

    const door = await browser.newPage({ baseURL: deskUrl, storageState: { cookies: [], origins: [] } });
    const guest = await hastyTypist(door);
    await door.goto('/sign-in');
    const send = async () => {
      await door.getByLabel('Your email address').fill('staff-67@example.com');
      await door.getByRole('button', { name: 'Send me a link' }).click();
      // The code comes by mail: nobody types it before.
      await expect(door.getByRole('status').filter({ hasText: 'staff-67@example.com' })).toBeVisible();
    };
    await guest.at('type a code', send, { field: door.getByLabel('Code') });
    await guest.at('another address', door.getByRole('button', { name: 'Another address' }));
    await door.close();
    expect([...typist.lost, ...guest.lost]).toEqual([]);
  },
);

test('whoever presses on the site and types at once loses no character, also where code has to come (B-715)', async ({
  page,
  browser,
}) => {
  const typist = await hastyTypist(page);
  const header = page.getByRole('banner');
  const opened = { field: page.getByRole('combobox', { name: 'Search tours, destinations...' }) };
  const searches = [
    ['search by press', header.getByRole('button', { name: 'Search' })],
    ['search by key', () => page.keyboard.press('/')],
  ] as const;
  for (const [place, press] of searches) {
    await page.goto('/faq');
    await typist.at(place, press, { ...opened, settle: await holdBack(page, /\.js$/) });
    await opened.field.fill('tea');
    await typist.at(`${place}, cleared`, page.getByRole('button', { name: 'Clear the search' }), opened);
    await page.unroute(/\.js$/);
  }
  await page.goto('/group-tour/ndutu-calving-special');
  const join = page.getByRole('button', { name: 'Join the waiting list, Wed, 3 Feb 2027' });
  await typist.at('waiting list', join, { settle: await holdBack(page, /\.js$/) });
  await page.unroute(/\.js$/);
  await page.goto('/tour/masai-mara-safari#customise');
  const request = page.locator('#customise').getByRole('button', { name: 'Request this trip' });
  await typist.at('trip', request, { settle: await holdBack(page, /\.js$/) });
  await page.unroute(/\.js$/);

  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await header.getByRole('button', { name: /^Shortlist/ }).click();
  await typist.at('note', page.getByRole('button', { name: /^Add a note/ }));

  await page.goto('/contact');
  const main = page.getByRole('main');
  const name = main.getByLabel('Your name');
  await page.getByRole('button', { name: 'Send message' }).click();
  await typist.at('to what is missing', page.getByRole('alert').getByRole('link').first(), { field: name });
  await main.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@mail.example`);
  await main.getByLabel('Your message').fill('Two adults, six days.');
  await main.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await typist.at('another message', page.getByRole('button', { name: 'Write another message' }), { field: name });

  const colleague = await colleaguePage(browser, 69);
  const { address } = linkOf(await proposalOffice(colleague.request).propose(maraTour, onDay('2027-09-08')));
  const traveller = await travellersPage(browser);
  await traveller.goto(address);
  const guest = await hastyTypist(traveller);
  await guest.at('hold', traveller.getByRole('button', { name: 'Yes, please hold it' }));
  await colleague.context().close();
  expect([...typist.lost, ...guest.lost]).toEqual([]);
});
