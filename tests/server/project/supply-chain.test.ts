import { expect, test } from 'vitest';
import { licencesFile, licencesText, noticeProblems } from '#scripts/licences.ts';
import { builtSiteProblems } from '#scripts/supply/built-site-problems.ts';
import { licenceProblems } from '#scripts/supply/licence-problems.ts';
import { type Lockfile, withoutOwn } from '#scripts/supply/lockfile.ts';
import { lockfileProblems } from '#scripts/supply/lockfile-problems.ts';
import { importedPackages, withDependencies } from '#scripts/supply/product-packages.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/* `npm run check:supply` looks at the real ones; here is that it would see what is wrong. */

const sound = { version: '1.0.0', integrity: 'sha512-abc' };
const inShort = (problems: readonly string[]) => problems.map((problem) => problem.split(';')[0]);

test('a package without a checksum, from an address, a link or with a script of its own is named (B-199)', () => {
  const lockfile: Lockfile = {
    '': {},
    workspace: {},
    'node_modules/own': { link: true, resolved: 'workspace' },
    'node_modules/sound': sound,
    'node_modules/decided': { ...sound, hasInstallScript: true },
    'workspace/node_modules/weak': { ...sound, integrity: 'sha1-abc' },
    'node_modules/foreign': { ...sound, resolved: 'https://evil.example/foreign.tgz' },
    'node_modules/@a/linked': { ...sound, link: true, resolved: '../elsewhere' },
    'node_modules/sound/node_modules/script': { ...sound, hasInstallScript: true },
  };
  expect(inShort(lockfileProblems(withoutOwn(lockfile), ['decided']))).toEqual([
    'workspace/node_modules/weak: has no sha512 integrity',
    'node_modules/foreign: is fetched from https://evil.example/foreign.tgz',
    'node_modules/@a/linked: is a link',
    'node_modules/@a/linked: is fetched from ../elsewhere',
    'node_modules/sound/node_modules/script: runs a script when installed',
  ]);
});

test('a licence that is unknown or binding is named, for what the product runs with or is built from', () => {
  const lockfile: Lockfile = {
    'node_modules/free': { ...sound, dependencies: { nested: '1' } },
    'node_modules/free/node_modules/nested': sound,
    'node_modules/nested': sound,
    'node_modules/offered': sound,
    'node_modules/binding': sound,
    'node_modules/tool': sound,
    'node_modules/@img/sharp-libvips-linux-x64': sound,
  };
  const licences: Record<string, string> = {
    'node_modules/free': 'MIT',
    'node_modules/offered': '(MIT OR EUPL-1.1+)',
    'node_modules/binding': 'LGPL-3.0-or-later',
    'node_modules/@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
  };
  const named = importedPackages([
    {
      path: 'src/page.ts',
      text: "import 'free/part';\nimport 'offered';\nimport 'binding';\nimport '@img/sharp-libvips-linux-x64';",
    },
    { path: 'tests/page.test.ts', text: "import 'tool';" },
  ]);
  const problems = licenceProblems(lockfile, withDependencies(lockfile, named), (folder) => licences[folder]);
  expect(inShort(problems)).toEqual([
    'node_modules/free/node_modules/nested: its licence is not told',
    'node_modules/binding: its licence is LGPL-3.0-or-later',
  ]);
});

test('what is built has the notice of every package in it, and stops where one has none', () => {
  const terms = 'Permission is hereby granted to whoever asks.';
  const whole = { name: 'whole', version: '1.0.0', identifier: 'MIT', text: `Copyright Ada\n\n${terms}` };
  const named = { name: '@a/named', version: '2.0.0', identifier: 'MIT', author: 'Wanjiru Kamau' };
  const text = licencesText([whole, named]);
  expect(text).toContain(`\nwhole 1.0.0 (MIT)\n\nCopyright Ada\n\n${terms}\n`);
  expect(text).toContain(`\n@a/named 2.0.0 (MIT)\n\nCopyright (c) Wanjiru Kamau\n\n${terms}\n`);
  const other = { ...named, name: 'other', identifier: 'ISC' };
  expect(() => licencesText([whole, other, { ...whole, name: 'bare', text: '' }])).toThrow('with other, bare.');
  const site = temporaryFolder({ [licencesFile]: text });
  expect(noticeProblems(site, ['whole', '@a/named', 'named', 'a-font'])).toEqual([
    `${site}/${licencesFile}: does not have the notice of named`,
    `${site}/${licencesFile}: does not have the notice of a-font`,
  ]);
});

test.each([
  ['a.js', 'const key = "a secret of thirty-two characters"', ['the value of BOT_CHECK_SECRET']],
  ['a.js', '-----BEGIN RSA PRIVATE KEY-----', ['a private key']],
  ['a.js', 'connect("postgres://user:hunter2@db/site")', ['a password in an address']],
  ['a.js', 'import("/site/src/a.ts"); new URL("file:///site/src/b.ts")', ['the folder /site']],
  ['a.html', 'Built in /site.', ['the folder /site']],
  // Addresses of the site that begin like its folder.
  ['a.json', '"/site.webmanifest" "/sites/a" "/site-map" "/about/site" "https://umbrella.example/site"', []],
  ['a.html', '<p>Call us</p>', []],
])('a built %s of ‘%s’ holds %j', (name, text, told) => {
  const site = temporaryFolder({ [name]: text });
  const settings = {
    BOT_CHECK_SECRET: 'a secret of thirty-two characters',
    TURNSTILE_SECRET: '',
    VITE_GA_ID: 'Call us',
  };
  expect(builtSiteProblems(site, settings, ['/site'])).toEqual(told.map((what) => `${name}: holds ${what}`));
});
