import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of Vite's build manifest, as far as sizes need it. */
interface BuiltChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** What was built, by the manifest Vite left in it. */
export interface BuiltSite {
  /** Manifest keys: source files, and the pages of routes (src/platform/internals/route-code.ts). */
  keys: readonly string[];
  fileOf(entry: string): string;
  /** The scripts of these entries and of all they import, each once. @throws Error for an unknown entry. */
  scriptsOf(entries: readonly string[]): Set<string>;
  /** The scripts an entry may ask for later, and those that these need or may ask for in turn. What `known` ones ask for is not followed. */
  laterScriptsOf(entry: string, known: ReadonlySet<string>): Set<string>;
  /** Bytes of files as they travel: as the build compressed them with brotli, or as they are where that gains nothing. */
  travelling(files: Iterable<string>): number;
}

/** @throws Error when nothing was built, or without a manifest. */
export function readBuiltSite(folder: string): BuiltSite {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltChunk>;

  /** `isFollowed` says of a file whether what it asks for later counts as well. */
  function collect(entries: readonly string[], isFollowed = (_file: string) => false): Set<string> {
    const seen = new Set<string>();
    const add = (key: string): void => {
      if (seen.has(key)) return;
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`The build has no entry ${key}.`);
      seen.add(key);
      chunk.imports?.forEach(add);
      if (isFollowed(chunk.file)) chunk.dynamicImports?.forEach(add);
    };
    entries.forEach(add);
    const files = [...seen].map((key) => manifest[key]?.file ?? '');
    return new Set(files.filter((file) => file.endsWith('.js')));
  }

  function compressedSize(file: string): number {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }

  return {
    keys: Object.keys(manifest),
    fileOf: (entry) => manifest[entry]?.file ?? '',
    scriptsOf: (entries) => collect(entries),
    laterScriptsOf(entry, known) {
      const own = collect([entry]);
      const all = [...collect([entry], (file) => !known.has(file))];
      return new Set(all.filter((file) => !known.has(file) && !own.has(file)));
    },
    travelling: (files) => [...files].reduce((sum, file) => sum + compressedSize(file), 0),
  };
}
