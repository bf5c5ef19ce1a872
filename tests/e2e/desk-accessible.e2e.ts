import type * as playwright from '@playwright/test';
import { expectUsable } from '#tests/e2e/accessible.ts';
import { expect, sendEnquiry, test } from '#tests/e2e/desk-test.ts';

/* Every kind of page of the desk; what is opened on one is looked at where it is opened. */

type Caller = playwright.APIRequestContext;

async function departurePath(request: Caller): Promise<string> {
  const { departures } = await (await request.get('/api/departures?tour=great-migration-mara')).json();
  return `/departures/${departures[0].id}`;
}

/** An address, or how one of a record comes about. */
const pages: Record<string, string | ((request: Caller) => Promise<string>)> = {
  enquiries: '/enquiries',
  'an enquiry': async (request) => `/enquiries/${await sendEnquiry(request, { name: 'Axe Looksatit' })}`,
  departures: '/departures',
  'a departure': departurePath,
  proposals: '/proposals',
  content: '/content',
  'dates of a group tour': '/content/group-tours/great-migration-mara?chapter=departures',
  'rooms of a stay': '/content/accommodations/doum-palm-camp?chapter=rooms-and-prices',
  'whether a tour is on the site': '/content/tours/masai-mara-safari?chapter=earlier-versions',
  questions: '/content/faq/planning',
  'a legal text': '/content/legal/terms-and-conditions',
  newsletter: '/newsletter',
  mails: '/mails',
  figures: '/figures',
  upkeep: '/upkeep',
};

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: nothing for axe to find, and it fits the narrowest phone (B-506, B-628)`, async ({
    page,
    request,
  }) => {
    await page.goto(typeof address === 'string' ? address : await address(request));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const closed = page.locator('main h3').getByRole('button', { expanded: false });
    if ((await closed.count()) > 0) await closed.first().click();
    await expectUsable(page);
  });
}
