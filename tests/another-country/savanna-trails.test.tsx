import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { formSchema } from '#server/content/forms/content-form.ts';
import { contentSchemas } from '#server/content/forms/content-schemas.ts';
import { readEnv } from '#server/env.ts';
import { keysOf } from '#server/keys-of.ts';
import { savannaSettings, savannaTrails } from '#tests/support/another-country/savanna-trails.ts';
import { everyText, exampleAddresses } from '#tests/support/site/every-text.ts';
import { openSite } from '#tests/support/site/open-site.tsx';
import { writeContent } from '#tests/support/small-content.ts';
import { createTestApp, easyBotCheck, type TestApp, testClock } from '#tests/support/test-app.ts';

/* An operator in Arusha, with records of their own: nothing of the demonstration's country is in the code. */

const { site, enquiries } = readEnv(savannaSettings);
const content = writeContent(savannaTrails());
const options = {
  catalogue: loadCatalogue(content.folder, { clock: testClock, site }),
  demonstration: false,
  settings: { ...enquiries, limits: { perAddress: 1e9, perEmail: 1e9 } },
};

/** Words of Kenya, its currency and its clock; parts of other words are none, nor is the API's kenyaPrice, whose name is fixed. */
const kenyan = /[Kk]enya(?!Price)|[Nn]airobi|\bKES\b|\bEAT\b|[Mm]a?asai|\+254|\b2547\d{8}|East Africa/g;

/** Each such word with where it stands and what is around it. */
function kenyanWords(place: string, text: string): string[] {
  return [...text.matchAll(kenyan)].map(
    ({ index }) => `${place}: …${text.slice(Math.max(0, index - 50), index + 50)}…`,
  );
}

let backEnd: TestApp;
let texts: Map<string, string>;

beforeAll(async () => {
  const botCheck = easyBotCheck();
  backEnd = await createTestApp({ ...options, botCheck });
  const baseTour = { id: 'marsh-day', slug: 'marsh-day', name: 'Marsh day', price: 499.99 };
  texts = await everyText(backEnd, { botCheck, settings: savannaSettings, baseTour });
  for (const kind of keysOf(contentSchemas)) texts.set(`form of ${kind}`, JSON.stringify(formSchema(kind)));
});
afterAll(async () => {
  content.remove();
  await backEnd.close();
});

test('an operator in another country has no word of Kenya in answers, heads, structured data, documents, mails and the forms of the desk (B-431)', () => {
  expect([...texts.keys()].filter((place) => place.startsWith('mail '))).toHaveLength(6);
  expect([...texts].flatMap(([place, text]) => kenyanWords(place, text))).toEqual([]);
});

test.each(exampleAddresses(options))(
  '%s of an operator in another country shows no word of Kenya (B-431)',
  async (address) => {
    const { container } = await openSite(address, options);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    const markup = document.documentElement.outerHTML;
    const text = container.textContent ?? '';
    cleanup();
    expect([...kenyanWords(address, markup), ...kenyanWords(address, text)]).toEqual([]);
  },
);

test('what is reckoned and worded by the office is theirs: clock, countries, tax, and no price beside dollars', async () => {
  const receipts = [...texts].filter(([place]) => place.endsWith('-receipt')).map(([, text]) => text);
  expect(receipts).toHaveLength(2);
  for (const receipt of receipts) expect(receipt).toContain('Received Friday 20 November 2026 at 12:00, Arusha time');
  expect(receipts.join()).toContain('Tax 18 %');
  expect(receipts.join()).not.toContain('Booking fee');
  expect(texts.get('structured data of /')).toContain('"areaServed":[{"@type":"Country","name":"Tanzania"}]');
  expect(texts.get('/llms.txt')).toContain('our invoice, with 18% for taxes, and the park fees');
  const { container } = await openSite('/tours', options);
  await screen.findByRole('heading', { level: 1 });
  expect(container).toHaveTextContent('Mon: 8AM-4PM Tanzanian time');
  expect(container).toHaveTextContent(/the tour itself \$2,000(?! ·)/);
});

test('the first picture is the one they chose of a record, and without a file of wildlife there is no calendar', async () => {
  const { container } = await openSite('/', options);
  await screen.findByRole('heading', { level: 1, name: 'Trails that begin in Arusha' });
  expect(container.querySelector('.words-frame img')).toHaveAttribute('alt', expect.stringContaining('Marsh'));
  expect(container).not.toHaveTextContent('What is happening, month by month');
});
