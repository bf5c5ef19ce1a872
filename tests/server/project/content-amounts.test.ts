import { expect, onTestFinished, test } from 'vitest';
import type { TourSummary } from '#contract/tours.ts';
import { eachOf } from '#contract/whole-trip.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { missingAmounts } from '#server/catalogue/content/content-amounts.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import { readContent } from '#server/catalogue/content/read-content.ts';
import { typedAmounts } from '#server/catalogue/content/typed-amounts.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* How much the content holds, and the amounts its sentences say. */

test('a catalogue smaller than the demonstration promises is reported with what it lacks', () => {
  const { folder, remove } = writeContent(smallContent());
  onTestFinished(remove);
  const lacks = missingAmounts(readContent(folder)).map(({ file, reason }) => `${file} ${reason}`);
  expect(lacks).toContain('tours has 3 records; write 15 for the demonstration');
  expect(lacks).toContain('faq has 1 categories; write questions in 9 for the demonstration');
  expect(lacks).toContain('blog/first-light.md has 3 words; write 600 for the demonstration');
});

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
  expect(toTheMara.length).toBeGreaterThan(3);
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

/** Every way an entry of `quoted-amounts.json` can be wrong, and the line that says what to write. */
const quotes: [name: string, entry: object, line: RegExp][] = [
  [
    'an entry without a source',
    { file: 'faq', usd: 25 },
    /^quoted-amounts\.json: 0\.source: is missing; write a text in quotes$/,
  ],
  [
    'a misspelt field',
    { file: 'faq', usd: 25, source: 'An example', sauce: 'An example' },
    /^quoted-amounts\.json: 0\.sauce: is no field here; take it out$/,
  ],
];

test.each(quotes)('%s is told with file, field and what to write (B-460)', (_, entry, line) => {
  const files = smallContent();
  const [question] = files['faq/planning.json'] as object[];
  files['faq/planning.json'] = [{ ...question, answer: 'A hat for USD 25.' }];
  files['quoted-amounts.json'] = [entry];
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  const { problems } = reportOn({ path: folder, isDemonstration: false }, testClock);
  expect(problems).toContainEqual(expect.stringMatching(line));
});

const typed: [name: string, sentence: string, problem: string][] = [
  [
    'an amount no data holds is told with its sentence and what to write',
    'A boat is USD 77 in July',
    'says USD 77 (“A boat is USD 77 in July”), which is no price or fee of ours today; write one there is, or list it in quoted-amounts.json',
  ],
  [
    'an amount of the tour itself is told with how to name it',
    'It is USD 499.99 now',
    'says USD 499.99 (“It is USD 499.99 now”); write {{price of marsh-day}} or {{price of marsh-day for 1}}, which follows the data, or list it in quoted-amounts.json with who said so',
  ],
  [
    'an amount of what the tour leads to is told with how to name it',
    'The gate takes USD 60',
    'says USD 60 (“The gate takes USD 60”); write {{fee of marsh-park}}, which follows the data, or list it in quoted-amounts.json with who said so',
  ],
];

test.each(typed)('%s', (_, sentence, problem) => {
  const files = smallContent();
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as object), whenToGo: sentence };
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([
    `tours/marsh-day.json: text: ${problem}`,
  ]);
});

test('an amount that is typed on the home page or on About is told like one of a record', () => {
  const files = smallContent();
  for (const [path, field] of [
    ['site/home.json', 'statement'],
    ['site/about.json', 'closing'],
  ] as const) {
    files[path] = { ...JSON.parse(String(files[path])), [field]: 'The gate takes USD 61' };
  }
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  const { problems } = reportOn({ path: folder, isDemonstration: false }, testClock);
  expect(problems.map((problem) => problem.split(' (')[0])).toEqual([
    'site/home.json: text: says USD 61',
    'site/about.json: text: says USD 61',
  ]);
});

test('an amount that is named by its place is not taken for one that is typed', () => {
  const files = smallContent();
  const whenToGo = 'The gate takes {{fee of marsh-park}}, USD {{fee of marsh-park, number only}} or {{3 times 40}}';
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as object), whenToGo };
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([]);
});
