import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { siteWords } from '#scripts/vite/vite-site-words.ts';
import { loadCatalogue } from '#server/catalogue/loading/load-catalogue.ts';
import { ContentError } from '#server/content-error.ts';
import { readEnv } from '#server/env.ts';
import { movedSettings, movedSettingsWarning } from '#server/settings/moved-settings.ts';
import { EnvError } from '#server/settings/read-settings.ts';
import { readSite } from '#server/site/read-site.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/** The small catalogue after a change, in a folder of its own. */
function contentAfter(change: (files: ContentFiles) => void): string {
  const files = smallContent();
  change(files);
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  return folder;
}

/** What is wrong with it, a line each. */
function problemsAfter(change: (files: ContentFiles) => void, isDemonstration = true): string[] {
  const folder = contentAfter(change);
  try {
    loadCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration }) });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** Changes fields of one file of the operator's words; `undefined` takes one away. */
function set(name: string, fields: Record<string, unknown>): (files: ContentFiles) => void {
  return (files) => {
    const path = `site/${name}.json`;
    files[path] = { ...JSON.parse(String(files[path])), ...fields };
  };
}

function write(name: string, text: string): (files: ContentFiles) => void {
  return (files) => {
    files[`site/${name}.json`] = text;
  };
}

function remove(name: string): (files: ContentFiles) => void {
  return (files) => void delete files[`site/${name}.json`];
}

const about = JSON.parse(String(smallContent()['site/about.json']));

test.each([
  ['no name', set('operator', { name: undefined }), 'site/operator.json: name: write one line of text'],
  ['an empty name', set('operator', { name: ' ' }), 'site/operator.json: name: write one line of text'],
  [
    'a number with a plus',
    set('operator', { whatsapp: '+254 700' }),
    'site/operator.json: whatsapp: write 7 to 20 digits, with the country code',
  ],
  ['no address of mails', set('operator', { email: 'desk' }), 'site/operator.json: email: write an email address'],
  [
    'a country in words',
    set('operator', { place: { town: 'Nairobi', country: 'Kenya', countryCode: 'Kenya' } }),
    'site/operator.json: place.countryCode: write two capitals, such as KE',
  ],
  [
    'an hour that is none',
    set('operator', { openingHours: { monday: { opens: '8', closes: '18:00' } } }),
    'site/operator.json: openingHours.monday.opens: write a time such as 08:00',
  ],
  [
    'a day that closes before it opens',
    set('operator', { openingHours: { monday: { opens: '18:00', closes: '08:00' } } }),
    'site/operator.json: openingHours.monday.closes: write a time after "opens"',
  ],
  [
    'a desk that is never open',
    set('operator', { openingHours: {} }),
    'site/operator.json: openingHours: write the hours of one day at least',
  ],
  [
    'a network without an address',
    set('operator', { social: { tiktok: '@acacia' } }),
    'site/operator.json: social.tiktok: write an address that starts with https://',
  ],
  ['a field nobody knows', set('operator', { fax: '1' }), /^site\/operator\.json: fax: is no field here; take it out$/],
  [
    'a field that is misspelt',
    set('operator', { license: 'TRA-1' }),
    /^site\/operator\.json: license: is no field here; did you mean "licence"\?$/,
  ],
  [
    'a part that is missing',
    set('operator', { place: undefined }),
    /^site\/operator\.json: place: is missing; write fields in \{ \}$/,
  ],
  ['facts that are no list', set('home', { facts: 'three' }), 'site/home.json: facts: write a list in square brackets'],
  [
    'a mark nobody knows',
    set('about', { safety: { ...about.safety, blocks: [{ mark: 'maybe', list: ['a'] }] } }),
    'site/about.json: safety.blocks.0.mark: write yes or no',
  ],
  [
    'a word of the operator that there is not',
    set('pages', { footer: 'Written in {{city}}.' }),
    'site/pages.json: {{city}}: is no name of the operator; write one of {{name}}, {{shortName}}, {{legalName}}, {{phone}}, {{email}}, {{town}}, {{country}}',
  ],
  [
    'a file that breaks off',
    write('mails', '{'),
    /^site\/mails\.json: line 1, column 2: is not JSON; the file ends too early$/,
  ],
  [
    'a comma too many',
    write('mails', '{\n  "signature": "Acacia",\n}\n'),
    /^site\/mails\.json: line 2, column 24: is not JSON; no comma may stand before \}$/,
  ],
  [
    'a comma too few',
    write('operator', '{\r\n  "name": "Acacia"\r\n  "shortName": "Acacia"\r\n}\r\n'),
    /^site\/operator\.json: line 3, column 3: is not JSON; a comma or \} is missing$/,
  ],
  [
    'a file that is missing',
    remove('home'),
    "site/home.json: the file: is missing; copy the project's own content/site and put the operator's words in it",
  ],
  [
    'a demonstration that does not say so',
    remove('demonstration'),
    'site/demonstration.json: the file: is missing; set DEMONSTRATION=0 for a site that is no demonstration',
  ],
])('%s is told with file, field and what to write (B-415)', (_, change, problem) => {
  expect(problemsAfter(change)[0]).toMatch(problem);
});

