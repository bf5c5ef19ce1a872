import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRange } from '#contract/money/base-price.ts';
import type { Site } from '#contract/site/site.ts';
import { place, withTexts } from '#contract/words/filled-in.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { checkContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { forms } from '#server/content/catalogue/records/amounts/amount-forms.ts';
import { withAmounts } from '#server/content/catalogue/records/amounts/filled-amounts.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { type Content, readContent } from '#server/content/catalogue/records/read-content.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { anyCharacters } from '#tests/support/any-characters.ts';
import { folderOf, make, problemsOf } from '#tests/support/content/content-folder.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* Amounts that texts name by a place, `{{price of mara-classic}}`, and what is written for them. */

/** The small catalogue with this in a text of a tour, and a tour with seasons, a fee that changes in July and one in doubt. */
function filesSaying(whenToGo: string): ContentFiles {
  const files = smallContent();
  const week = files['tours/marsh-week.json'] as TourFile;
  const price = (people: number, usd: number) => ({ people, usd, local: usd * 150 });
  files['tours/marsh-week.json'] = {
    ...week,
    maxGuests: 6,
    prices: {
      ...week.prices,
      leastParty: 2,
      seasons: [
        {
          name: 'Rains, and mud',
          dates: [{ from: '04-01', to: '05-31' }],
          prices: [price(2, 1950), price(4, 1560)],
        },
        {
          name: 'Dry months',
          dates: [
            { from: '06-01', to: '12-19' },
            { from: '01-06', to: '03-31' },
          ],
          prices: [price(2, 2340), price(4, 1870.5)],
        },
        { name: 'Christmas', dates: [{ from: '12-20', to: '01-05' }], prices: [price(2, 2600)] },
      ],
      singleSupplement: { usd: 880, local: 132_000 },
    },
  };
  const park = files['fees/marsh-park.json'] as object;
  const adult = { who: 'Adult', fromAge: 18 };
  files['fees/gate.json'] = {
    ...park,
    slug: 'gate',
    rows: [
      { ...adult, from: '01-01', to: '06-30', usd: 100 },
      { ...adult, from: '07-01', to: '12-31', usd: 200 },
      { who: 'Child', fromAge: 9, toAge: 17, usd: 50 },
    ],
    disputed: [{ who: 'Adult', usd: 270.8, why: 'In court', source: 'A paper' }],
    vehicle: { what: 'A car', usd: 295 },
  };
  files['tours/marsh-day.json'] = { ...(files['tours/marsh-day.json'] as TourFile), whenToGo };
  return files;
}

/** What its visitors read there; a problem otherwise. */
function said(whenToGo: string, site?: Site): string | undefined {
  const { shown } = checkContent(folderOf(filesSaying(whenToGo)), { clock: testClock, site });
  return shown.tours.find(({ slug }) => slug === 'marsh-day')?.whenToGo;
}

test.each([
  ['price of marsh-week', 'USD 1,950'],
  ['price of marsh-week in August', 'USD 2,340'],
  ['price of marsh-week for 4 in august', 'USD 1,870.50'],
  // The same in the other order.
  ['price of marsh-week in August for 4 people', 'USD 1,870.50'],
  ['price of marsh-week on 12-24', 'USD 2,600'],
  ['price of marsh-week on 24 December', 'USD 2,600'],
  ['price of marsh-week in dry months', 'USD 2,340'],
  ['single supplement of marsh-week', 'USD 880'],
  // 600, and 90 more
  ['price of marsh-together for 1', 'USD 690'],
  ['price of marsh-together', 'USD 600'],
  // 2 × 2340 with 12 % and 50
  ['invoice of marsh-week in August', 'USD 5,291.60'],
  ['fee of gate in July', 'USD 200'],
  ['fee of gate on 06-30', 'USD 100'],
  ['fee of gate aged 12', 'USD 50'],
  ['disputed fee of gate', 'USD 270.80'],
  ['disputed rise of gate in July', 'USD 70.80'],
  ['vehicle fee of gate', 'USD 295'],
  ['cost of tips at least', 'USD 10'],
  ['cost of tips at most', 'USD 15'],
  ['activity canoe', 'USD 45'],
  ['room reed-camp tent', 'USD 180'],
  ['booking fee', 'USD 50'],
  ['price of marsh-week, number only', '1,950'],
  ['4 times fee of gate in July', 'USD 800'],
  ['12 % of 2 times price of marsh-week, number only', '468'],
  ['2 times fee of gate in July plus booking fee minus 20.50', 'USD 429.50'],
  ['price of marsh-week plus booking fee, divided by 7, to the dollar', 'USD 286'],
  ['  price   of  marsh-week ', 'USD 1,950'],
])('{{%s}} is written %s (B-630)', (written, amount) => {
  expect(said(`It is {{${written}}} now, {{name}} says`)).toBe(`It is ${amount} now, Umbrella Thorn Safaris says`);
});

