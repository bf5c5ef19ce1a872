import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heavyTests } from '#scripts/testing/heavy-tests.ts';

/*
 * docs/behaviour.md says what the site promises; everything else in the repository refers to it and to nothing
 * outside.
 */

const folders = [
  '.ci',
  'contract',
  'deploy',
  'docs',
  'inspection',
  'public',
  'scripts',
  'search',
  'server',
  'src',
  'tests',
];
const isText = (name: string) =>
  /\.(?:tsx?|m?js|css|html|md|json|service|conf)$|^Containerfile$|^Caddyfile$/.test(name);

/** Every text of the repository, by its path. */
const texts = new Map(
  ['.', ...folders]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => isText(path) && path !== 'package-lock.json')
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

interface Row {
  number: string;
  /** What shows it: files or folders below tests/ with the titles that are named, or commands. */
  shows: { name: string; titles: string[] }[];
  /** Whether it says that none of them runs in `npm test`. */
  isMarked: boolean;
}

const behaviour = texts.get(join('docs', 'behaviour.md')) ?? '';
const rows: Row[] = [...behaviour.matchAll(/^\| B-(\d+) \| .+ \| (.+) \|$/gm)].map(([, number = '', shownBy = '']) => ({
  number,
  shows: [...shownBy.matchAll(/`([^`]+)`(?:: ((?:“[^”]+” ?)+))?/g)].map(([, name = '', titles = '']) => ({
    name,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  })),
  isMarked: shownBy.endsWith(' *'),
}));

/** The command that a row names with `npm run`, if it names one. */
const commandOf = (name: string) => /^npm run ([\w:]+)$/.exec(name)?.[1];

/** A test file's words, as its tests are called. */
const sourceOf = (path: string) => texts.get(path)?.replaceAll("\\'", "'") ?? '';

test('every promise has its number and what shows it, and every test, command and promise that is named is there', () => {
  const numbers = rows.map(({ number }) => number);
  const { scripts } = JSON.parse(texts.get('package.json') ?? '') as { scripts: Record<string, string> };
  const wrong: string[] = numbers.filter((number, index) => numbers.indexOf(number) !== index);

  for (const { number, shows } of rows) {
    if (shows.length === 0) wrong.push(`B-${number} is shown by nothing`);
    for (const { name, titles } of shows) {
      const command = commandOf(name);
      const path = join('tests', name);
      const isThere = command === undefined ? existsSync(path) : command in scripts;
      if (!isThere) wrong.push(`B-${number}: ${name}`);
      const missing = titles.filter((title) => !sourceOf(path).includes(title));
      wrong.push(...missing.map((title) => `B-${number}: ${name} “${title}”`));
    }
  }
  for (const [path, text] of texts) {
    const cited = [...text.matchAll(/\bB-(\d+)\b/g)].filter(([, number = '']) => !numbers.includes(number));
    wrong.push(...cited.map(([number]) => `${path} cites ${number}`));
  }
  expect(rows.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

/* What runs in `npm test`: of the browser tests those that are tagged, of the others all but the heavy ones. */

const commandsOfNpmTest = ['check:size'];
const vitestFiles = /^tests\/(?:contract|search|unit|server|pages|another-operator)\/.+\.test\.tsx?$/;
const browserTests = /^tests\/(?:e2e|first-visit|faults)\/.+\.(?:e2e|visits|faults)\.ts$/;

const inNode = [...texts.keys()].filter((path) => vitestFiles.test(path));

/** Every test in a browser: its file, its title, and whether it is tagged in all or some of its cases. */
const inBrowser = [...texts]
  .filter(([path]) => browserTests.test(path))
  .flatMap(([path, source]) => {
    const tests = source.matchAll(
      /\b(?:test|plainTest)\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1,\s*(\{[^{}]*\btag\b[^{}]*\},)?/g,
    );
    return [...tests].map(([, , title = '', details]) => ({
      path,
      title: title.replaceAll("\\'", "'"),
      isPromise: details !== undefined && source.includes("'@promise'"),
    }));
  });

function isHeavy(path: string): boolean {
  const patternOf = (glob: string) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll(/\*+/g, '.*')}$`);
  return heavyTests.some((glob) => patternOf(glob).test(path));
}

function runsInNpmTest({ name, titles }: Row['shows'][number]): boolean {
  const command = commandOf(name);
  if (command !== undefined) return commandsOfNpmTest.includes(command);
  const meant = join('tests', name);
  const isMeant = (path: string) => path === meant || path.startsWith(`${meant}/`);
  const isNamed = (title: string) => titles.length === 0 || titles.some((part) => title.includes(part));
  return (
    inNode.some((path) => isMeant(path) && !isHeavy(path)) ||
    inBrowser.some(({ path, title, isPromise }) => isMeant(path) && isPromise && isNamed(title))
  );
}

test('a row is marked exactly when none of its tests runs in npm test', () => {
  const wrong = rows
    .filter(({ shows, isMarked }) => isMarked === shows.some(runsInNpmTest))
    .map(({ number, isMarked }) => `B-${number} is${isMarked ? '' : ' not'} marked`);
  expect(inBrowser.filter(({ isPromise }) => isPromise).length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

test('no file cites what is not in the repository', () => {
  const outside = /\u00a7|\b(?:spec|product)\.md\b|\bthe\s+spec(?:ification)?\b|\bspec's\b|\bof\s+spec\b/i;
  expect([...texts].filter(([, text]) => outside.test(text)).map(([path]) => path)).toEqual([]);
});
