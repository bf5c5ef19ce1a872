import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ContentKind, type ContentValue, contentKinds } from '#contract/desk/content.ts';
import { fieldOf } from '#records/values.ts';
import { toFillIn } from '#server/catalogue/content/unfinished.ts';
import { stampOf } from '#server/content/content-files.ts';
import { readRecordFile } from '#server/editing/record-file.ts';
import { type RecordName, recordAt, recordKinds, recordPath } from '#server/editing/record-kinds.ts';
import { readRecordText } from '#server/editing/record-text.ts';

/** What a list tells of a record. */
export interface RecordHead extends RecordName {
  title: string;
  /** Whether a text of it is still to be written. */
  isUnfinished: boolean;
}

export interface RecordIndex {
  /** Every record that has a file, in the order of kinds and names. Files that cannot be read are called by their names. */
  list(): Promise<RecordHead[]>;
}

interface Known {
  stamp: string | undefined;
  head: RecordHead;
}

/** So many files are asked for at once; more would make others wait. */
const atOnce = 4;

/** What is in the folder, where only files that changed are read again. */
export function createRecordIndex(folder: string): RecordIndex {
  let known = new Map<string, Known>();
  return {
    async list() {
      const names = (await Promise.all(contentKinds.map((kind) => namesOf(folder, kind)))).flat();
      const found = new Map<string, Known>();
      for (let from = 0; from < names.length; from += atOnce) {
        const some = names.slice(from, from + atOnce);
        const heads = await Promise.all(some.map((name) => headOf(folder, name, known.get(recordPath(name)))));
        for (const one of heads) if (one !== undefined) found.set(recordPath(one.head), one);
        await nextTurn();
      }
      known = found;
      return [...found.values()].map(({ head }) => head);
    },
  };
}

/** The names of a kind's files that the desk can name; none where there is no such folder. */
export async function namesOf(folder: string, kind: ContentKind): Promise<RecordName[]> {
  const files = await readdir(join(folder, kind)).catch(() => []);
  return files.sort().flatMap((file) => recordAt(`${kind}/${file}`) ?? []);
}

async function headOf(folder: string, name: RecordName, before: Known | undefined): Promise<Known | undefined> {
  const path = recordPath(name);
  const found = await stat(join(folder, path)).catch(() => undefined);
  if (found === undefined) return undefined;
  const stamp = stampOf(found);
  if (stamp !== undefined && before?.stamp === stamp) return before;
  const file = await readRecordFile(folder, path);
  const value = file !== undefined && 'text' in file ? readRecordText(name.kind, file.text) : undefined;
  return { stamp, head: headOfValue(name, value) };
}

/** What a list tells of a record that holds this; undefined for one that cannot be read. */
export function headOfValue({ kind, name }: RecordName, value: ContentValue | undefined): RecordHead {
  return {
    kind,
    name,
    title: recordKinds[kind].titles?.[name] ?? titleOf(kind, value?.fields) ?? name,
    isUnfinished: value !== undefined && (JSON.stringify(value.fields) + (value.text ?? '')).includes(toFillIn),
  };
}

const longestTitle = 200;

function titleOf(kind: ContentKind, fields: unknown): string | undefined {
  // A file of questions is called as what they are about.
  const [first] = Array.isArray(fields) ? fields : [fields];
  const titles = kind === 'faq' ? ['category'] : kind === 'reviews' ? ['who'] : ['name', 'title'];
  for (const title of titles) {
    const value = fieldOf(first, title);
    if (typeof value === 'string' && value.trim() !== '') return value.slice(0, longestTitle);
  }
  return undefined;
}

/** The page that shows a record; null where none does. */
export function pageOfRecord({ kind, name, isUnfinished }: RecordHead, isWritten: boolean): string | null {
  return isWritten && !isUnfinished ? (recordKinds[kind].page(name) ?? null) : null;
}
