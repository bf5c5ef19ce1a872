import { existsSync, readFileSync } from 'node:fs';
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
  filesOf(entries: readonly string[]): Set<string>;
  /** Bytes of a file as it travels: as the build compressed it with brotli, or as it is where that gains nothing. */
  compressedSize(file: string): number;
  /** Bytes of a file as it is. */
  size(file: string): number;
  text(file: string): string;
}

/** @throws Error when nothing was built, or without a manifest. */
export function readBuiltSite(folder: string): BuiltSite {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltChunk>;
  const bytes = (file: string) => readFileSync(join(folder, file));

  function collect(key: string, seen: Set<string>, files: Set<string>): void {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no entry ${key}. Correct scripts/size/size-limits.ts.`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, seen, files);
  }

  return {
    keys: Object.keys(manifest),
    filesOf(entries) {
      const files = new Set<string>();
      const seen = new Set<string>();
      for (const entry of entries) collect(entry, seen, files);
      return files;
    },
    compressedSize: (file) => bytes(existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file).length,
    size: (file) => bytes(file).length,
    text: (file) => bytes(file).toString('utf8'),
  };
}
