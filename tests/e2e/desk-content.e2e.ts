import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import {
  publishBar as bar,
  colleaguePage,
  expect,
  loseAnswer,
  publish,
  seenByVisitors,
  siteUrl,
  test,
  watchDesk,
} from '#tests/e2e/desk-test.ts';
import { tabTo } from '#tests/e2e/tab-to.ts';

/* Content changed at the desk. Each test has a record of its own: they run beside each other. */

const chapter = (page: playwright.Page, name: string) =>
  page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name }).click();

test('with keys alone somebody finds a season’s price, changes it in six steps, and visitors see it within seconds (B-621, B-628)', async ({
  page,
  request,
}) => {
  const problems = watchDesk(page);
  await page.goto('/');
  const since = Date.now();
  const go = async (target: playwright.Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const write = async (label: string, text: string) => {
    await go(page.getByLabel(label), 'Control+A');
    await page.keyboard.type(text);
  };
  await go(page.getByRole('link', { name: 'Content', exact: true }));
  await go(page.getByRole('link', { name: 'Maasai Mara and Lake Nakuru' }));
  await go(page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Prices and seasons' }));
  await go(page.getByRole('button', { name: /^July to October/ }));
  await write('Dollars each, 2 people', '1,190');
  await expect(page.getByText('The dollars are other than before, the local price is not.')).toBeVisible();
  await write('Local price each, 2 people', '178,500');
  await go(bar(page).getByText('2 changes'));
  await expect(bar(page)).toContainText('July to October, 2 people: Dollars each');
  await expect(bar(page)).toContainText('$1,190');
  await go(bar(page).getByRole('button', { name: 'Publish' }));
  await expect(page.getByText('It is live', { exact: true })).toBeVisible();
  expect(Date.now() - since).toBeLessThan(60_000);
  await expect
    .poll(async () => JSON.stringify((await seenByVisitors(request, 'mara-nakuru-4-day')).prices))
    .toContain('"usd":1190,"local":178500');
  expect(problems).toEqual([]);
});

test('the text of a day is changed, days change places, and their numbers follow (B-626)', async ({
  page,
  request,
}) => {
  await page.goto('/content/tours/classic-kenya-7-day?chapter=days');
  const days = page.getByRole('group', { name: 'Day by day' });
  const { itinerary } = await seenByVisitors(request, 'classic-kenya-7-day');
  await days.getByRole('button', { name: /^Day 2/ }).click();
  await days.getByLabel('Title').fill('The second day, told anew');
  await days.getByRole('button', { name: 'Move Day 2 down' }).click();
  await expect(page.getByText('Day 2 is now 3 of 7.')).toBeAttached();
  await expect(days.getByRole('button', { name: 'Move Day 3 down' })).toBeFocused();
  await expect(days.getByRole('button', { name: /^Day 3/ })).toContainText('The second day, told anew');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(days.getByRole('button', { name: /^Day 2/ })).toContainText('The second day, told anew');
  await publish(page);
  await expect
    .poll(async () => (await seenByVisitors(request, 'classic-kenya-7-day')).itinerary)
    .toEqual(
      itinerary.map((day: object, index: number) =>
        index === 1 ? { ...day, title: 'The second day, told anew' } : day,
      ),
    );
});

test('a line is added with Enter, and one that was removed is put back (B-624)', async ({ page }) => {
  await page.goto('/content/tours/tsavo-diani-6-day');
  const highlights = page.getByRole('group', { name: 'Highlights' });
  await expect(highlights.getByRole('textbox').first()).toBeVisible();
  const before = await highlights.getByRole('textbox').count();
  await highlights.getByRole('textbox').first().press('Enter');
  await page.keyboard.type('Between the first and the second');
  await expect(highlights.getByLabel('Highlight 2', { exact: true })).toHaveValue('Between the first and the second');
  await highlights.getByRole('button', { name: 'Remove Highlight 1' }).click();
  await expect(highlights.getByLabel('Highlight 1', { exact: true })).toHaveValue('Between the first and the second');
  // What is typed meanwhile stays.
  await page.getByLabel('Line below the name').fill('Typed before it came back');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByLabel('Line below the name')).toHaveValue('Typed before it came back');
  await expect(highlights.getByRole('textbox')).toHaveCount(before + 1);
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click();
  await expect(highlights.getByRole('textbox')).toHaveCount(before);
  await expect(bar(page)).toContainText('This is live.');
});

test('a new tour is begun, and only the office knows of it (B-627)', async ({ page, request }) => {
  await page.goto('/content?kind=tours');
  await page.getByRole('button', { name: 'Begin a new tour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Begin a new tour' });
  await dialog.getByLabel('Name').fill('Three Days at the Coast');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/tours\/three-days-at-the-coast$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three Days at the Coast');
  await page.getByLabel('Line below the name').fill('Sand, and nothing to do');
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(bar(page)).toContainText('It is not live.');
  expect((await request.get(`${siteUrl}/api/tour/three-days-at-the-coast`)).status()).toBe(404);
  await page.goto('/content?state=draft&q=three days');
  await expect(page.getByRole('listitem').filter({ hasText: 'Three Days at the Coast' })).toContainText('Begun');
});

test('what cannot be is told at its field in plain words, the way leads there, and nothing typed is lost (B-623)', async ({
  page,
}) => {
  await page.goto('/content/tours/samburu-olpejeta-5-day?chapter=days');
  await page.getByLabel('Nights').fill('9');
  const days = page.getByRole('group', { name: 'Day by day' });
  await days.getByRole('button', { name: /^Day 2/ }).click();
  await days.getByLabel('Title').fill('');
  await days.getByLabel('What happens').fill('Typed before the fault was told');
  await chapter(page, 'About');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'to be put right' });
  await expect(told).toBeFocused();
  // What the form itself sees needs no answer of the server's.
  await expect(told).toContainText('Day 2: Title: Write something here.');
  await told.getByRole('button', { name: /Day 2: Title/ }).click();
  await expect(days.getByLabel('Title')).toBeFocused();
  await expect(days.getByLabel('What happens')).toHaveValue('Typed before the fault was told');
  await page.keyboard.type('A title again');
  await expect(told).toHaveCount(0);

  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(told).toContainText('Nights: It is 9');
  await expect(page.getByLabel('Nights')).toHaveValue('9');
  await expect(page.getByLabel('Nights')).toHaveAttribute('aria-invalid', 'true');
  await expect(bar(page)).toContainText('It is not live.');
  await page.getByLabel('Nights').fill('4');
  await publish(page);
});