test.each([
  ['price of marsh-weak', 'there is no tour marsh-weak; did you mean "marsh-week"?'],
  ['prise of marsh-week', '“prise of marsh-week” is no amount; did you mean {{price of a-tour for 4 in August}}?'],
  ['zzz yyy', '“zzz yyy” is no amount; write one of {{price of a-tour for 4 in August}}, {{invoice of'],
  ['price of', '“price of” is not complete or says too much; write it like {{price of a-tour for 4 in August}}'],
  ['price of marsh week', '“price of marsh week” is not complete or says too much; write it like'],
  ['price of marsh-week in Dry month', 'marsh-week has no season “dry month”; did you mean "Dry months"?'],
  [
    'price of marsh-week in December',
    'marsh-week has more than one price in December; write “in Dry months” or “in Christmas”',
  ],
  ['price of marsh-week for 7', 'marsh-week takes 6 at most; write “for 6” or fewer'],
  ['price of marsh-week for 1', 'marsh-week takes 2 at least; write “for 2” or more'],
  ['price of marsh-week for none', '“for none” is no party; write how many people pay, such as “for 4”'],
  ['price of marsh-week aged 4', '“aged 4” says nothing here; write it like {{price of a-tour for 4 in August}}'],
  ['price of marsh-week on 13-40', '“on 13-40” is no day; write month and day, such as “on 08-15”'],
  ['fee of gate', 'the fee gate is not the same all that time; write “in January” or “in July”, or a day, such as'],
  ['fee of gate aged 3', 'the fee gate has no row for 3 years then; write another age, such as “aged 12”'],
  ['fee of gate in the rains', '“in the rains” is no month; write one, such as “in July”'],
  ['fee of gatte in July', 'there is no fee gatte; did you mean "gate"?'],
  ['disputed fee of marsh-park', 'the fee marsh-park has no rate in doubt now; write the sentence anew'],
  ['vehicle fee of marsh-park', 'the fee marsh-park has nothing for a vehicle; write {{fee of marsh-park}}'],
  ['cost of tips', 'it is a range; write {{cost of tips at least}} or {{cost of tips at most}}'],
  ['cost of tip at least', 'there is no cost tip; did you mean "tips"?'],
  ['activity canoes', 'there is no activity canoes; did you mean "canoe"?'],
  ['room reed-camp tents', 'reed-camp has no room tents; did you mean "tent"?'],
  ['booking fee minus price of marsh-week', 'it comes to less than nothing; write the larger amount first'],
  [
    'booking fee, as a number',
    'after a comma stands “as a number”; write “number only”, “to the dollar” or “divided by”',
  ],
])('{{%s}} is told with its file, its field and what to write (B-632)', (written, advice) => {
  const line = `tours/marsh-day.json: whenToGo: says {{${written}}}, but ${advice}`;
  expect(problemsOf(filesSaying(`It is {{${written}}} now`)).map((told) => told.slice(0, line.length))).toEqual([line]);
});

test('a place that is not closed, and a name that is none, are told', () => {
  expect(problemsOf(filesSaying('It is {{price of marsh-week now'))).toEqual([
    'tours/marsh-day.json: whenToGo: has a {{ without }} behind it; write both, as in {{price of a-tour}}',
  ]);
  expect(problemsOf(filesSaying('It is {{prices}} now'))).toEqual([
    expect.stringMatching(/^tours\/marsh-day\.json: \{\{prices\}\}: is no name of the operator; write one of/),
  ]);
});

