import { expect, onTestFinished, test } from 'vitest';
import type { TourSummary } from '#contract/tours.ts';
import { eachOf } from '#contract/whole-trip.ts';
import { reportOn } from '#scripts/content/content-report.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { missingAmounts } from '#server/catalogue/content/content-amounts.ts';
import { readQuotedAmounts } from '#server/catalogue/content/quoted-amounts.ts';
import { readContent } from '#server/catalogue/content/read-content.ts';
import { strayAmounts } from '#server/catalogue/content/typed-amounts.ts';
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

test('the demonstration catalogue is in order and as large as promised', () => {
  const content = readContent(testedContent);
  expect(() => loadCatalogue(testedContent, { clock: () => new Date() })).not.toThrow();
  expect(missingAmounts(content)).toEqual([]);
  expect(strayAmounts(content, readQuotedAmounts(testedContent))).toEqual([]);
});

test('no trip to the Mara costs less than the one that is called the least expensive', () => {
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

test('an amount that changes in the data is found in every sentence that still says the old one', () => {
  const content = readContent(testedContent);
  const classic = content.tours.find(({ slug }) => slug === 'classic-kenya-7-day');
  for (const season of classic?.prices.seasons ?? []) {
    for (const price of season.prices) price.usd += 7;
  }
  const reserve = content.fees.find(({ slug }) => slug === 'maasai-mara-reserve');
  for (const row of reserve?.rows ?? []) if (row.usd === 200) row.usd = 210;
  const found = strayAmounts(content, readQuotedAmounts(testedContent)).map(({ file, reason }) => `${file} ${reason}`);
  const finds = (file: string, words: string) =>
    expect(
      found.some((line) => line.startsWith(file) && line.includes(words)),
      `${file}: ${words}`,
    ).toBe(true);
  finds('blog/what-a-kenya-safari-costs.md', 'says USD 2340');
  finds('quoted-amounts.json', 'comes to USD 4658 now');
  finds('group-tours/great-migration-mara.json', 'says USD 200');
});

test('no sum of ours outlives the tour, the fee or the rate it was worked out from', () => {
  const content = readContent(testedContent);
  const without = (slug: string) => ({ ...content, tours: content.tours.filter((tour) => tour.slug !== slug) });
  const problemsOf = (changed: typeof content) =>
    strayAmounts(changed, readQuotedAmounts(testedContent)).map(
      ({ file, field, reason }) => `${file} ${field} ${reason}`,
    );
  const quoted = readQuotedAmounts(testedContent).filter((quote) => 'reckoned' in quote);
  const tours = new Set(
    quoted.flatMap(({ reckoned }) =>
      reckoned.flatMap((one) => ('price' in one ? [one.price.tour] : 'invoice' in one ? [one.invoice.tour] : [])),
    ),
  );
  for (const slug of tours) {
    if (!content.tours.some((tour) => tour.slug === slug)) continue;
    expect(problemsOf(without(slug)), slug).toContainEqual(expect.stringContaining(`there is no tour ${slug}`));
  }
  const withoutFees = { ...content, fees: content.fees.filter(({ slug }) => slug !== 'mount-kenya') };
  expect(problemsOf(withoutFees)).toContainEqual(expect.stringContaining('there is no fee mount-kenya'));
});

test('an amount in a table whose head says the currency is an amount', () => {
  const content = readContent(testedContent);
  const costs = content.posts.find(({ slug }) => slug === 'what-a-kenya-safari-costs');
  if (costs === undefined) throw new Error('no article');
  costs.body = JSON.parse(JSON.stringify(costs.body).replace('5,410', '5,411'));
  const found = strayAmounts(content, readQuotedAmounts(testedContent)).map(({ reason }) => reason);
  expect(found).toContainEqual(expect.stringContaining('says USD 5411'));
});

test('a quoted amount that is said nowhere is an old one', () => {
  const quoted = [{ file: 'faq', usd: 12_345, source: 'Nobody' }];
  const found = strayAmounts(readContent(testedContent), [...readQuotedAmounts(testedContent), ...quoted]);
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
    'a sum that comes out differently',
    sum({ usd: 30 }),
    /: faq, USD 25: comes to USD 30 now; write that in both, or mend/,
  ],
  [
    'a tour that is gone',
    sum({ price: { tour: 'gone', adults: 2 } }),
    /: there is no tour gone; name one there is, or take/,
  ],
  ['a fee that is gone', sum({ fee: { fee: 'gone', usd: 1 } }), /: there is no fee gone; name a file in fees$/],
  [
    'a rate that is gone',
    sum({ fee: { fee: 'marsh-park', usd: 1 } }),
    /: the fee marsh-park has no USD 1 now; name one of its/,
  ],
  ['a cost that is gone', sum({ other: 'gone' }), /: there is no cost gone; name a file in other-costs$/],
  [
    'an entry without a source',
    { file: 'faq', usd: 25 },
    /^quoted-amounts\.json: 0\.source: is missing; write a text in quotes$/,
  ],
  [
    'a misspelt field',
    { ...sum({ usd: 25 }), bye: 2 },
    /^quoted-amounts\.json: 0\.bye: is no field here; did you mean "by"\?$/,
  ],
];

function sum(term: object) {
  return { file: 'faq', usd: 25, because: 'An example', reckoned: [term] };
}

test.each(quotes)('%s is told with file, field and what to write', (_, entry, line) => {
  const files = smallContent();
  const [question] = files['faq/planning.json'] as object[];
  files['faq/planning.json'] = [{ ...question, answer: 'A hat for USD 25.' }];
  files['quoted-amounts.json'] = [entry];
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  const { problems } = reportOn({ path: folder, isDemonstration: false }, testClock);
  expect(problems).toContainEqual(expect.stringMatching(line));
});

test('an amount no data holds is told with its sentence and what to write', () => {
  const files = smallContent();
  files['tours/marsh-day.json'] = {
    ...(files['tours/marsh-day.json'] as object),
    whenToGo: 'A boat is USD 77 in July',
  };
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  expect(reportOn({ path: folder, isDemonstration: false }, testClock).problems).toEqual([
    'tours/marsh-day.json: text: says USD 77, which is no price or fee of ours today (“A boat is USD 77 in July”); write one there is, or list it in quoted-amounts.json',
  ]);
});
