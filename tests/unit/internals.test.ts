import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const installed = (library: string) =>
  (JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')) as { version: string }).version;

const listed = [
  ...readFileSync('src/platform/internals/README.md', 'utf8').matchAll(/^\| `([^`]+)` +\| ([\d.]+) /gm),
].map(([, library = '', version = '']) => ({ library, version }));

test('each library whose internals are used is listed', () => {
  expect(listed.map(({ library }) => library)).toEqual(['@tanstack/react-router', '@tanstack/router-plugin']);
});

test.each(listed)('$library has the version its internals were last looked at with (B-78)', ({ library, version }) => {
  expect(installed(library)).toBe(version);
});
