import { setTimeout as wait } from 'node:timers/promises';
import {
  type ContentList,
  type ContentListQuery,
  type ContentPlan,
  type ContentProblem,
  type ContentRecord,
  type ContentRow,
  type ContentValue,
  contentKinds,
  contentPageSize,
} from '#contract/desk/content.ts';
import { containsWords } from '#server/content/catalogue/lists/text-match.ts';
import { begunProblems } from '#server/content/editing/begun-values.ts';
import { describeDifferences } from '#server/content/editing/describe-differences.ts';
import { type Draft, type DraftHead, readDraft, readDraftHeads } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { patienceMs } from '#server/content/editing/long-work.ts';
import { type Plan, readPlan, readPlans } from '#server/content/editing/plans.ts';
import { readRecordFile } from '#server/content/editing/record-file.ts';
import { createRecordIndex, headOfValue, pageOfRecord, type RecordHead } from '#server/content/editing/record-index.ts';
import { isRecordName, type RecordName, recordPath } from '#server/content/editing/record-kinds.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { readRemovedNames, removedHead } from '#server/content/editing/removed-records.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';
import type { LiveContent } from '#server/content/live/live-content.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';
import { askStore } from '#server/store/open-store.ts';

/** A record's file as it is now. */
export interface LiveFile {
  text: string;
  hash: string;
  /** Undefined where it cannot be read as a record. */
  value: ContentValue | undefined;
}

export interface RecordReader {
  /** Records and drafts, in the order of kinds and names. @throws StoreUnavailable */
  list: RecordList;
  /** One record with its draft. @throws ApiError `not_found`, `unavailable`; StoreUnavailable */
  read(record: RecordName): Promise<ContentRecord>;
  /** Whether there is a file or a draft of it. @throws ApiError `unavailable`; StoreUnavailable */
  has(record: RecordName): Promise<boolean>;
}

/** Reads records as the desk shows them. */
export function createRecordReader(backing: Omit<EditingBacking, 'queue'>): RecordReader {
  const { store, live, folder } = backing;
  const problemsOfDraft = createDraftCheck(live);
  const problemsOf = async (draft: Draft, file: LiveFile | undefined) => {
    const found = await problemsOfDraft(draft, file);
    return found && [...(await begunProblems(backing, draft, file)), ...found];
  };
  return {
    list: createRecordList({ store, folder }),

    async read(record) {
      const file = await readLiveFile(folder, record);
      const draft = await askStore(store, (db) => readDraft(db, record));
      const isGone = file === undefined && draft === undefined;
      const gone = isGone ? await askStore(store, (db) => removedHead(db, record)) : undefined;
      if (isGone && gone === undefined) throw noSuchRecord();
      const head = gone ?? headOfValue(record, file === undefined ? draft?.value : file.value);
      return {
        row: rowOf(head, {
          isWritten: file !== undefined,
          draft,
          plan: await askStore(store, (db) => readPlan(db, record)),
        }),
        live: file === undefined ? null : { ...(file.value ?? { fields: null, text: null }), hash: file.hash },
        draft: draft === undefined ? null : { ...draftInFull(draft, file), faults: await problemsOf(draft, file) },
      };
    },

    async has(record) {
      const file = await readLiveFile(folder, record);
      return file !== undefined || (await askStore(store, (db) => readDraft(db, record))) !== undefined;
    },
  };
}

/** Undefined where there is no such file. @throws ApiError `unavailable` where it cannot be changed here, with why. */
export async function readLiveFile(folder: string, record: RecordName): Promise<LiveFile | undefined> {
  const found = isRecordName(record) ? await readRecordFile(folder, recordPath(record)) : undefined;
  if (found === undefined) return undefined;
  if ('problem' in found) throw new ApiError('unavailable', found.problem);
  return { ...found, value: readRecordText(record.kind, found.text) };
}

function draftInFull({ value, basedOn, by, at, version }: Draft, file: LiveFile | undefined) {
  return { ...value, basedOn, by, at, version, changes: describeDifferences(file?.value, value) };
}

/** More than that nobody mends before asking again. */
const mostProblems = 200;

/** Gives the problems of a draft, or null while they are being looked for: whoever asks again gets what was found. */
function createDraftCheck(live: LiveContent) {
  const running = new Map<string, { text: string; problems: Promise<readonly ContentProblem[]> }>();
  return async (draft: Draft, file: LiveFile | undefined): Promise<ContentProblem[] | null> => {
    const path = recordPath(draft);
    const made = fileTextOf(draft.kind, draft.value, file?.text);
    if ('reason' in made) return [{ file: path, field: '', reason: made.reason }];
    const { text } = made;
    const known = running.get(path);
    const check = known?.text === text ? known : { text, problems: live.check(new Map([[path, text]])) };
    running.set(path, check);
    // Where nobody asks again, nobody learns that it failed.
    check.problems.catch(() => running.delete(path));
    const problems = await Promise.race([check.problems, wait(patienceMs, null, { ref: false })]);
    if (problems === null) return null;
    if (running.get(path) === check) running.delete(path);
    return problems.slice(0, mostProblems);
  };
}

