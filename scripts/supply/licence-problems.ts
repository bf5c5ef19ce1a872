import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, packageName } from '#scripts/supply/lockfile.ts';

/** Licences that let the operator run, change and serve the site without conditions on its own code. */
const allowed = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'OFL-1.1'];

/** Packages whose package.json does not say it as SPDX does; their licence file was read. */
const readByHand: Readonly<Record<string, string>> = {
  'hogan.js@3.0.2': 'Apache-2.0',
  'mkdirp@0.3.0': 'MIT',
  'nopt@1.0.10': 'MIT',
};

/**
 * A library that is loaded as a file of its own, and could be exchanged for another: what it asks for is about itself. By the
 * package's name, for all platforms.
 */
const sharedLibraries: Readonly<Record<string, RegExp>> = { 'LGPL-3.0-or-later': /^@img\/sharp-libvips-/ };

/**
 * Packages whose licence is unknown or not allowed, a line each.
 *
 * @param folders of what the product runs with or is built from
 */
export function licenceProblems(
  lockfile: Lockfile,
  folders: Iterable<string>,
  licenceOf: (folder: string) => string | undefined,
): string[] {
  return [...folders].flatMap((folder) => {
    const { version } = lockfile[folder] ?? {};
    const licence = readByHand[`${packageName(folder)}@${version}`] ?? licenceOf(folder);
    if (licence !== undefined && (isAllowed(licence) || sharedLibraries[licence]?.test(packageName(folder)))) return [];
    return [`${folder}: its licence is ${licence ?? 'not told'}; allowed are ${allowed.join(', ')}`];
  });
}

/** Of licences that are offered, as in `(MIT OR EUPL-1.1+)`, one is taken. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((offered) => allowed.includes(offered));
}

/** What an installed package says of itself. */
export function installedLicence(lockfile: Lockfile): (folder: string) => string | undefined {
  return (folder) => {
    const file = join(folder, 'package.json');
    // Optional packages of other platforms are not here; they bear the licence of the one that asks for them.
    if (!existsSync(file)) return lockfile[folder]?.optional ? allowed[0] : undefined;
    const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
    return typeof license === 'string' ? license : undefined;
  };
}
