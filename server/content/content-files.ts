import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a catalogue's files are read from. Paths are those below the content folder, with slashes. */
export interface ContentFiles {
  /** The content folder. */
  folder: string;
  has(path: string): boolean;
  /** The names in a folder, sorted. Throws what the file system threw. */
  list(folder: string): string[];
  /** A file's text. Throws what the file system threw, or FileTooLarge. */
  read(path: string): string;
}

/** As much as a record's file may hold, in bytes: the longest of ours has a tenth of it. */
const largestFile = 1024 * 1024;

/** A file that holds more than any record. The message says how much. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

export function filesBelow(folder: string): ContentFiles {
  return {
    folder,
    has: (path) => existsSync(join(folder, path)),
    list: (path) => readdirSync(join(folder, path)).sort(),
    read(path) {
      refuseLarge(statSync(join(folder, path)).size);
      return readFileSync(join(folder, path), 'utf8');
    },
  };
}

/** Other texts in the place of files, by their paths; undefined for a file that is taken away. */
export type FileChanges = ReadonlyMap<string, string | undefined>;

/** The files as they would be after these changes, which are not made. */
export function withChanges(files: ContentFiles, changes: FileChanges): ContentFiles {
  return {
    folder: files.folder,
    has: (path) => (changes.has(path) ? changes.get(path) !== undefined : files.has(path)),
    list(folder) {
      const names = new Set(files.list(folder));
      for (const [path, text] of changes) {
        const [name = '', ...deeper] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
        if (name === '' || deeper.length > 0) continue;
        if (text === undefined) names.delete(name);
        else names.add(name);
      }
      return [...names].sort();
    },
    read(path) {
      const text = changes.get(path);
      if (text !== undefined) {
        refuseLarge(Buffer.byteLength(text));
        return text;
      }
      if (changes.has(path)) throw Object.assign(new Error(`${path} is taken away`), { code: 'ENOENT' });
      return files.read(path);
    },
  };
}

function refuseLarge(bytes: number): void {
  if (bytes <= largestFile) return;
  throw new FileTooLarge(`is ${(bytes / 1024 / 1024).toFixed(1)} MB large; a record has 1 MB at most`);
}
