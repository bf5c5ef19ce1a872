import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where a catalogue's files are read from. Paths are those below the content folder, with slashes. */
export interface ContentFiles {
  /** The content folder. */
  folder: string;
  has(path: string): boolean;
  /** The names in a folder, sorted. Throws what the file system threw. */
  list(folder: string): string[];
  /** A file's text. Throws what the file system threw, or UnfitFile. */
  read(path: string): string;
  /** Changes with the file; undefined where only reading it shows that. */
  stamp(path: string): string | undefined;
}

/** As much as a record's file may hold, in bytes: the longest of ours has a tenth of it. */
const largestFile = 1024 * 1024;

/** A file that holds more than any record, or what is no text. The message says so, and what to do. */
export class UnfitFile extends Error {
  override name = 'UnfitFile';
}

export function filesBelow(folder: string): ContentFiles {
  return {
    folder,
    stamp: (path) => stampOf(statSync(join(folder, path), { throwIfNoEntry: false })),
    has: (path) => existsSync(join(folder, path)),
    list: (path) => readdirSync(join(folder, path)).sort(),
    read(path) {
      refuseLarge(statSync(join(folder, path)).size);
      return textOf(readFileSync(join(folder, path)));
    },
  };
}

/** A file may change twice within one tick of its clock, in milliseconds. */
const tickMs = 100;

/** Another one whenever a file is; undefined for one that changed a moment ago and may again without a trace, or is not there. */
export function stampOf(found: Stats | undefined): string | undefined {
  if (found === undefined || Date.now() - Math.max(found.mtimeMs, found.ctimeMs) <= tickMs) return undefined;
  return `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** Other texts in the place of files, by their paths; undefined for a file that is taken away. */
export type FileChanges = ReadonlyMap<string, string | undefined>;

/** The files as they would be after these changes, which are not made. */
export function withChanges(files: ContentFiles, changes: FileChanges): ContentFiles {
  return {
    folder: files.folder,
    stamp: (path) => (changes.has(path) ? undefined : files.stamp(path)),
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
  throw new UnfitFile(`is ${(bytes / 1024 / 1024).toFixed(1)} MB large; a record has 1 MB at most`);
}

/** Throws UnfitFile where characters would be lost: an editor saved them in its own way. */
function textOf(bytes: Buffer): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) throw new UnfitFile('is UTF-16, which some editors call Unicode; save it as UTF-8');
  const text = bytes.toString('utf8');
  const at = text.indexOf('\0');
  if (at !== -1) throw new UnfitFile(`is no text on line ${lineAt(text, at)}; write it anew, or take it from a copy`);
  if (isUtf8(bytes)) return text;
  const line = text.split('\n').findIndex((each) => each.includes('\uFFFD')) + 1;
  throw new UnfitFile(`is not UTF-8 on line ${line}; save it as UTF-8, and look at its accents`);
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
