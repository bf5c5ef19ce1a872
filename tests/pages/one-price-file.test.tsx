import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { getSearchDocuments } from '#contract/search-endpoints.ts';
import { warmUp } from '#server/api/warm-up.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { createSearchService } from '#server/search/search-service.ts';
import { siteDocuments } from '#src/prerender/documents/site-documents.ts';
import { structuredData } from '#src/prerender/structured-data/structured-data.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { pricingOf, safariBody, tokenOf } from '#tests/support/enquiries/enquiries.ts';
import { apiOver, loadPage } from '#tests/support/site/load-page.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, easyBotCheck, testClock } from '#tests/support/test-app.ts';

/* One season's price is changed in one file: every place that tells it tells the new one. */

const path = '/tour/classic-kenya-7-day';

/** The demonstration's content with another price for two at Christmas; without `usd` as it is. */
function catalogueAt(usd?: number): Catalogue {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(resolve('content'), folder, { recursive: true });
  if (usd !== undefined) {
    const file = join(folder, 'tours/classic-kenya-7-day.json');
    const tour = JSON.parse(readFileSync(file, 'utf8'));
    const christmas = tour.prices.seasons.find(({ name }: { name: string }) => name === 'Christmas and New Year');
    christmas.prices[0].usd = usd;
    writeFileSync(file, JSON.stringify(tour));
  }
  return loadCatalogue(folder, { clock: testClock });
}

/** What every place says that tells the price for two at Christmas. */
async function told(catalogue: Catalogue, usd: number): Promise<Record<string, string>> {
  const botCheck = easyBotCheck();
  const app = await createTestApp({ catalogue, botCheck });
  // Drawing the maps takes a slow machine longer than a call may take.
  warmUp(catalogue, createSearchService({ catalogue, clock: testClock }));
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
  const token = await tokenOf(botCheck, 'custom-safari');
  const answer = await app.post('/api/custom-safari-request', {
    ...safariBody({ ...trip, turnstileToken: token }),
    pricing: pricingOf(trip),
  });
  const [enquiry, receipt] = await deliverOutbox(app);
  return {
    list,
    panel,
    paper,
    'structured data': JSON.stringify(structuredData(path, queryClient)),
    llms,
    search: JSON.stringify(foundTour),
    answer: `${answer.status} ${await answer.text()}`,
    'mail to the office': enquiry?.text ?? '',
    receipt: receipt?.text ?? '',
  };
}

test('one season’s price in one file is told by every place that tells prices', async () => {
  const before = await told(catalogueAt(), 2600);
  const after = await told(catalogueAt(2750), 2750);
  expect(Object.keys(after).filter((place) => !/2,?600/.test(before[place] ?? ''))).toEqual(['answer']);
  expect(Object.keys(after).filter((place) => !/2,?750/.test(after[place] ?? ''))).toEqual(['answer']);
  expect(Object.keys(after).filter((place) => /2,?600/.test(after[place] ?? ''))).toEqual([]);
  // 2 × 2600 and 2 × 2750, with 12 % and 50
  expect(before.answer).toMatch(/^201 .*"total":5874/);
  expect(after.answer).toMatch(/^201 .*"total":6210/);
});

test('a price of an older copy is refused with the one of the file', async () => {
  const { answer } = await told(catalogueAt(2750), 2600);
  expect(answer).toMatch(/^409 .*price_changed.*"baseTour":2750/);
});
