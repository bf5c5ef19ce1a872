import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPalette } from '#contract/site/palette.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { filesBelow, withChanges } from '#server/content/files/content-files.ts';
import { liveWords, wordsPath } from '#server/content/site/words-files.ts';
import { readEnv } from '#server/env.ts';
import { usualPayments } from '#server/proposals/payments.ts';
import { searchForDemonstration } from '#tests/support/demonstration-words.ts';
import { everyText, exampleAddresses } from '#tests/support/site/every-text.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { createTestApp, easyBotCheck, type TestApp, testClock } from '#tests/support/test-app.ts';

/*
 * The records of `content/` in the name of another operator, whose words lie in tests/support/another-operator, and who
 * demonstrates nothing. `vitest.config.ts` builds the modules of this folder's tests with the same settings.
 */

const settings = { CONTENT_DIR: 'tests/support/another-operator', DEMONSTRATION: '0' };
const { site, enquiries } = readEnv(settings);
const { operator } = site;
const ownWords = liveWords.map((name): [string, string] => [
  wordsPath(name),
  readFileSync(join(settings.CONTENT_DIR, wordsPath(name)), 'utf8'),
]);
const files = withChanges(filesBelow(testedContent), new Map(ownWords));
const catalogue = loadCatalogue(files, { clock: testClock, site });
const search = searchForDemonstration(operator);

const options = {
  catalogue,
  demonstration: false,
  settings: { ...enquiries, limits: { perAddress: 1e9, perEmail: 1e9 } },
};

let backEnd: TestApp;
/** Every text the site gives, by where it stands. */
let texts: Map<string, string>;

beforeAll(async () => {
  const botCheck = easyBotCheck();
  backEnd = await createTestApp({ ...options, botCheck });
  const baseTour = { id: 'masai-mara-safari', slug: 'masai-mara-safari', name: 'Masai Mara safari', price: 540 };
  texts = await everyText(backEnd, { botCheck, settings, baseTour });
}, 240_000);
afterAll(() => backEnd.close());

const keysWith = (part: string) => [...texts.keys()].filter((key) => key.startsWith(part));
const mailsOf = (kind: string) => keysWith('mail ').filter((key) => key.includes(kind));

test('no word of the demonstration and nothing of its operator is left in answers, heads, cards, structured data, documents and mails (B-431)', () => {
  // Two mails each of two forms, the newsletter's two.
  expect(keysWith('mail ')).toHaveLength(6);
  expect([...texts].flatMap(([place, text]) => search.left(place, text))).toEqual([]);
});

test('another operator’s name stands wherever it is said who somebody is (B-430)', () => {
  const silent = (keys: string[], word: RegExp) => keys.filter((key) => !word.test(texts.get(key) ?? ''));
  const named = /Baobab &(amp;)? Tide Journeys/;
  const agreed = ['answers of /privacy-policy', 'answers of /terms-and-conditions'];
  expect(silent(agreed, /Baobab and Tide Journeys Limited/)).toEqual([]);
  expect(
    silent(['manifest', '/api/openapi.json', '/llms.txt', '/blog/rss.xml', 'page of the newsletter'], named),
  ).toEqual([]);
  expect(silent(keysWith('head of '), named)).toEqual([]);
  expect(silent(['structured data of /', 'structured data of /about'], named)).toEqual([]);
  expect(silent([...mailsOf('-receipt'), ...mailsOf('newsletter-')], named)).toEqual([]);
  expect(texts.get('/.well-known/security.txt')).toContain('mailto:desk@baobab-and-tide.example');
});

test('a mail is signed as its operator says', () => {
  const receipts = mailsOf('-receipt');
  expect(receipts).toHaveLength(2);
  for (const key of receipts)
    expect(texts.get(key)).toContain('Baobab & Tide Journeys, Mombasa · http://localhost:4173');
});

