import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '#server/content/pages/integrity.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  name?: string;
}

type Manifest = Record<string, Chunk>;

/** A built file: its address, and the checksum browsers hold it to. */
export interface CodeFile {
  address: string;
  integrity: string;
}

export interface PageCode {
  /**
   * Everything the site's script and a page's routes consist of, so that all of it can be fetched at once: each
   * after what it imports, and last the script that starts the site.
   */
  modulesOf(routeIds: readonly string[]): CodeFile[];
}

/**
 * Which built files a page needs, from what Vite noted about its build. All are addresses.
 *
 * @param routeCode how its manifest names the code of a route's page
 */
export function readPageCode(siteFolder: string, routeCode: RegExp): PageCode {
  const manifest = JSON.parse(readFileSync(join(siteFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const routes = new Map(
    Object.keys(manifest)
      .filter((key) => routeCode.test(key))
      .map((key) => [routeIdOf(key), key]),
  );
  const address = (key: string) => `/${manifest[key]?.file}`;
  /** Adds a file after all it imports; files may import each other. */
  const add = (key: string, ordered: Set<string>, begun: Set<string>): void => {
    if (begun.has(key)) return;
    begun.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported, ordered, begun);
    ordered.add(key);
  };
  const read = (key: string) => readFileSync(join(siteFolder, address(key)));
  const modules = new Map<string, CodeFile>();
  const moduleOf = (key: string): CodeFile => {
    const known = modules.get(key) ?? { address: address(key), integrity: integrityOf(read(key), 'sha256') };
    modules.set(key, known);
    return known;
  };
  const entry = 'index.html';
  return {
    modulesOf(routeIds) {
      const keys = new Set<string>();
      const begun = new Set<string>();
      for (const id of routeIds) {
        const route = routes.get(id);
        if (route !== undefined) add(route, keys, begun);
      }
      add(entry, keys, begun);
      return [...keys].map(moduleOf);
    },
  };
}

/** `src/routes/blog/$postSlug.tsx?…` is the code of the route `/blog/$postSlug`. */
function routeIdOf(key: string): string {
  const path = key.replace(/^src\/routes\//, '').replace(/\.tsx\?.*$/, '');
  return `/${path.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`;
}
