import type * as playwright from '@playwright/test';
import { expectUsable, overflowOf } from '#tests/e2e/accessible.ts';
import { expect, sendEnquiry, test } from '#tests/e2e/desk-test.ts';
import { withFontSize } from '#tests/e2e/preferences.ts';
import { maraTour, onDay, proposalOffice } from '#tests/e2e/proposal-office.ts';

/* Every kind of page of the desk; what is opened on one is looked at where it is opened. */

type Caller = playwright.APIRequestContext;

async function departurePath(request: Caller): Promise<string> {
  const { departures } = await (await request.get('/api/departures?tour=great-migration-mara')).json();
  return `/departures/${departures[0].id}`;
}

async function bookingPath(request: Caller): Promise<string> {
  const office = proposalOffice(request);
  const proposal = await office.propose(maraTour, onDay('2027-07-05'));
  await office.agreeTo(proposal);
  return `/proposals/${proposal.id}`;
}

/** An address, or how one of a record comes about. */
const pages: Record<string, string | ((request: Caller) => Promise<string>)> = {
  enquiries: '/enquiries',
  'an enquiry': async (request) => `/enquiries/${await sendEnquiry(request, { name: 'Axe Looksatit' })}`,
  departures: '/departures',
  'a departure': departurePath,
  'the list of a departure': async (request) => `${await departurePath(request)}/list`,
  proposals: '/proposals',
  bookings: '/bookings',
  'a booking': bookingPath,
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

test('a list is read on the narrowest phone with the largest letters: nothing is cut, covered, or a name without a value', async ({
  page,
  request,
}) => {
  await sendEnquiry(request, { name: 'Wilhelmina Looksatit', context: maraTour });
  await bookingPath(request);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/enquiries', '/proposals', '/bookings', '/departures', '/mails', '/figures']) {
    await page.goto(path);
    await expect(page.getByRole('cell').first()).toBeVisible();
    await withFontSize(page, [16, 32], async (size) => {
      expect(await page.evaluate(unreadable), `${path} with letters of ${size} px`).toEqual([]);
    });
  }
  // Where it is a table again, it scrolls within itself.
  await page.setViewportSize({ width: 820, height: 800 });
  await page.goto('/enquiries');
  await expect(page.getByRole('cell').first()).toBeVisible();
  expect(await overflowOf(page.locator('html'))).toBe(0);
});

/** What of the cells of a list cannot be read. */
function unreadable(): string[] {
  const problems: string[] = [];
  for (const cell of document.querySelectorAll('tbody td')) {
    if (!cell.checkVisibility()) continue;
    const { left, right } = cell.getBoundingClientRect();
    const boxes = [...(cell.parentElement?.querySelectorAll('input') ?? [])].map((box) => box.getBoundingClientRect());
    if (cell.querySelector('input') === null && cell.lastElementChild?.textContent?.trim() === '')
      problems.push(`nothing in ${cell.textContent}`);
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = (text.textContent ?? '').trim();
      if (words === '' || text.parentElement?.closest('.sr-only, .truncate') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) problems.push(`cut: ${words}`);
      if (
        lines.some((line) =>
          boxes.some(
            (box) => box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top,
          ),
        )
      )
        problems.push(`covered: ${words}`);
      if (lines.length > words.split(/[\s-]+/).length) problems.push(`broken: ${words}`);
    }
  }
  return problems;
}
