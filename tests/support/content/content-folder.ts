import { onTestFinished } from 'vitest';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { ContentError, describeProblem } from '#server/content-error.ts';
import { knownContent } from '#tests/support/content/known-content.ts';
import { type ContentFiles, smallContent, writeContent } from '#tests/support/small-content.ts';
import { testClock } from '#tests/support/test-app.ts';

/** Fields that are other or, undefined, missing; a text behind the file's own; or what all of it becomes, undefined for nothing. */
export type Change = Record<string, unknown> | string | ((file: unknown) => unknown);

/** A file, what is done to it, and what is said of it behind its name. */
export type ContentMistake = readonly [file: string, change: Change, line: string | RegExp];

export function make(files: ContentFiles, path: string, change: Change): ContentFiles {
  const file = files[path];
  if (typeof change === 'function') {
    files[path] = change(file);
    if (files[path] === undefined) delete files[path];
  } else if (typeof change === 'string') files[path] = `${file}\n${change}\n`;
  else files[path] = { ...(typeof file === 'string' ? JSON.parse(file) : (file as object)), ...change };
  return files;
}

/** A folder with these files, as long as the test lasts. */
export function folderOf(files = smallContent()): string {
  const { folder, remove } = writeContent(files);
  onTestFinished(remove);
  return folder;
}

/** What is wrong with the catalogue these files are, a line each. */
export function problemsOf(files: ContentFiles, isDemonstration = true): string[] {
  const folder = folderOf(files);
  try {
    loadCatalogue(folder, { clock: testClock, ...knownContent(folder, isDemonstration) });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem);
    throw error;
  }
}