test('a question and an article are told by where the amount stands', () => {
  const [question] = smallContent()['faq/planning.json'] as object[];
  const second = { ...question, id: 'two', order: 9, answer: 'From {{price of gone}}' };
  const files = make(smallContent(), 'faq/planning.json', () => [question, second]);
  const told = problemsOf(make(files, 'blog/first-light.md', '\nFrom **{{price of gone}}**'));
  expect(told.map((problem) => problem.split(': ', 2).join(' '))).toEqual([
    'blog/first-light.md text',
    'faq/planning.json 1.answer',
  ]);
});

test('no sentence that is shown names an amount of a record that is not (B-632)', () => {
  const files = filesSaying('It is {{price of marsh-week}} now');
  expect(problemsOf(make(files, 'tours/marsh-week.json', { summary: 'TO BE FILLED IN' }))).toEqual([
    'tours/marsh-day.json: text: says {{price of marsh-week}}, which is unfinished and not shown yet; fill it in, or name another',
  ]);
});

test('another operator’s words and amounts stand in one text (B-630)', () => {
  const site = readSite('tests/support/another-operator', { isDemonstration: false });
  expect(said('{{name}}: {{price of marsh-week}}', site)).toBe(`${site.operator.name}: USD 1,950`);
});

const anyAmount = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Object.values(forms).flatMap(({ words, example }) => [words, example])),
      fc.constantFrom('marsh-week', 'gate', 'tips', 'canoe', 'reed-camp tent', 'plus', 'minus', 'times', '% of', ','),
      fc.constantFrom('for', 'in', 'on', 'at', 'aged', 'July', '07-01', 'divided by', 'number only', '__proto__'),
      fc.integer().map(String),
      fc.double().map(String),
      fc.string(),
      anyCharacters(),
    ),
    { maxLength: 9 },
  )
  .map((words) => words.join(' ').replace(/[{}]/g, ''));

test('whatever stands between {{ and }}, it is written out or told (B-632)', () => {
  const content = readContent(folderOf(filesSaying('None')));
  fc.assert(
    fc.property(anyAmount, (written) => {
      const whenToGo = `{{${written}}}`;
      const [first, ...others] = content.tours;
      if (first === undefined) throw new Error('no tour');
      const { content: filled, problems } = withAmounts({ ...content, tours: [{ ...first, whenToGo }, ...others] });
      const filledIn = filled.tours[0]?.whenToGo ?? '';
      if (problems.length > 0) expect(filledIn).toBe(whenToGo);
      else expect(filledIn).toMatch(/^(USD )?\d{1,3}(,\d{3})*(\.\d\d)?$/);
    }),
    { numRuns: 3000 },
  );
});

/* The demonstration's own sentences. */

test('what names no amount stays the very same, and what was read stays as it was', () => {
  const known = new Map();
  const named = readContent(testedContent, { known });
  const before = JSON.stringify([...known]);
  const { content, problems } = withAmounts(named);
  expect(problems).toEqual([]);
  expect(JSON.stringify(content)).not.toContain('{{');
  expect(content.people).toBe(named.people);
  expect(JSON.stringify([...known])).toBe(before);
});

/** Every text of every record, in one order. */
function textsOf(content: Content): string[] {
  const texts: string[] = [];
  withTexts(content, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Whether it names an amount of this record. */
const names = (text: string, slug: string) =>
  [...text.matchAll(place)].some(([, written = '']) => written.split(/[ ,]+/).includes(slug));

test('one changed price of one season is said by the sentences that name it, and by none that names another tour (B-631)', () => {
  const named = readContent(testedContent);
  const written = textsOf(named);
  const before = textsOf(withAmounts(named).content);
  for (const kind of ['tours', 'groupTours'] as const) {
    for (const { slug, prices } of named[kind]) {
      for (const season of prices.seasons.keys()) {
        const copy = { ...named, [kind]: structuredClone(named[kind]) };
        const tour = copy[kind].find((one) => one.slug === slug);
        const price = tour?.prices.seasons[season]?.prices[0];
        if (tour === undefined || price === undefined) throw new Error('no price');
        price.usd += 7;
        const least = priceRange(tour.prices).least.usd.toLocaleString('en-US');
        const said = textsOf(withAmounts(copy).content);
        for (const [index, text] of written.entries()) {
          if (text.includes(`{{price of ${slug}}}`)) expect(said[index]).toContain(`USD ${least}`);
          if (!names(text, slug)) expect(said[index]).toBe(before[index]);
        }
      }
    }
  }
});