/** Records and drafts, a page at a time. @throws StoreUnavailable */
type RecordList = (query: ContentListQuery) => Promise<ContentList>;

/** The list of everything that can be changed. Of its files only those are read that it tells of, or that words are looked for in. */
function createRecordList({ store, folder }: Pick<EditingBacking, 'store' | 'folder'>): RecordList {
  const index = createRecordIndex(folder);

  async function rowsOf(names: readonly RecordName[], { drafted, planned, written }: Named): Promise<ContentRow[]> {
    const heads = await index.heads(names.filter((name) => written.has(recordPath(name))));
    const headOf = new Map(heads.map((head) => [recordPath(head), head]));
    const rows: ContentRow[] = [];
    for (const name of names) {
      const path = recordPath(name);
      const head = headOf.get(path);
      const plan = planned.get(path);
      if (head !== undefined) rows.push(rowOf(head, { isWritten: true, draft: drafted.get(path), plan }));
      if (written.has(path)) continue;
      const draft = await askStore(store, (db) => readDraft(db, name));
      const gone = draft === undefined ? await askStore(store, (db) => removedHead(db, name)) : undefined;
      if (draft !== undefined) rows.push(rowOf(headOfValue(draft, draft.value), { isWritten: false, draft, plan }));
      else if (gone !== undefined) rows.push(rowOf(gone, { isWritten: false, draft: undefined, plan }));
    }
    return rows;
  }

  return async ({ kind, state, q, typed, page }) => {
    const files = await index.names();
    const drafts = await askStore(store, readDraftHeads);
    const named: Named = {
      written: new Set(files.map(recordPath)),
      drafted: new Map(drafts.map((draft) => [recordPath(draft), draft])),
      planned: new Map((await askStore(store, readPlans)).map((plan) => [recordPath(plan), plan])),
    };
    const begun = drafts.filter((draft) => !named.written.has(recordPath(draft)));
    const all = contentKinds.map((one) => [...files, ...begun].filter((name) => name.kind === one));
    const counts = Object.fromEntries(
      contentKinds.map((one, at) => [one, all[at]?.length ?? 0]),
    ) as ContentList['counts'];
    const isThere = (name: RecordName) => named.written.has(recordPath(name)) || named.drafted.has(recordPath(name));
    const removed = state === 'removed' ? await askStore(store, readRemovedNames) : [];
    const listed = state === 'removed' ? removed.filter((name) => !isThere(name)) : all.flat();
    const wanted = listed.filter((name) => {
      if (kind !== undefined && name.kind !== kind) return false;
      if (state === 'typed') return typed.includes(`${name.kind}/${name.name}`);
      if (state === 'planned') return named.planned.has(recordPath(name));
      return state !== 'draft' || named.drafted.has(recordPath(name));
    });
    const onPage = <One>(list: readonly One[]) => list.slice((page - 1) * contentPageSize, page * contentPageSize);
    const paged = { page, limit: contentPageSize, counts };
    const isInside = state === 'unfinished' || state === 'hidden';
    if (q === undefined && !isInside)
      return { records: await rowsOf(onPage(wanted), named), total: wanted.length, ...paged };
    const fitting = (await rowsOf(wanted, named)).filter(
      ({ title, name, isUnfinished, isHidden, isWritten }) =>
        (state !== 'unfinished' || isUnfinished || !isWritten) &&
        (state !== 'hidden' || (isHidden && isWritten)) &&
        (q === undefined || containsWords([title, name], q)),
    );
    return { records: onPage(fitting), total: fitting.length, ...paged };
  };
}

/** By the paths of their files. */
interface Named {
  written: ReadonlySet<string>;
  drafted: ReadonlyMap<string, DraftHead>;
  planned: ReadonlyMap<string, Plan>;
}

function rowOf(
  head: RecordHead,
  { isWritten, draft, plan }: { isWritten: boolean; draft: DraftHead | undefined; plan: ContentPlan | undefined },
): ContentRow {
  return {
    ...head,
    page: pageOfRecord(head, isWritten),
    isWritten,
    draft: draft === undefined ? null : { by: draft.by, at: draft.at, version: draft.version },
    plan: plan === undefined ? null : { what: plan.what, at: plan.at, by: plan.by, faults: plan.faults },
  };
}
