import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteWords } from '#scripts/vite/vite-site-words.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { type ContentMistake, folderOf, make, problemsOf } from '#tests/support/content/content-folder.ts';
import { about, home } from '#tests/support/content/small-content-files.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/* The operator's words, `content/site/`. */

const operator = 'site/operator.json';
const mails = 'site/mails.json';
const gone = () => undefined;
const { safety } = JSON.parse(String(smallContent()[about]));
const monday = (opens: string, closes: string) => ({ openingHours: { monday: { opens, closes } } });

test.each<ContentMistake>([
  [operator, { name: undefined }, 'name: is missing; write one line of text'],
  [operator, { name: ' ' }, 'name: is " "; write one line of text'],
  [operator, { whatsapp: '+254 700' }, 'whatsapp: is "+254 700"; write 7 to 20 digits, with the country code'],
  [operator, { email: 'desk' }, 'email: is "desk"; write an email address'],
  [
    operator,
    { place: { town: 'A', country: 'B', countryCode: 'C' } },
    'place.countryCode: is "C"; write two capitals, such as KE',
  ],
  [operator, { place: undefined }, 'place: is missing; write fields in { }'],
  [operator, monday('8', '18:00'), 'openingHours.monday.opens: is "8"; write a time such as 08:00'],
  [operator, monday('18:00', '08:00'), 'openingHours.monday.closes: is "08:00"; write a time after "opens"'],
  [operator, { daysOff: ['25.12.2026'] }, 'daysOff.0: is "25.12.2026"; write a day such as 2026-12-25'],
  [operator, { lettersByThemselves: {} }, 'lettersByThemselves.from: is missing; write a day such as 2026-12-25'],
  [operator, { openingHours: {} }, 'openingHours: is {}; write the hours of one day at least'],
  [operator, { social: { tiktok: '@a' } }, 'social.tiktok: is "@a"; write an address that starts with https://'],
  [operator, { fax: '1' }, 'fax: is no field here; take it out'],
  [operator, { license: 'TRA-1' }, 'license: is no field here; did you mean "licence"?'],
  [home, { facts: 'three' }, 'facts: is "three"; write a list in square brackets'],
  [about, { safety: { ...safety, blocks: [{ mark: 'maybe' }] } }, 'safety.blocks.0.mark: is "maybe"; write yes or no'],
  [
    'site/pages.json',
    { footer: 'Written in {{city}}.' },
    '{{city}}: is no name of the operator; write one of {{name}}, {{shortName}}, {{legalName}}, {{phone}}, {{email}}, {{town}}, {{country}}',
  ],
  [mails, () => '{\n  "signature": "Acacia",\n}\n', 'line 2, column 24: is not JSON; no comma may stand before }'],
  [home, gone, /^the file: is missing; copy the project's own content\/site and put the operator's words in it$/],
  ['site/demonstration.json', gone, /^the file: is missing; set DEMONSTRATION=0 for a site that is no demonstration$/],
])('%s after %j is told with file, field and what to write (B-415)', (file, change, line) => {
  const [problem = ''] = problemsOf(make(smallContent(), file, change));
  expect(problem.startsWith(`${file}: `)).toBe(true);
  expect(problem.slice(file.length + 2)).toMatch(line);
});

test.each<ContentMistake>([
  [home, { headline: 'From {{city}}' }, '{{city}}: is no name of the operator'],
  [about, { closing: 'TO BE FILLED IN' }, 'closing: is still to be filled in'],
  [home, { statement: 'From {{price of nowhere}}' }, 'statement: says {{price of nowhere}}, but'],
])('%s after %j is told with file, field and what to write (B-650)', (file, change, line) => {
  expect(problemsOf(make(smallContent(), file, change))[0]).toContain(`${file}: ${line}`);
});

