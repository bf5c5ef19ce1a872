import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { getSearchDocuments } from '#contract/search-endpoints.ts';
import { freshToken } from '#scripts/testing/enquiry-bodies.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { warmUp } from '#server/api/warm-up.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { pricingOf, safariBody } from '#tests/support/enquiries/enquiries.ts';
import { apiOver, loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, easyBotCheck, testClock } from '#tests/support/test-app.ts';

/* One season's price is changed in one file: every place that tells it tells the new one. */

const path = '/tour/classic-kenya-7-day';

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(testedContent, folder, { recursive: true });
  return folder;
}

/** The demonstration's content with another price for two at Christmas, and as much more in every season; without `usd` as it is. */
function catalogueAt(usd?: number): Catalogue {
  const folder = ownFolder();
  if (usd !== undefined) {
    const file = join(folder, 'tours/classic-kenya-7-day.json');
    const tour = JSON.parse(readFileSync(file, 'utf8'));
    const christmas = tour.prices.seasons.find(({ name }: { name: string }) => name === 'Christmas and New Year');
    const more = usd - christmas.prices[0].usd;
    for (const season of tour.prices.seasons) season.prices[0].usd += more;
    writeFileSync(file, JSON.stringify(tour));
  }
  return loadCatalogue(folder, { clock: testClock });
}

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
  const printed = await screen.findByRole('region', { name: 'Prices a person', hidden: true });
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

test('one season’s price in one file is told by every place that tells prices (B-231, B-631)', async () => {
  const before = await told(catalogueAt(), 2600);
  const after = await told(catalogueAt(2750), 2750);
  // What each of two pays for the whole trip: 2 × 1950, or 2 × 2600, with 12 % and 50; 2 × 2 tickets of 100, or of 200; 2 × 30; 2 × 7 × 15.
  const sums: Record<string, [was: RegExp, is: RegExp]> = {
    list: [/2,544/, /2,712/],
    // Each of two in August, and of February's bill the invoice: 2 × 2050, or 2 × 2200, with 12 % and 50.
    article: [/USD 2,340 in August.*USD 4,642, or USD 1,392\.60/s, /USD 2,490 in August.*USD 4,978, or USD 1,493\.40/s],
    panel: [/2,544.*3,472/, /2,712.*3,640/],
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

test('a price of an older copy is refused with the one of the file', async () => {
  const { answer } = await told(catalogueAt(2750), 2600);
  expect(answer).toMatch(/^409 .*price_changed.*"baseTour":2750/);
});

test('a sentence that names a price is told anew by page, search and machines (B-631)', async () => {
  const folder = ownFolder();
  const file = join(folder, 'group-tours/great-migration-mara.json');
  const tour = JSON.parse(readFileSync(file, 'utf8'));
  tour.prices.seasons[0].prices[0].usd = 1400;
  tour.summary = 'Five days for {{price of great-migration-mara}}';
  writeFileSync(file, JSON.stringify(tour));
  const catalogue = loadCatalogue(folder, { clock: testClock });
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
