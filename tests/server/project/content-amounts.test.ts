import { expect, test } from 'vitest';
import { eachOf } from '#contract/money/whole-trip.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { missingAmounts } from '#server/content/catalogue/records/content-amounts.ts';
import { readQuotedAmounts } from '#server/content/catalogue/records/quoted-amounts.ts';
import { readContent } from '#server/content/catalogue/records/read-content.ts';
import { typedAmounts } from '#server/content/catalogue/records/typed-amounts.ts';
import { folderOf, make } from '#tests/support/content/content-folder.ts';
import { about, home } from '#tests/support/content/small-content-files.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* How much the content holds, and the amounts its sentences say. */

test('the demonstration catalogue is in order and as large as promised (B-224)', () => {
  const content = readContent(testedContent);
  expect(() => loadCatalogue(testedContent, { clock: () => new Date() })).not.toThrow();
  expect(missingAmounts(content)).toEqual([]);
  expect(typedAmounts(content, readQuotedAmounts(testedContent))).toEqual([]);
});

test('no trip to the Mara costs less than the one that is called the least expensive (B-496)', () => {
  const { tours, groupTours } = loadCatalogue(testedContent, { clock: () => new Date() });
  const toTheMara = [...tours.values(), ...groupTours.values()]
    .map(({ summary }) => summary)
    .filter(({ destinationIds }) => destinationIds.includes('maasai-mara'));
  const wholeTrip = ({ cheapest }: TourSummary) => (cheapest === undefined ? Number.NaN : eachOf(cheapest));
  for (const costOf of [({ price }: TourSummary) => price, wholeTrip]) {
    const least = Math.min(...toTheMara.map(costOf));
    const called = toTheMara.filter(({ label }) => label === 'LOWEST MARA PRICE');
    expect(called.map(costOf)).toEqual(called.map(() => least));
  }
});

test('an amount in a table whose head says the currency is an amount', () => {
  const content = readContent(testedContent);
  const costs = content.posts.find(({ slug }) => slug === 'what-a-kenya-safari-costs');
  if (costs === undefined) throw new Error('no article');
  costs.body = JSON.parse(JSON.stringify(costs.body).replace('"168"', '"169"'));
  const found = typedAmounts(content, readQuotedAmounts(testedContent)).map(({ reason }) => reason);
  expect(found).toContainEqual(expect.stringContaining('says USD 169'));
});

test('a quoted amount that is said nowhere is an old one (B-224)', () => {
  const quoted = [{ file: 'faq', usd: 12_345, source: 'Nobody' }];
  const found = typedAmounts(readContent(testedContent), [...readQuotedAmounts(testedContent), ...quoted]);
  expect(found).toEqual([
    {
      file: 'quoted-amounts.json',
      field: 'faq, USD 12345',
      reason: 'is said nowhere in that file; take this entry out',
    },
  ]);
});

/** What the check of the small catalogue says after a change. */
const checked = (files: ContentFiles) =>
  reportOn({ path: folderOf(files), isDemonstration: false }, testClock).problems;

test.each([
  [{ file: 'faq', usd: 25 }, 'quoted-amounts.json: 0.source: is missing; write a text in quotes'],
  [
    { file: 'faq', usd: 25, source: 'An example', sauce: 'An example' },
    'quoted-amounts.json: 0.sauce: is no field here; take it out',
  ],
])('the quoted amount %j is told with file, field and what to write (B-460)', (entry, line) => {
  const [question] = smallContent()['faq/planning.json'] as object[];
  const files = make(smallContent(), 'faq/planning.json', () => [{ ...question, answer: 'A hat for USD 25.' }]);
  expect(checked({ ...files, 'quoted-amounts.json': [entry] })).toContain(line);
});

const listIt = 'which follows the data, or list it in quoted-amounts.json with who said so';

test.each([
  [
    'A boat is USD 77 in July',
    [
      'says USD 77 (“A boat is USD 77 in July”), which is no price or fee of ours today; write one there is, or list it in quoted-amounts.json',
    ],
  ],
  [
    'It is USD 499.99 now',
    [
      `says USD 499.99 (“It is USD 499.99 now”); write {{price of marsh-day}} or {{price of marsh-day for 1}}, ${listIt}`,
    ],
  ],
  ['The gate takes USD 60', [`says USD 60 (“The gate takes USD 60”); write {{fee of marsh-park}}, ${listIt}`]],
  // What is named by its place is not typed.
  ['The gate takes {{fee of marsh-park}}, USD {{fee of marsh-park, number only}} or {{3 times 40}}', []],
])('of the sentence ‘%s’ the check tells %j', (whenToGo, told) => {
  const problems = checked(make(smallContent(), 'tours/marsh-day.json', { whenToGo }));
  expect(problems).toEqual(told.map((reason) => `tours/marsh-day.json: text: ${reason}`));
});

test('an amount that is typed on the home page or on About is told like one of a record', () => {
  const files = make(smallContent(), home, { statement: 'The gate takes USD 61' });
  const problems = checked(make(files, about, { closing: 'The gate takes USD 61' }));
  expect(problems.map((problem) => problem.split(' (')[0])).toEqual([
    'site/home.json: text: says USD 61',
    'site/about.json: text: says USD 61',
  ]);
});