test('home and About say the operator’s names, and an amount of ours as the data has it (B-650)', () => {
  const files = make(smallContent(), home, {
    headline: 'From {{town}}',
    statement: 'A week for {{price of marsh-week}}.',
  });
  const folder = folderOf(make(files, about, { closing: 'Ask {{name}}.' }));
  for (const isDemonstration of [true, false]) {
    const site = readSite(folder, { isDemonstration });
    const shown = loadCatalogue(folder, { clock: testClock, site });
    expect(shown.home).toMatchObject({ headline: 'From Nairobi', statement: 'A week for USD 2,000.' });
    expect(shown.about).toMatchObject({ closing: 'Ask Umbrella Thorn Safaris.' });
    expect(shown.about.notices !== undefined).toBe(isDemonstration);
  }
});

test('a file is read however an editor marks its beginning and ends its lines (B-415)', () => {
  expect(problemsOf(make(smallContent(), mails, () => '\uFEFF{\r\n  "signature": "Acacia"\r\n}\r\n'))).toEqual([]);
});

test('every wrong word is told, not just the first', () => {
  const files = make(make(smallContent(), operator, { phone: '' }), mails, { signature: 7 });
  expect(problemsOf(files)).toEqual([
    'site/operator.json: phone: is ""; write one line of text',
    'site/mails.json: signature: is 7; write one line of text',
  ]);
});

test('a catalogue without the operator’s words is told file by file what is missing (B-432)', () => {
  const without = (left: RegExp) =>
    Object.fromEntries(Object.entries(smallContent()).filter(([path]) => !left.test(path)));
  const told = (files: ContentFiles) => problemsOf(files).map((problem) => problem.split(':')[0]);
  const names = ['operator', 'pages', 'machines', 'mails', 'demonstration'];
  expect(told(without(/^site\//))).toEqual(names.map((name) => `site/${name}.json`));
  // What is shown by them is read when they are there.
  expect(told(without(/^site\/(home|about)/))).toEqual([home, about]);
});

test('the sentences of a demonstration are not read where there is none', () => {
  expect(
    problemsOf(
      make(smallContent(), 'site/demonstration.json', () => '{'),
      false,
    ),
  ).toEqual([]);
});

/* What a text of the catalogue may hold of the operator and of a demonstration. */

const terms = 'legal/terms-and-conditions.md';
const marked = ['{{legalName}} in {{town}}', ':::demonstration', 'shows', ':::otherwise', 'runs', ':::', 'safaris.'];
const withTerms = (lines: readonly string[]) => make(smallContent(), terms, lines.join('\n'));

test.each([
  [true, 'Umbrella Thorn Safaris in Nairobi shows safaris.'],
  [false, 'Umbrella Thorn Safaris in Nairobi runs safaris.'],
])(
  'a text says the operator’s names, and what is marked in a demonstration only (%s) (B-434)',
  (isDemonstration, expected) => {
    const folder = folderOf(withTerms(marked));
    const { legal } = loadCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration }) });
    const last = legal.get('terms-and-conditions')?.body.at(-1);
    expect(last).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text: expected }] });
  },
);

test.each([
  [[':::'], 0, ': ::: stands where it marks nothing; write :::demonstration, then :::otherwise'],
  [['a', ':::otherwise', 'b'], 1, ': :::otherwise stands where it marks nothing'],
  [[':::demonstration', 'a'], 0, ': what begins here has no end'],
  [[':::demonstration', 'a', ':::', '', '`code`'], 4, ': code cannot be shown; write plain text, '],
])('%j is told with its line', (lines, wrong, reason) => {
  const before = String(smallContent()[terms]).split('\n').length;
  expect(problemsOf(withTerms(lines))[0]).toContain(`${terms}: line ${before + 1 + wrong}${reason}`);
});

test('a record that names a word of the operator that there is not is told', () => {
  expect(problemsOf(withTerms(['Ask {{owner}}.']))[0]).toMatch(
    /^legal\/terms-and-conditions\.md: \{\{owner\}\}: is no name of the operator; write one of \{\{name\}\}/,
  );
});

test('the site of another folder is built with its words', async () => {
  const folder = folderOf(make(smallContent(), operator, { name: 'Acacia </script> Tours' }));
  const plugin = siteWords({ CONTENT_DIR: folder }) as unknown as { load(id: string): string };
  const code = plugin.load(resolve('src/platform/words/operator-words.ts'));
  const { words } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(words.name).toBe('Acacia </script> Tours');
  expect(code).toContain('export const words = ');
});
