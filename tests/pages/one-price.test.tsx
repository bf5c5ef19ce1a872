import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getSearchDocuments } from '#contract/search/search-endpoints.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { warmUp } from '#server/api/warm-up.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import type { GroupTourFile, TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { filesBelow, withChanges } from '#server/content/files/content-files.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { pricingOf, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { apiOver, loadPage } from '#tests/support/site/load-page.ts';
import { everythingInView } from '#tests/support/site/near-view.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, easyBotCheck, testClock, testNow } from '#tests/support/test-app.ts';

/* One rule, and every place that tells a price: sums worked by hand, and a price that is changed in one file. */

const path = '/tour/classic-kenya-7-day';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));

/** The demonstration's content with another one of its files. */
function catalogueWith<File>(file: string, change: (record: File) => void): Catalogue {
  const record = JSON.parse(readFileSync(join(testedContent, file), 'utf8'));
  change(record);
  return loadCatalogue(withChanges(filesBelow(testedContent), new Map([[file, JSON.stringify(record)]])), {
    clock: testClock,
  });
}

/** With another price for two at Christmas, and as much more in every season. */
const catalogueAt = (usd: number) =>
  catalogueWith<TourFile>('tours/classic-kenya-7-day.json', ({ prices: { seasons } }) => {
    const christmas = seasons.find(({ name }) => name === 'Christmas and New Year');
    const more = usd - (christmas?.prices[0]?.usd ?? 0);
    for (const { prices } of seasons) if (prices[0]) prices[0].usd += more;
  });

/** What every place says that tells the price for two at Christmas. */
async function told(catalogue: Catalogue, usd: number): Promise<Record<string, string>> {
  const botCheck = easyBotCheck();
  const app = await createTestApp({ catalogue, botCheck });
  // Drawing the maps takes a slow machine longer than a call may take.
  warmUp(catalogue, createSearchService({ catalogue: () => catalogue, clock: testClock }));
  onTestFinished(() => app.close());

  await openSite('/tours', { catalogue });
  const card = await screen.findByRole('link', { name: 'Classic Kenya' });
  const list = card.closest('article')?.textContent ?? '';
  cleanup();
  await openSite(path, { catalogue });
  const panel = (await screen.findByRole('region', { name: 'Price' })).textContent ?? '';
  const printed = await screen.findByRole('region', { name: /^Prices a person/, hidden: true });
  const paper = within(printed).getByRole('table', { hidden: true }).textContent ?? '';
  cleanup();

  await openSite('/blog/what-a-kenya-safari-costs', { catalogue });
  const article = (await screen.findByRole('main')).textContent ?? '';
  cleanup();

  const { queryClient } = await loadPage(app, path);
  const { texts } = await siteDocuments(apiOver(app), 'https://safaris.test');
  const llms =
    texts
      .get('/llms.txt')
      ?.split('\n')
      .find((line) => line.includes(path)) ?? '';
  const found = await (await app.request(`/api${getSearchDocuments.path}`)).json();
  const foundTour = found.documents.tours.find(({ slug }: { slug: string }) => slug === 'classic-kenya-7-day');

  const trip = {
    baseTour: { id: 'classic-kenya-7-day', slug: 'classic-kenya-7-day', name: 'Classic Kenya', price: usd },
    dates: { startDate: '2026-12-22', endDate: '2026-12-28', flexibility: 'exact' as const },
    guests: { adults: 2, children: 0, infants: 0 },
    activities: [],
    accommodations: [],
  };
  const token = await freshToken(botCheck, 'custom-safari');
  const answer = await app.post('/api/custom-safari-request', {
    ...safariBody({ ...trip, turnstileToken: token }),
    pricing: pricingOf(trip),
  });
  const [enquiry, receipt] = await deliverOutbox(app);
  return {
    list,
    panel,
    paper,
    article,
    'structured data': JSON.stringify(structuredData(path, queryClient)),
    llms,
    search: JSON.stringify(foundTour),
    answer: `${answer.status} ${await answer.text()}`,
    'mail to the office': enquiry?.text ?? '',
    receipt: receipt?.text ?? '',
  };
}

