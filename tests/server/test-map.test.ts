import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* docs/test-map.md promises that these tests exist. */

const map = readFileSync('docs/test-map.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every test the map names is there, under the title it names', () => {
  const named = [...map.matchAll(/`(tests\/[^`]+)`(?:: “([^”]+)”)?/g)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, path = '', title]) => {
    if (!existsSync(path)) return true;
    return title !== undefined && !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('every command the map names is there', () => {
  const named = [...map.matchAll(/`npm run ([\w:]+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the README and the README of the tests lead to it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('(docs/test-map.md)');
  expect(readFileSync('tests/README.md', 'utf8')).toContain('(../docs/test-map.md)');
});
