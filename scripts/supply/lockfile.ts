import { readFileSync } from 'node:fs';

/** What package-lock.json says of one package. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

/** By the folder each is installed in, such as `node_modules/a/node_modules/b`; the project itself is left out. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

export function readLockfile(file = 'package-lock.json'): Lockfile {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Lockfile };
  return Object.fromEntries(Object.entries(packages).filter(([folder]) => folder !== ''));
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export function packageName(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
