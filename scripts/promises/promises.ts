import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenBrowserTests, chosenFiles, literally } from '#scripts/testing/chosen-tests.ts';

/** What the site promises, as its tests say it: a title that ends with `(B-13)`, or `(B-13, B-14)`. */
interface Promised {
  number: number;
  /** The title of the first test that shows it. */
  title: string;
  /** The first test file that shows it, below `tests/`; or the command that does. */
  shownBy: string;
  isInNpmTest: boolean;
}

/** Promises a command shows, not a test. */
const shownByCommands: Promised[] = [
  {
    number: 36,
    title: 'what a visitor downloads stays below its limits',
    shownBy: 'npm run check:size',
    isInNpmTest: true,
  },
  {
    number: 593,
    title: 'every page of the desk stays below its limits',
    shownBy: 'npm run check:size',
    isInNpmTest: true,
  },
  {
    number: 197,
    title: 'the HTTP Observatory gives 135 or more',
    shownBy: 'npm run check:observatory',
    isInNpmTest: false,
  },
];

/** In the order in which they name a promise: the rule before the page, the page before the browser. */
const folders = [
  'contract',
  'search',
  'unit',
  'server',
  'pages',
  'another-operator',
  'another-country',
  'e2e',
  'first-visit',
  'faults',
  'endurance',
];

/** Where a case fills in a title. */
const filledIn = /\$\{[^}]*\}|\$\w+|%[sijod#]/g;
const titled = /^( *).*?(['"`])((?:\\.|(?!\2).)*) \((B-\d+(?:, B-\d+)*)\)\2/;
const grouped = /^( *)describe(?:\..+)?\((['"`])(.+)\2/;

/** Every promise with what shows it, in the order of the files. */
export function readPromises(): Promised[] {
  const promises = new Map<number, Promised>();
  for (const file of folders.flatMap(testFilesOf)) {
    for (const { title, isInNpmTest, numbers } of titlesOf(file)) {
      for (const number of numbers) {
        const known = promises.get(number) ?? { number, title, shownBy: file, isInNpmTest };
        promises.set(number, { ...known, isInNpmTest: known.isInNpmTest || isInNpmTest });
      }
    }
  }
  return [...promises.values(), ...shownByCommands];
}

function testFilesOf(folder: string): string[] {
  return readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|e2e|visits|faults)\.tsx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The titles of a file's tests that name a promise, behind that of the group they stand in. */
function titlesOf(file: string) {
  let group: { indent: number; title: string } | undefined;
  const lines = readFileSync(join('tests', file), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, groupIndent = '', , groupTitle = ''] = grouped.exec(line) ?? [];
    if (groupTitle !== '') group = { indent: groupIndent.length, title: groupTitle };
    const [, indent = '', , title = '', tags = ''] = titled.exec(line) ?? [];
    if (tags === '') return [];
    const isInGroup = group !== undefined && group.indent < indent.length && group.title !== title;
    // Without what its cases fill in, where that stands first.
    const whole = [isInGroup ? (group?.title ?? '') : '', title]
      .map((words) =>
        words
          .replaceAll("\\'", "'")
          .replaceAll(filledIn, '…')
          .replace(/^(?:on )?…(?:: |$)/, ''),
      )
      .filter(Boolean);
    const numbers = tags.split(', ').map((tag) => Number(tag.slice(2)));
    return [{ title: whole.join(': '), isInNpmTest: isChosen(file, title), numbers }];
  });
}

/** Whether `npm test` runs a test of this title, or one of its cases. */
function isChosen(file: string, title: string): boolean {
  if (file in chosenFiles) return true;
  const words = title.replaceAll("\\'", "'").split(filledIn);
  const cases = new RegExp(words.map(literally).join('.+'));
  return Object.keys(chosenBrowserTests[file] ?? {}).some((chosen) => cases.test(chosen));
}

/** Most words of a title in the index: enough to know it again, the test has the rest. */
const longest = 11;

/** The text of docs/behaviour.md. */
export function promisesIndex(promises: readonly Promised[]): string {
  const next = Math.max(...promises.map(({ number }) => number)) + 1;
  const files = [...new Set(promises.map(({ shownBy }) => shownBy))];
  const parts = files.map((file) => {
    const ofFile = promises.filter(({ shownBy }) => shownBy === file);
    const titles = [...new Set(ofFile.map(({ title }) => title))];
    const lines = titles.map((title) => {
      const numbers = ofFile
        .filter((promised) => promised.title === title)
        .map(({ number, isInNpmTest }) => `B-${number}${isInNpmTest ? '' : '\\*'}`);
      return `- ${numbers.join(', ')} ${inShort(title)}`;
    });
    return [`**${file}**\n`, ...lines].join('\n');
  });
  return `# What the site promises

Tests say it: a title that ends with \`(B-13)\` shows that promise, and comments cite it by its number. This index
is made of those titles by \`npm run format\`; \`npm run lint\` tells when it is old, or a number is cited that no
test shows. Each promise stands once, at its first test below \`tests/\`; \`grep -r B-13 tests\` finds them all. A
star: none of its tests runs in \`npm test\`. The next free number is B-${next}; one that falls leaves a gap.

${parts.join('\n\n')}
`;
}

/** A title as far as its last clause that fits. */
function inShort(title: string): string {
  const words = title.split(' ');
  if (words.length <= longest) return title;
  const clause = words.slice(0, longest).findLastIndex((word) => /[,;:]$/.test(word));
  const kept = words.slice(0, clause < 4 ? longest : clause + 1).join(' ');
  return `${kept.replace(/[,;:]$/, '')} …`;
}