test('mails and the pages they lead to have the operator’s colours, and none of the project’s (B-436)', () => {
  const styles = texts.get('styles of the newsletter') ?? '';
  const { light, dark } = site.brand.palette;
  expect(styles).toContain(`--paper: ${light.paper}; `);
  expect(styles).toContain(`--paper: ${dark.paper}; `);
  const painted = [...keysWith('mail ').map((key) => texts.get(key) ?? ''), styles];
  for (const text of painted) {
    expect(text).toContain(light.paper);
    expect(text).toContain(light.primary);
    for (const name of ['paper', 'ink', 'primary', 'accent', 'line'] as const)
      expect(text).not.toContain(ownPalette.light[name]);
  }
});

/** What the demonstration's operator asks for and promises, and this one does not. */
const othersTerms =
  /one working day|24 hours to|(?:30 (?:per cent|%)|45 days)[^.]{0,40}(?:deposit|hold|travel|first day)|deposit[^.]{0,20} 30 /;

test('a deposit, a balance and an answer are what the operator’s file says, wherever they are told (B-750)', async () => {
  expect([...texts].filter(([, text]) => othersTerms.test(text)).map(([place]) => place)).toEqual([]);
  expect(texts.get('answers of /terms-and-conditions')).toContain('pay a deposit of 25 per cent.');
  expect(texts.get('answers of /faq')).toContain('The balance is due 60 days before');
  expect(
    mailsOf('-receipt')
      .map((key) => texts.get(key))
      .join(),
  ).toContain('answer within 2 working days');
  const { deposit, balanceDueOn } = usualPayments(enquiries.operator.terms, {
    today: '2026-11-20',
    validUntil: '2026-12-04',
    startDate: '2027-06-01',
  });
  expect([deposit.percent, balanceDueOn]).toEqual([25, '2027-04-02']);
});

test.each(exampleAddresses({ catalogue }))(
  '%s shows another operator and no word of the demonstration (B-431)',
  async (address) => {
    const { container } = await openSite(address, options);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const markup = document.documentElement.outerHTML;
    const text = container.textContent ?? '';
    cleanup();
    expect([...search.left(address, markup), ...search.left(address, text)]).toEqual([]);
    expect(text).not.toMatch(othersTerms);
    // The header's link home, the top bar, the footer.
    expect(text).toContain('Baobab & Tide Journeys');
    expect(text).toContain('Mombasa, Kenya');
    expect(text).toContain('Mon-Fri: 7:30AM-5PM, Sat: 9AM-12PM EAT');
  },
);

test.each(['/', '/tours'])(
  '%s shows nobody else’s tours where the operator’s own cannot be loaded (B-73)',
  async (address) => {
    const { container } = await openSite(address, {
      ...options,
      network: () => Promise.reject(new TypeError('no network')),
    });
    await screen.findAllByText('Connection Problem');
    expect(container).not.toHaveTextContent(/two examples|450/);
  },
);

test('the footer has the operator’s networks and no other, and says where the office is, and who licensed it under which number (B-495)', async () => {
  await openSite('/faq', options);
  const social = await screen.findByRole('list', { name: 'Social media' });
  expect([...social.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Instagram', 'WhatsApp']);
  const lines = within(screen.getByRole('list', { name: 'Offices and licences' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '12 Tamarind Lane, Mombasa',
    'Licensed by the Coast Licensing Board, no. CLB-90',
  ]);
});

test('home says what the operator says, from the headline to the last word', async () => {
  const { container } = await openSite('/', options);
  await screen.findByRole('heading', { level: 1, name: 'Journeys that begin in Mombasa' });
  expect(container).toHaveTextContent('Bush and beach from Mombasa, planned by two people who answer themselves.');
  expect(container).toHaveTextContent('9 yearson these roads');
  expect(screen.getByRole('heading', { level: 2, name: 'Tell us when' })).toBeVisible();
});

test('the page about the operator says what is theirs, and nothing where they say nothing', async () => {
  const { container } = await openSite('/about', options);
  await screen.findByRole('heading', { level: 1, name: 'About Baobab & Tide Journeys' });
  const text = container.textContent ?? '';
  expect(text).toContain(operator.description);
  expect(text).toContain('Baobab & Tide began with one car, the Old Lady. We have one habit.');
  expect(text).toContain('LicenceTRA-2211');
  expect(container.querySelector('#story i')).toHaveTextContent('Old Lady');
});