test('what is no number stays as it was typed and says so, and a price that halves is asked about (B-623)', async ({
  page,
}) => {
  await page.goto('/content/other-costs/guide-tips');
  await page.getByLabel('Dollars at least').fill('about ten');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Dollars at least: Write a number, in figures only.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Dollars at least')).toHaveValue('about ten');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByLabel('Dollars at least')).not.toHaveValue('about ten');
  await page.getByLabel('Dollars at least').fill('1.000');
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Dollars at least: 1,000 or 1? Write 1000 or 1.')).toBeVisible();
  await page.getByLabel('Dollars at least').fill('1');
  await expect(page.getByText(/^From \$\d+ to \$1: is that right\?$/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Is that right?' });
  await expect(question).toContainText('Dollars at least');
  await question.getByRole('button', { name: 'Look again' }).click();
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(bar(page)).toContainText('It is not live.');
  // The list publishes several at once, and asks as well.
  await page.goto('/content?kind=other-costs&state=draft');
  const draft = page.getByLabel(/^Publish the draft of/);
  await draft.check();
  await page.getByRole('button', { name: 'Publish one draft' }).click();
  await expect(question).toContainText('Dollars at least');
  await question.getByRole('button', { name: 'Look again' }).click();
  await expect(draft).toBeChecked();
  await page.getByRole('button', { name: 'Publish one draft' }).click();
  await question.getByRole('button', { name: 'Yes, make it live' }).click();
  await expect(page.getByText('It is live', { exact: true })).toBeVisible();
});

test('of two people at once the second sees what the first did, and both changes go live (B-625, B-628)', async ({
  page,
  request,
  browser,
}) => {
  const path = '/content/tours/nakuru-naivasha-escape';
  await page.clock.install();
  await page.goto(path);
  await page.getByLabel('Line below the name').fill('Typed by the second');
  const colleague = await colleaguePage(browser, 53);
  await colleague.goto(path);
  await colleague.getByLabel('In short').fill('Published by the first, while the second was typing away.');
  await publish(colleague);
  await colleague.context().close();

  // A page that is open is asked for again by and by.
  await page.clock.fastForward('01:00');
  await expect(page.getByText('Somebody else has changed this since you began to type.')).toBeVisible();
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else' });
  await expect(told).toContainText('In short');
  await expect(bar(page).getByRole('button', { name: 'Publish' })).toBeDisabled();
  await expectUsable(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await told.getByRole('button', { name: 'Put mine on top' }).click();
  await expect(page.getByLabel('Line below the name')).toHaveValue('Typed by the second');
  await expect(page.getByLabel('In short')).toHaveValue('Published by the first, while the second was typing away.');
  await publish(page);
  await expect
    .poll(async () => {
      const { tagline, summary } = await seenByVisitors(request, 'nakuru-naivasha-escape');
      return [tagline, summary];
    })
    .toEqual(['Typed by the second', 'Published by the first, while the second was typing away.']);
});

test('what was typed survives a cut network, a reload and a second tab, and the list knows of it (B-624)', async ({
  page,
  context,
}) => {
  const path = '/content/places/fort-jesus?chapter=practical';
  await page.goto(path);
  await page.getByLabel('Opening hours').fill('Daily 8.00 to 17.00');
  await page.route('**/draft', (route) => route.abort());
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(bar(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/draft');
  await page.reload();
  await expect(page.getByLabel('Opening hours')).toHaveValue('Daily 8.00 to 17.00');

  const other = await context.newPage();
  await other.goto(path);
  await expect(other.getByLabel('Opening hours')).toHaveValue('Daily 8.00 to 17.00');
  await other.getByLabel('Minutes a visit takes').fill('95');
  await expect(page.getByLabel('Minutes a visit takes')).toHaveValue('95');
  await other.close();

  await page.goto('/content?state=typed');
  await page.getByRole('link', { name: 'Fort Jesus' }).click();
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(bar(page)).toContainText('It is not live.');
  await page.goto('/content?state=typed');
  await expect(page.getByRole('link', { name: 'Fort Jesus' })).toHaveCount(0);
});

test('what was kept although the answer was lost is one’s own draft, and nobody else’s (B-624)', async ({ page }) => {
  await page.goto('/content/places/lamu-old-town?chapter=practical');
  await page.getByLabel('Opening hours').fill('Always open');
  await page.route('**/draft', loseAnswer, { times: 1 });
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await expect(bar(page)).toContainText('It is not live.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Opening hours')).toHaveValue('Always open');
});

test('an article is written with the page before one’s eyes, and what cannot be shown is told by its line (B-627)', async ({
  page,
}) => {
  const problems = watchDesk(page);
  await page.goto('/content/blog/packing-fifteen-kilos');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const shown = page.getByRole('region', { name: 'As visitors read it' });
  await text.fill('## A heading of ours\n\nWords with a [link](/tours).\n\n<b>loud</b>');
  await expect(shown.getByRole('heading', { name: 'A heading of ours' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'link' })).toHaveAttribute('href', /^https?:\/\/.+\/tours$/);
  await expect(shown).toContainText('Line 5: HTML cannot be shown');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click();
  await expect(text).not.toHaveValue(/heading of ours/);
  expect(problems).toEqual([]);
});

test('what a record was before is live again with one press (B-627)', async ({ page, request }) => {
  const { tagline } = await seenByVisitors(request, 'hells-gate-crescent-island');
  await page.goto('/content/tours/hells-gate-crescent-island');
  await page.getByLabel('Line below the name').fill('For a while');
  await publish(page);
  await chapter(page, 'On the site, and before');
  const versions = page.getByRole('region', { name: 'What it was before' }).getByRole('listitem');
  await expect(versions.first()).toContainText('For a while');
  await page
    .getByRole('button', { name: /Make it live again/ })
    .first()
    .click();
  await expect(page.getByText('It is live again', { exact: true })).toBeVisible();
  await chapter(page, 'About');
  await expect(page.getByLabel('Line below the name')).toHaveValue(tagline);
  await expect.poll(async () => (await seenByVisitors(request, 'hells-gate-crescent-island')).tagline).toBe(tagline);
});

test('several drafts are published together from the list (B-627)', async ({ page }) => {
  for (const name of ['mzima-springs', 'mudanda-rock']) {
    await page.goto(`/content/places/${name}?chapter=practical`);
    await page.getByLabel('Minutes a visit takes').fill('77');
    await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
    await expect(bar(page)).toContainText('It is not live.');
  }
  await page.goto('/content?kind=places&state=draft');
  await page.getByLabel('Publish the draft of Mzima Springs').check();
  await page.getByLabel('Publish the draft of Mudanda Rock').check();
  await page.getByRole('button', { name: 'Publish 2 drafts' }).click();
  await expect(page.getByText('They are live', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Publish the draft of Mudanda Rock')).toHaveCount(0);
});

test('a tour is hidden, and put off the site and back, each by one press that visitors see (B-840, B-841)', async ({
  page,
  request,
}) => {
  const isListed = async () =>
    (await (await request.get(`${siteUrl}/api/tours?limit=48`)).text()).includes('"mount-kenya-sirimon-trek"');
  const name = 'mount-kenya-sirimon-trek';
  await page.goto(`/content/tours/${name}?chapter=earlier-versions`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await expect.poll(isListed).toBe(false);
  await expect
    .poll(async () => (await request.get(`${siteUrl}/tour/${name}`)).headers()['x-robots-tag'])
    .toBe('noindex');
  await page.goto('/content?state=hidden');
  await page.getByRole('button', { name: `Show it again ${title}` }).click();
  await expect.poll(isListed).toBe(true);

  await page.goto(`/content/tours/${name}?chapter=earlier-versions`);
  await page.getByRole('button', { name: 'Take it off the site' }).click();
  await page.getByRole('button', { name: /^Take this tour off/ }).click();
  await page.getByRole('button', { name: 'Change these, and take it off' }).click();
  await expect.poll(async () => (await request.get(`${siteUrl}/tour/${name}`)).status()).toBe(404);
  await page.goto('/content?state=removed');
  await page.getByRole('button', { name: `Put it back ${title}` }).click();
  await expect.poll(async () => (await request.get(`${siteUrl}/tour/${name}`)).status()).toBe(200);
  await expect(page.getByRole('button', { name: `Put it back ${title}` })).toBeHidden();
});

test('a draft is given a day and time of the office, stands so in the list, and is left with “Not yet” (B-843)', async ({
  page,
}) => {
  await page.goto('/content/places/karen-blixen-museum');
  await page.getByLabel('Name', { exact: true }).fill('Karen Blixen Museum, Nairobi');
  await bar(page).getByRole('button', { name: 'Keep as draft' }).click();
  await bar(page).getByRole('button', { name: 'Publish later …' }).click();
  const dialog = page.getByRole('dialog');
  await expectUsable(page);
  await dialog.getByLabel('Day').fill('2037-01-05');
  await dialog.getByLabel('Time in Nairobi').fill('06:30');
  await dialog.getByRole('button', { name: 'Do it then' }).click();
  await expect(page.getByText('Goes live on 5 January 2037, 06:30').first()).toBeVisible();
  await page.goto('/content?state=planned');
  await page.getByRole('button', { name: /^Not yet/ }).click();
  await expect(page.getByText('No page fits.')).toBeVisible();
});
