import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ContentKind, type ContentValue, contentKinds } from '#contract/desk/content.ts';
import { fieldOf } from '#records/values.ts';
import { toFillIn } from '#server/content/catalogue/records/unfinished.ts';
import { readRecordFile } from '#server/content/editing/record-file.ts';
import {
  canBeHidden,
  type RecordName,
  recordAt,
  recordKinds,
  recordPath,
} from '#server/content/editing/record-kinds.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { stampOf } from '#server/content/files/content-files.ts';

/** What a list shows of a record. */
export interface RecordHead extends RecordName {
  title: string;
  /** Whether a text of it is still to be written. */
  isUnfinished: boolean;
  /** Null where a record of its kind cannot be. */
  isHidden: boolean | null;
}

export interface RecordIndex {
  /** The names of all records that have a file, in the order of kinds and names; nothing is read for them. */
  names(): Promise<RecordName[]>;
  /** What a list shows of these. Files that cannot be read are called by their names, and those that have gone are left out. */
  heads(names: readonly RecordName[]): Promise<RecordHead[]>;
}

interface Known {
  stamp: string | undefined;
  head: RecordHead;
}

/** So many files are asked for at once; more would make others wait. */
const atOnce = 16;

/** What is in the folder, where only files that changed are read again. */
export function createRecordIndex(folder: string): RecordIndex {
  const known = new Map<string, Known>();
  return {
    async names() {
      const names = (await Promise.all(contentKinds.map((kind) => namesOf(folder, kind)))).flat();
      const there = new Set(names.map(recordPath));
      for (const path of [...known.keys()]) if (!there.has(path)) known.delete(path);
      return names;
    },
    async heads(names) {
      const heads: RecordHead[] = [];
      for (let from = 0; from < names.length; from += atOnce) {
        const some = names.slice(from, from + atOnce);
        const found = await Promise.all(some.map((name) => headOf(folder, name, known.get(recordPath(name)))));
        for (const one of found) {
          if (one === undefined) continue;
          known.set(recordPath(one.head), one);
          heads.push(one.head);
        }
        await nextTurn();
      }
      return heads;
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

/** What a list shows of a record that holds this; undefined for one that cannot be read. */
export function headOfValue({ kind, name }: RecordName, value: ContentValue | undefined): RecordHead {
  return {
    kind,
    name,
    title: recordKinds[kind].titles?.[name] ?? titleOf(kind, value?.fields) ?? name,
    isUnfinished: value !== undefined && (JSON.stringify(value.fields) + (value.text ?? '')).includes(toFillIn),
    isHidden: canBeHidden(kind) ? fieldOf(value?.fields, 'isHidden') === true : null,
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
