import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * docs/behaviour.md says what the site promises; everything else in the repository refers to it and to nothing
 * outside.
 */

const folders = [
  '.ci',
  'content',
  'contract',
  'deploy',
  'docs',
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

test('every promise has its number and what shows it, and every test, command and promise that is named is there', () => {
  const behaviour = texts.get(join('docs', 'behaviour.md')) ?? '';
  const rows = [...behaviour.matchAll(/^\| B-(\d+) \| .+ \| (.+) \|$/gm)];
  const numbers = rows.map(([, number = '']) => number);
  const { scripts } = JSON.parse(texts.get('package.json') ?? '') as { scripts: Record<string, string> };
  const wrong: string[] = numbers.filter((number, index) => numbers.indexOf(number) !== index);

  for (const [, number, shownBy = ''] of rows) {
    const shows = [...shownBy.matchAll(/`([^`]+)`(?:: ((?:“[^”]+” ?)+))?/g)];
    if (shows.length === 0) wrong.push(`B-${number} is shown by nothing`);
    for (const [, name = '', titles = ''] of shows) {
      const [, command] = /^npm run ([\w:]+)$/.exec(name) ?? [];
      const path = join('tests', name);
      const isThere = command === undefined ? existsSync(path) : command in scripts;
      if (!isThere) wrong.push(`B-${number}: ${name}`);
      const source = texts.get(path)?.replaceAll("\\'", "'") ?? '';
      const missing = [...titles.matchAll(/“([^”]+)”/g)].filter(([, title = '']) => !source.includes(title));
      wrong.push(...missing.map(([title]) => `B-${number}: ${name} ${title}`));
    }
  }
  for (const [path, text] of texts) {
    const cited = [...text.matchAll(/\bB-(\d+)\b/g)].filter(([, number = '']) => !numbers.includes(number));
    wrong.push(...cited.map(([number]) => `${path} cites ${number}`));
  }
  expect(rows.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test('no file cites what is not in the repository', () => {
  const outside = /\u00a7|\b(?:spec|product)\.md\b|\bthe\s+spec(?:ification)?\b|\bspec's\b|\bof\s+spec\b/i;
  expect([...texts].filter(([, text]) => outside.test(text)).map(([path]) => path)).toEqual([]);
});
