import { readFileSync } from 'node:fs';

/** What package-lock.json says of one package. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** By the folder each is installed in, such as `node_modules/a/node_modules/b`. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** What is installed, without what is ours. */
export function readLockfile(file = 'package-lock.json'): Lockfile {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Lockfile };
  return withoutOwn(packages);
}

/** Without the project itself, its workspaces and the links to them. */
export function withoutOwn(packages: Lockfile): Lockfile {
  const isOwn = (folder: string) => Object.hasOwn(packages, folder) && !folder.includes('node_modules/');
  return Object.fromEntries(
    Object.entries(packages).filter(
      ([folder, { link, resolved = folder }]) => !isOwn(folder) && !(link && isOwn(resolved)),
    ),
  );
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
