import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, type Source } from '#scripts/boundaries/sources.ts';
import type { Lockfile } from '#scripts/supply/lockfile.ts';

const product = /^(?:contract|search|server|src)\//;

/** The packages the product's sources name, whether they are installed beside it or built into it. */
export function importedPackages(sources: readonly Source[]): string[] {
  const wanted = sources.filter(({ path }) => product.test(path)).flatMap(importsOf);
  const names = wanted.filter(({ wanted }) => !/^[.#]/.test(wanted)).map(({ wanted }) => nameOf(wanted));
  return [...new Set(names)];
}

/** The packages whose fonts and styles the style sheets below a folder take in. */
export function styledPackages(folder: string): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const named = sheets.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:@import |url\()["']([^"'.#/][^"']*)/g),
  ]);
  return named.map(([, wanted = '']) => nameOf(wanted));
}

/**
 * The folders these packages and all they stand on are installed in. What is no package of the lockfile is left
 * out.
 */
export function withDependencies(lockfile: Lockfile, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = folderOf(lockfile, name, from);
    if (folder === undefined || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies } = lockfile[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, `${folder}/`);
  };
  for (const name of names) add(name, '');
  return folders;
}

/** `@a/b/c` is of `@a/b`, `a/b` of `a`. */
export function nameOf(wanted: string): string {
  return wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
}

/** The nearest, as Node looks for it. */
function folderOf(lockfile: Lockfile, name: string, from: string): string | undefined {
  const folder = `${from}node_modules/${name}`;
  if (Object.hasOwn(lockfile, folder)) return folder;
  if (from === '') return undefined;
  return folderOf(lockfile, name, from.slice(0, from.lastIndexOf('node_modules/')));
}
