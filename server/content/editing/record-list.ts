import {
  type ContentList,
  type ContentListQuery,
  type ContentPlan,
  type ContentRow,
  contentKinds,
  contentPageSize,
} from '#contract/desk/content.ts';
import { containsWords } from '#server/content/catalogue/lists/text-match.ts';
import { type DraftHead, readDraft, readDraftHeads } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { type Plan, readPlans } from '#server/content/editing/plans.ts';
import { createRecordIndex, headOfValue, pageOfRecord, type RecordHead } from '#server/content/editing/record-index.ts';
import { type RecordName, recordPath } from '#server/content/editing/record-kinds.ts';
import { readRemovedNames, removedHead } from '#server/content/editing/removed-records.ts';
import { askStore } from '#server/store/open-store.ts';

/** Records and drafts, a page at a time. @throws StoreUnavailable */
export type RecordList = (query: ContentListQuery) => Promise<ContentList>;

/** The list of everything that can be changed. Of its files only those are read that it tells of, or that words are looked for in. */
export function createRecordList({ store, folder }: Pick<EditingBacking, 'store' | 'folder'>): RecordList {
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

export function rowOf(
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