test('one season’s price in one file is told by every place that tells prices (B-225, B-231, B-631)', async () => {
  const before = await told(catalogueAt(2600), 2600);
  const after = await told(catalogueAt(2750), 2750);
  // What each of two pays for the whole trip: 2 × 1950, or 2 × 2600, with 12 % and 50; 2 × 2 tickets of 100, or of 200; 2 × 30; 2 × 7 × 15.
  const sums: Record<string, [was: RegExp, is: RegExp]> = {
    list: [/2,544/, /2,712/],
    // Each of two in August, and of February's bill the invoice: 2 × 2050, or 2 × 2200, with 12 % and 50.
    article: [/USD 2,340 in August.*that is USD 1,392\.60/s, /USD 2,490 in August.*that is USD 1,493\.40/s],
    panel: [
      /each of 2, in May\$2,544to \$3,472 in December.*The tour itself \$1,950/,
      /each of 2, in May\$2,712to \$3,640 in December.*The tour itself \$2,100/,
    ],
    paper: [/1 July to 31 October.*\$2,340.*\$2,600/, /1 July to 31 October.*\$2,490.*\$2,750/],
    search: [/2544/, /2712/],
    'structured data': [/2544/, /2712/],
    llms: [/2,544/, /2,712/],
  };
  for (const place of Object.keys(after)) {
    if (place === 'answer') continue;
    const [was, is] = sums[place] ?? [/2,?600/, /2,?750/];
    expect(before[place], place).toMatch(was);
    expect(after[place], place).toMatch(is);
    expect(after[place], place).not.toMatch(was);
  }
  // 2 × 2600 and 2 × 2750, with 12 % and 50
  expect(before.answer).toMatch(/^201 .*"total":5874/);
  expect(after.answer).toMatch(/^201 .*"total":6210/);
});

test('a sentence that names a price is told anew by page, search and machines (B-631)', async () => {
  const catalogue = catalogueWith<GroupTourFile>('group-tours/great-migration-mara.json', (tour) => {
    const [price] = tour.prices.seasons[0]?.prices ?? [];
    if (price) price.usd = 1400;
    tour.summary = 'Five days for {{price of great-migration-mara}}';
  });
  const app = await createTestApp({ catalogue });
  onTestFinished(() => app.close());

  const found = JSON.stringify(await (await app.request(`/api${getSearchDocuments.path}`)).json());
  // What three tickets leave of it
  expect(found).toContain('three tickets, USD 600. What remains, USD 800, is for the vehicle');
  expect(found).not.toContain('{{');
  const address = '/group-tour/great-migration-mara';
  const { queryClient } = await loadPage(app, address);
  expect(JSON.stringify(structuredData(address, queryClient))).toContain('Five days for USD 1,400');
  await openSite(address, { catalogue });
  expect((await screen.findByRole('main')).textContent).toContain('What remains, USD 800');
});

/* Beside the tour: what of a trip is paid to whom, worked by hand. */

const panel = () => screen.findByRole('region', { name: 'Make it yours' });
const trip = async () => within(await panel()).getByRole('region', { name: 'Your trip', hidden: true });
const press = async (name: string | RegExp, times = 1) => {
  for (let n = 0; n < times; n += 1)
    await userEvent.click(within(await panel()).getByRole('button', { name, hidden: true }));
};
const choose = async (label: string, value: string) =>
  fireEvent.change(within(await panel()).getByLabelText(label), { target: { value } });

const family = {
  // $1,870 × 4 = $7,480; 12 % = $897.60; + $50
  invoice: '$8,427.60',
  paidToOthers: [
    // On two days: 2 adults at $200, the child of 10 at $50, the child of 7 free.
    ['Maasai Mara National Reserve', '$900'],
    // 4 × $30
    ['Kenyan travel authorisation (eTA)', '$120'],
    // 4 × 7 × $10 to $15
    ['Tips for guides', '$280 to $420'],
  ],
  whole: '$9,727.60 to $9,867.60',
};