test.each([
  [
    'a name nobody has',
    set('home', { headline: 'From {{city}}' }),
    'site/home.json: {{city}}: is no name of the operator',
  ],
  [
    'a text that is to be written',
    set('about', { closing: 'TO BE FILLED IN' }),
    'site/about.json: closing: is still to be filled in',
  ],
  [
    'an amount nobody has',
    set('home', { statement: 'From {{price of nowhere}}' }),
    'site/home.json: statement: says {{price of nowhere}}, but',
  ],
])('home and About with %s are told with file, field and what to write (B-650)', (_, change, problem) => {
  expect(problemsAfter(change)[0]).toContain(problem);
});

test('home and About say the operator’s names, and an amount of ours as the data has it (B-650)', () => {
  const folder = contentAfter((files) => {
    set('home', { headline: 'From {{town}}', statement: 'A week for {{price of marsh-week}}.' })(files);
    set('about', { closing: 'Ask {{name}}.' })(files);
  });
  for (const isDemonstration of [true, false]) {
    const site = readSite(folder, { isDemonstration });
    const { home, about } = loadCatalogue(folder, { clock: testClock, site });
    expect(home).toMatchObject({ headline: 'From Nairobi', statement: 'A week for USD 2,000.' });
    expect(about).toMatchObject({ closing: 'Ask Umbrella Thorn Safaris.' });
    expect(about.notices !== undefined).toBe(isDemonstration);
  }
});

test('a file is read however an editor marks its beginning and ends its lines (B-415)', () => {
  expect(problemsAfter(write('mails', '\uFEFF{\r\n  "signature": "Acacia"\r\n}\r\n'))).toEqual([]);
});

test('every wrong word is told, not just the first', () => {
  const problems = problemsAfter((files) => {
    set('operator', { phone: '' })(files);
    set('mails', { signature: 7 })(files);
  });
  expect(problems).toEqual([
    'site/operator.json: phone: write one line of text',
    'site/mails.json: signature: write one line of text',
  ]);
});

test('a catalogue without the operator’s words is told file by file what is missing (B-432)', () => {
  const problems = problemsAfter((files) => {
    for (const path of Object.keys(files)) if (path.startsWith('site/')) delete files[path];
  });
  const names = ['operator', 'pages', 'machines', 'mails', 'demonstration'];
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(names.map((name) => `site/${name}.json`));
  // What is shown by them is read when they are there.
  const others = problemsAfter((files) => {
    for (const name of ['home', 'about']) remove(name)(files);
  });
  expect(others.map((problem) => problem.split(':')[0])).toEqual(['site/home.json', 'site/about.json']);
});

test('the sentences of a demonstration are not read where there is none', () => {
  expect(problemsAfter(write('demonstration', '{'), false)).toEqual([]);
});

/* What a text of the catalogue may hold of the operator and of a demonstration. */

const terms = 'legal/terms-and-conditions.md';
const marked = ['{{legalName}} in {{town}}', ':::demonstration', 'shows', ':::otherwise', 'runs', ':::', 'safaris.'];

/** The small catalogue's terms with these lines as their last. */
function withTerms(...lines: string[]): (files: ContentFiles) => void {
  return (files) => {
    files[terms] = `${files[terms]}\n${lines.join('\n')}\n`;
  };
}

test.each([
  [true, 'Umbrella Thorn Safaris in Nairobi shows safaris.'],
  [false, 'Umbrella Thorn Safaris in Nairobi runs safaris.'],
])(
  'a text says the operator’s names, and what is marked in a demonstration only (%s) (B-434)',
  (isDemonstration, expected) => {
    const folder = contentAfter(withTerms(...marked));
    const { legal } = loadCatalogue(folder, { clock: testClock, site: readSite(folder, { isDemonstration }) });
    const last = legal.get('terms-and-conditions')?.body.at(-1);
    expect(last).toEqual({ kind: 'paragraph', content: [{ kind: 'text', text: expected }] });
  },
);

