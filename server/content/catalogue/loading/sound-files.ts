import { parseDocument } from 'yaml';
import type { ContentProblem } from '#contract/desk/content.ts';
import { contentFolders } from '#server/content/catalogue/records/read-content.ts';
import { type ContentFiles, type FileChanges, withChanges } from '#server/content/files/content-files.ts';
import { ContentError, type FoundProblem } from '#server/content-error.ts';

/** The texts of all files of which the content was last good, by their paths. */
export type GoodTexts = ReadonlyMap<string, string>;

export interface Sound<T> {
  found: T;
  /** What is wrong in the folder. */
  problems: ContentProblem[];
  /** What is taken in the place of the folder's own files, so that nothing of it is. */
  changes: FileChanges;
}

/**
 * What `read` finds in the files, without what is wrong with them. A file with a problem is taken as it was last good, and while there is
 * a problem a file that has gone as well, for it may only have another name. A record that was never good is left out; what names it does
 * without, and is left out itself where it cannot.
 *
 * @throws ContentError where that does not help: a part of every site is wrong, or a folder cannot be read
 */
export function soundContent<T>(
  files: ContentFiles,
  read: (files: ContentFiles, isMended: boolean) => T,
  good: GoodTexts = new Map(),
): Sound<T> {
  const changes = new Map<string, string | undefined>();
  let problems: ContentProblem[] | undefined;
  for (;;) {
    const now = withChanges(files, changes);
    try {
      return { found: read(now, problems !== undefined), problems: problems ?? [], changes };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const before = new Map(changes);
      const isFirst = problems === undefined;
      problems ??= [...error.problems];
      if (isFirst) for (const [path, text] of good) if (!files.has(path)) changes.set(path, text);
      const needed: FoundProblem[] = [];
      for (const [file, ofFile] of byFile(error.found)) {
        const next = withoutProblem(file, ofFile, { now, changes: before, good });
        if (next === 'nothing helps') needed.push(...ofFile);
        else if (next !== 'as it is') changes.set(file, next.text);
      }
      // Whoever has to mend it reads what keeps the site from being there, and not all that could be left out.
      if (needed.length > 0) throw new ContentError(needed);
      const isOther = [...changes].some(([path, text]) => !before.has(path) || before.get(path) !== text);
      if (!isFirst && !isOther) throw new ContentError(problems);
    }
  }
}

/** What the files were read as, but for those that were left out or are without a part. `known` is what was read of each. */
export function goodTexts(
  files: ContentFiles,
  known: ReadonlyMap<string, { text: string }>,
  { changes, good = new Map() }: { changes: FileChanges; good?: GoodTexts },
): GoodTexts {
  const texts = new Map<string, string>();
  for (const [path, { text }] of known) {
    const taken = changes.has(path) ? good.get(path) : text;
    if (taken !== undefined && (changes.has(path) || files.has(path))) texts.set(path, taken);
  }
  return texts;
}

/** What makes the one the other. */
export function textChanges(before: GoodTexts, now: GoodTexts): FileChanges {
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => [path, undefined] as const);
  return new Map<string, string | undefined>([
    ...gone,
    ...[...now].filter(([path, text]) => before.get(path) !== text),
  ]);
}

export function withTextChanges(texts: GoodTexts, changes: FileChanges): GoodTexts {
  const changed = new Map(texts);
  for (const [path, text] of changes) {
    if (text === undefined) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
}

interface Mending {
  now: ContentFiles;
  changes: FileChanges;
  good: GoodTexts;
}

/** The text to take in the place of a file with these problems, none where it is left out. */
function withoutProblem(
  file: string,
  problems: readonly FoundProblem[],
  { now, changes, good }: Mending,
): { text: string | undefined } | 'as it is' | 'nothing helps' {
  const known = good.get(file);
  if (known !== undefined && !changes.has(file)) return { text: known };
  if (problems.every(({ lacks }) => lacks === 'a link' || lacks === 'a day')) return 'as it is';
  if (!isRecord(file)) return 'nothing helps';
  const missing = problems.filter(({ lacks }) => lacks === 'a reference');
  const isWhole = problems.every(({ lacks }) => lacks !== undefined);
  return { text: isWhole ? withoutFields(now.read(file), missing) : undefined };
}

/** Of the rest every site has its own. */
function isRecord(file: string): boolean {
  const [folder = '', name] = file.split('/');
  const kinds: readonly string[] = Object.values(contentFolders).filter((kind) => kind !== contentFolders.legal);
  return kinds.includes(folder) && name !== undefined;
}

/** Without its activity nothing is left of an offer. */
const ofAnOffer = /^(optionalActivities\.\d+)\..*$/;

/** A file's text without these fields, in another layout; JSON is YAML. */
function withoutFields(text: string, problems: readonly FoundProblem[]): string {
  const [, matter, body] = /^---\n(.*?\n)(---\n.*)$/s.exec(text) ?? [];
  const document = parseDocument(matter ?? text);
  // From behind: what is taken out of a list moves what stands after it.
  for (const { field } of problems.toReversed()) document.deleteIn(field.replace(ofAnOffer, '$1').split('.'));
  return matter === undefined ? JSON.stringify(document.toJS()) : `---\n${document.toString()}${body}`;
}

function byFile(problems: readonly FoundProblem[]): Map<string, FoundProblem[]> {
  const files = new Map<string, FoundProblem[]>();
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), problem]);
  return files;
}