test('a family in August is told the whole trip: on the page, in the chat, when it is asked for and in the mails (B-226, B-227)', async () => {
  const { backEnd } = await openSite(path);
  await choose('First day', '2027-08-05');
  await press('More children', 2);
  await choose('Age of child 1', '7');
  await choose('Age of child 2', '10');
  const { invoice, paidToOthers, whole } = family;
  for (const part of [await trip(), screen.getByRole('region', { name: 'Price' })]) {
    for (const words of [invoice, ...paidToOthers.flat(), whole]) expect(part).toHaveTextContent(words);
  }
  expect(await trip()).toHaveTextContent('5 to 11 August 2027');

  const chat = within(await trip()).getByRole<HTMLAnchorElement>('link', { name: 'Send it on WhatsApp', hidden: true });
  const message = new URL(chat.href).searchParams.get('text') ?? '';
  expect(message).toContain(`Our invoice: ${invoice}, with 12 % tax and the $50 fee`);
  for (const [name, amount] of paidToOthers) expect(message).toContain(`Paid to others: ${name}, ${amount}`);
  expect(message).toContain(`The whole trip: ${whole}`);

  await press('Request this trip');
  const form = within(await screen.findByRole('form', { name: 'Request this trip' }));
  fireEvent.change(form.getByLabelText('Your name'), { target: { value: 'Amina Otieno' } });
  fireEvent.change(form.getByRole('textbox', { name: 'Email' }), { target: { value: 'amina@mail.example' } });
  await userEvent.click(form.getByRole('checkbox'));
  await form.findByText('Security verification passed', undefined, { timeout: 20_000 });
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('region', { name: 'We have it' })).toHaveTextContent(whole);
  const mails = await deliverOutbox(backEnd);
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain(`The whole trip: ${whole}`);
    expect(text).toMatch(/Our invoice, USD\s+\$8,427\.60/);
    expect(text).toContain('Ages of the children: 7, 10');
    expect(text).toContain('Maasai Mara National Reserve: $900 to Narok County');
    expect(text).toContain('Tips for guides: $280 to $420');
  }
});

test('a family of four with $12,000 in August finds what it can afford (B-230)', async () => {
  await openSite('/tours?month=august&travellers=4&upTo=12000');
  const card = (await screen.findByRole('link', { name: 'Classic Kenya' })).closest('article');
  // All four as adults: 8,427.60 + 4 × 2 × $200 + 4 × $30 + 4 × 7 × $15
  expect(card).toHaveTextContent('$2,642 each of 4, all in · August');
  expect(card).toHaveTextContent('the tour itself $1,870');
  expect(screen.queryByText(/Kenya and Tanzania/)).toBeNull();
});

test('what does not fit is said beside the choice and stands in no price (B-228)', async () => {
  await openSite(path);
  await press('More adults', 5);
  await press('More infants');
  await choose('First day', '2027-08-05');
  await choose('Last day', '2027-08-13');
  for (const warning of [
    /^This tour takes up to 6\./,
    'This tour is for ages 6 and over, and an infant travels with you.',
    /^These are 9 days and the trip takes 7/,
  ])
    expect(within(await panel()).getByText(warning)).toBeInTheDocument();
  // Seven at what each of six pays in August
  expect(await trip()).toHaveTextContent('Tour, $1,755 × 7$12,285.00');
});

test('the year’s bars tell the whole trip by month, cost no call, and a press chooses a day (B-235)', async () => {
  everythingInView();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { requests } = await openSite(path);
  const region = await screen.findByRole('region', { name: 'A year at a glance' });
  const year = within(region);
  // Pages that links in view lead to are fetched ahead as ever.
  const asked = () => requests.filter((request) => /^\/(?:tour\/classic-kenya|custom)/.test(request)).length;
  const before = asked();
  // $1,950 × 2 with tax and fee; 2 × 2 × $100 at the gate, 2 × $30, 2 × 7 × $15
  expect(year.getByRole('button', { name: /^May, fair: the whole trip \$5,088\./ })).toBeEnabled();
  // $2,340 × 2; 2 × 2 × $200
  await userEvent.click(year.getByRole('button', { name: /^August, best: the whole trip \$6,362\./ }));
  expect(within(await panel()).getByLabelText('First day')).toHaveValue('2027-08-01');
  expect(await trip()).toHaveTextContent('$6,361.60');
  expect(year.getByRole('button', { name: /^August/ })).toHaveAttribute('aria-pressed', 'true');
  // February: $2,050 × 2 and the lower tariff
  expect(region).toHaveTextContent('The same route for $1,050 less in January.');
  expect(asked()).toBe(before);
});
