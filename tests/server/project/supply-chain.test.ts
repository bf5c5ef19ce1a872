import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { advisoryProblems, isBelow } from '#scripts/supply/advisory-problems.ts';
import { builtSiteProblems } from '#scripts/supply/built-site-problems.ts';
import { licenceProblems } from '#scripts/supply/licence-problems.ts';
import { type Lockfile, withoutOwn } from '#scripts/supply/lockfile.ts';
import { lockfileProblems } from '#scripts/supply/lockfile-problems.ts';
import { importedPackages, withDependencies } from '#scripts/supply/product-packages.ts';

/* `npm run check:supply` looks at the real ones; here is that it would see what is wrong. */

const sound = { version: '1.0.0', integrity: 'sha512-abc' };

test('a package without a checksum, from an address, a link or with a script of its own is named (B-199)', () => {
  const lockfile: Lockfile = {
    'node_modules/sound': sound,
    'node_modules/decided': { ...sound, hasInstallScript: true },
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/weak': { ...sound, integrity: 'sha1-abc' },
    'node_modules/foreign': { ...sound, resolved: 'https://evil.example/foreign.tgz' },
    'node_modules/@a/linked': { ...sound, link: true },
    'node_modules/sound/node_modules/script': { ...sound, hasInstallScript: true },
  };
  expect(lockfileProblems(lockfile, ['decided']).map((problem) => problem.split(';')[0])).toEqual([
    'node_modules/bare: has no sha512 integrity',
    'node_modules/weak: has no sha512 integrity',
    'node_modules/foreign: is fetched from https://evil.example/foreign.tgz',
    'node_modules/@a/linked: is a link',
    'node_modules/sound/node_modules/script: runs a script when installed',
  ]);
});

test('the project and its workspaces are no packages; a link that leads elsewhere is one', () => {
  const installed = {
    'node_modules/sound': sound,
    'workspace/node_modules/sound': sound,
    'node_modules/linked': { link: true, resolved: '../elsewhere' },
  };
  const own = { '': {}, workspace: {}, 'node_modules/own': { link: true, resolved: 'workspace' } };
  expect(withoutOwn({ ...own, ...installed })).toEqual(installed);
});

test('a package below its floor is found wherever it is installed', () => {
  const lockfile: Lockfile = {
    'node_modules/hono': { ...sound, version: '4.13.5' },
    'node_modules/a/node_modules/hono': { ...sound, version: '4.13.4' },
    'node_modules/constructor': sound,
  };
  expect(advisoryProblems(lockfile, { hono: { least: '4.13.5', because: 'a hole' } })).toEqual([
    `node_modules/a/node_modules/hono: is 4.13.4; 4.13.5 or newer is needed: a hole`,
  ]);
  const order = ['1.2.3-rc.1', '1.2.3', '1.2.10', '1.10.0', '2.0.0'];
  order.forEach((version, index) => {
    expect(
      order.filter((least) => isBelow(version, least)),
      version,
    ).toEqual(order.slice(index + 1));
  });
});

test('a licence that is unknown or binding is named, for what the product runs with or is built from', () => {
  const lockfile: Lockfile = {
    'node_modules/free': { ...sound, dependencies: { silent: '1', nested: '1' } },
    'node_modules/free/node_modules/nested': sound,
    'node_modules/nested': { ...sound, dependencies: { free: '1' } },
    'node_modules/binding': sound,
    'node_modules/silent': sound,
    'node_modules/tool': sound,
    'node_modules/mkdirp': { ...sound, version: '0.3.0' },
    'node_modules/@img/sharp-libvips-linux-x64': sound,
    'node_modules/lgpl': sound,
  };
  const licences: Record<string, string> = {
    'node_modules/free': 'MIT',
    'node_modules/binding': 'AGPL-3.0',
    'node_modules/@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later',
    'node_modules/lgpl': 'LGPL-3.0-or-later',
  };
  const page =
    "import free from 'free/part';\nimport binding from 'binding';\nimport fs from 'node:fs';\nimport 'mkdirp';\nimport '@img/sharp-libvips-linux-x64';\nimport 'lgpl';";
  const named = importedPackages([
    { path: 'src/page.ts', text: page },
    { path: 'tests/page.test.ts', text: "import 'tool';" },
  ]);
  expect(named).toEqual(['free', 'binding', 'node:fs', 'mkdirp', '@img/sharp-libvips-linux-x64', 'lgpl']);
  const problems = licenceProblems(lockfile, withDependencies(lockfile, named), (folder) => licences[folder]);
  expect(problems.map((problem) => problem.split(';')[0])).toEqual([
    'node_modules/silent: its licence is not told',
    'node_modules/free/node_modules/nested: its licence is not told',
    'node_modules/binding: its licence is AGPL-3.0',
    'node_modules/lgpl: its licence is LGPL-3.0-or-later',
  ]);
});

test('a built site that tells a secret or a folder of this machine is named', () => {
  const site = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<p>Call us</p>');
  writeFileSync(join(site, 'assets/a.js'), 'const key = "a secret of thirty-two characters"');
  writeFileSync(join(site, 'assets/b.js'), 'import("/home/somebody/site/src/a.ts")');
  writeFileSync(join(site, 'assets/c.js'), '-----BEGIN RSA PRIVATE KEY-----');
  writeFileSync(join(site, 'assets/d.js'), 'connect("postgres://user:hunter2@db/site")');
  writeFileSync(join(site, 'picture.png'), 'a secret of thirty-two characters');
  const settings = {
    BOT_CHECK_SECRET: 'a secret of thirty-two characters',
    TURNSTILE_SECRET: '',
    VITE_SITE_NAME: 'Call us',
  };
  expect(new Set(builtSiteProblems(site, settings, ['/home/somebody/site']))).toEqual(
    new Set([
      'assets/a.js: holds the value of BOT_CHECK_SECRET',
      'assets/b.js: holds the folder /home/somebody/site',
      'assets/c.js: holds a private key',
      'assets/d.js: holds a password in an address',
    ]),
  );
});

test('an address of the site that begins like its folder is no folder', () => {
  const site = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  const addresses = ['/site.webmanifest', '/sites/a', '/site-map', '/about/site', 'https://umbrella.example/site'];
  writeFileSync(join(site, 'addresses.json'), JSON.stringify(addresses));
  writeFileSync(join(site, 'a.js'), 'import("/site/src/a.ts")');
  writeFileSync(join(site, 'b.js'), 'new URL("file:///site/src/b.ts")');
  writeFileSync(join(site, 'c.txt'), 'Built in /site.');
  expect(new Set(builtSiteProblems(site, {}, ['/site']))).toEqual(
    new Set(['a.js', 'b.js', 'c.txt'].map((file) => `${file}: holds the folder /site`)),
  );
});
