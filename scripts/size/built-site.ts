import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One entry of Vite's build manifest, as far as sizes need it. */
interface BuiltChunk {
  file: string;
  imports?: string[];
}

/** What was built, by the manifest Vite left in it. */
export interface BuiltSite {
  /** Manifest keys: source files, and the pages of routes (src/platform/internals/route-code.ts). */
  keys: readonly string[];
  /** The scripts of these entries and of all they import, each once. @throws Error for an unknown entry. */
  scriptsOf(entries: readonly string[]): Set<string>;
  /** Bytes of files as they travel: as the build compressed them with brotli, or as they are where that gains nothing. */
  travelling(files: Iterable<string>): number;
}

/** @throws Error when nothing was built, or without a manifest. */
export function readBuiltSite(folder: string): BuiltSite {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltChunk>;

  function collect(key: string, seen: Set<string>): void {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no entry ${key}.`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, seen);
  }

  function compressedSize(file: string): number {
    const path = join(folder, file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }

  return {
    keys: Object.keys(manifest),
    scriptsOf(entries) {
      const seen = new Set<string>();
      for (const entry of entries) collect(entry, seen);
      const files = [...seen].map((key) => manifest[key]?.file ?? '');
      return new Set(files.filter((file) => file.endsWith('.js')));
    },
    travelling: (files) => [...files].reduce((sum, file) => sum + compressedSize(file), 0),
  };
}