test.each([
  [[':::'], 0, /^::: stands where it marks nothing; write :::demonstration, then :::otherwise/],
  [['a', ':::otherwise', 'b'], 1, /^:::otherwise stands where it marks nothing/],
  [[':::demonstration', 'a'], 0, /^what begins here has no end/],
  [[':::demo', 'a', ':::'], 0, /^:::demo stands where it marks nothing/],
  [[':::demonstration', 'a', ':::', '', '`code`'], 4, /^code cannot be shown; write plain text, /],
])('%j is told with its line', (lines, wrong, reason) => {
  const [problem = ''] = problemsAfter(withTerms(...lines));
  const before = String(smallContent()[terms]).split('\n').length;
  const [file, line, ...rest] = problem.split(': ');
  expect([file, line]).toEqual([terms, `line ${before + 1 + wrong}`]);
  expect(rest.join(': ')).toMatch(reason);
});

test('a record that names a word of the operator that there is not is told', () => {
  expect(problemsAfter(withTerms('Ask {{owner}}.'))[0]).toMatch(
    /^legal\/terms-and-conditions\.md: \{\{owner\}\}: is no name of the operator; write one of \{\{name\}\}/,
  );
});

/* What stood in `.env` before. */

const given = {
  VITE_SITE_NAME: 'Acacia Tours',
  VITE_SITE_PHONE: '+254 711 111 111',
  VITE_SITE_EMAIL: 'office@acacia.example',
  VITE_SITE_WHATSAPP: '254711111111',
  VITE_SITE_FACEBOOK: 'https://social.example/acacia',
  VITE_SITE_LICENCE: 'TRA-1',
};

/** What Vite calls of the plugin. */
interface Hooks {
  configResolved(config: { command: string; build: { ssr: boolean }; logger: { warn(line: string): void } }): void;
  load(id: string): string;
}

/** The operator's words as the site is built with them, and what the build warns of. */
async function built(settings: Record<string, string>, build: { command?: string; ssr?: boolean } = {}) {
  const plugin = siteWords(settings) as unknown as Hooks;
  const warnings: string[] = [];
  const logger = { warn: (line: string) => warnings.push(line) };
  plugin.configResolved({ command: build.command ?? 'build', build: { ssr: build.ssr ?? false }, logger });
  const code = plugin.load(resolve('src/platform/words/operator-words.ts'));
  const { words } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return { words, warnings, code };
}

test('what .env says of the operator goes before the file, on the server and in the site alike (B-433)', async () => {
  const { operator } = readEnv(given).enquiries;
  const { words } = await built(given);
  for (const field of ['name', 'phone', 'email', 'whatsapp'] as const) expect(words[field]).toBe(operator[field]);
  expect(operator).toMatchObject({ name: 'Acacia Tours', email: 'office@acacia.example', signature: 'Acacia Tours' });
  expect(words).toMatchObject({ licence: 'TRA-1', openingHours: 'Mon-Fri: 8AM-6PM EAT', location: 'Nairobi, Kenya' });
  expect(words.social).toEqual({
    ...JSON.parse(readFileSync(join(testedContent, 'site/operator.json'), 'utf8')).social,
    facebook: 'https://social.example/acacia',
  });
});

test('one line says where each of these settings belongs now, at the start and once in a build (B-433)', async () => {
  const line = movedSettingsWarning({ VITE_SITE_NAME: 'Acacia', VITE_SITE_TIKTOK: 'https://t.example', PORT: '1' });
  expect(line).toBe(
    'the operator\'s words have moved to content/site/operator.json: write VITE_SITE_NAME as "name", VITE_SITE_TIKTOK as "social.tiktok" there; this version is the last to read these settings',
  );
  expect(movedSettingsWarning({ VITE_SITE_NAME: '', VITE_SITE_URL: 'https://acacia.example' })).toBeUndefined();
  for (const name of movedSettings) expect(movedSettingsWarning({ [name]: 'x' })).toContain(`write ${name} as "`);
  // A build runs twice, for the browser and for what renders its pages; a development server has the back end say it.
  expect((await built(given)).warnings).toHaveLength(1);
  expect((await built(given, { ssr: true })).warnings).toEqual([]);
  expect((await built(given, { command: 'serve' })).warnings).toEqual([]);
  expect((await built({})).warnings).toEqual([]);
});

test('such a setting with a wrong value is refused by its name, on the server and in the build alike', async () => {
  const wrong = { VITE_SITE_WHATSAPP: '0700 000' };
  const refusal = 'VITE_SITE_WHATSAPP: was "0700 000"; allowed is 7 to 20 digits';
  expect(() => readEnv(wrong)).toThrow(new EnvError(refusal));
  await expect(built(wrong)).rejects.toThrow(refusal);
});

test('the site of another folder is built with its words', async () => {
  const folder = contentAfter(set('operator', { name: 'Acacia </script> Tours' }));
  const { words, code } = await built({ CONTENT_DIR: folder });
  expect(words.name).toBe('Acacia </script> Tours');
  expect(code).toContain('export const words = ');
  expect(readFileSync(join(folder, 'site/operator.json'), 'utf8')).toContain('Acacia');
});
