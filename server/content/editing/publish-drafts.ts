import type { ContentProblem } from '#contract/desk/content.ts';
import { begunProblems } from '#server/content/editing/begun-values.ts';
import { type Draft, readDraft } from '#server/content/editing/drafts.ts';
import type { EditingBacking, Editor } from '#server/content/editing/editing-backing.ts';
import { finishPublications, type PublishedFile, publishFiles } from '#server/content/editing/publication.ts';
import { type RecordName, recordKinds, recordPath } from '#server/content/editing/record-kinds.ts';
import { type LiveFile, readLiveFile } from '#server/content/editing/record-reader.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';
import { readVersionText } from '#server/content/editing/versions.ts';
import { withoutMember } from '#server/content/editing/without-member.ts';
import { ApiError } from '#server/http/api-error.ts';
import { askStore } from '#server/store/open-store.ts';

/** What keeps it from going live; nothing where it is live. */
export type Outcome = readonly ContentProblem[];

export interface Publisher {
  /**
   * Makes drafts live together, or none of them where the whole catalogue with them has a problem.
   *
   * @throws ApiError `changed_meanwhile`, `not_found`; `unavailable` where a file cannot be written
   */
  publish(
    drafts: readonly (RecordName & { version: number; meant?: readonly string[] | undefined })[],
    editor: Editor,
  ): Promise<Outcome>;
  /**
   * Takes a record's file away; refused with the places that name it. Those that are lists, of related tours perhaps, are told as
   * such, and `fromLists` takes it out of them as well, in the same publication. @throws ApiError as above
   */
  remove(record: RecordName, removal: { hash: string; fromLists: boolean }, editor: Editor): Promise<Outcome>;
  /** Gives a record's file the text of an earlier version. @throws ApiError as above */
  restore(record: RecordName, version: { id: string; hash: string }, editor: Editor): Promise<Outcome>;
}

/** Publishes one thing after the other: what one publication is checked against, no other may change meanwhile. */
export function createPublisher(backing: EditingBacking): Publisher {
  const { store, folder, live } = backing;
  const turns = createTurns();
  const inTurn = <T>(work: () => Promise<T>) =>
    turns(async () => {
      // Of one whose end the store did not take; nothing, nearly always.
      await finishPublications(backing);
      return work();
    });

  return {
    publish: (wanted, editor) =>
      inTurn(async () => {
        const files: PublishedFile[] = [];
        const problems: ContentProblem[] = [];
        for (const record of new Map(wanted.map((one) => [recordPath(one), one])).values()) {
          const draft = await askStore(store, (db) => readDraft(db, record));
          if (draft === undefined) throw new ApiError('not_found', `There is no draft of ${recordPath(record)}.`);
          if (draft.version !== record.version) throw changed(`The draft of ${recordPath(record)}`);
          const file = await readLiveFile(folder, record);
          problems.push(...(await begunProblems(backing, draft, file, record.meant)));
          const made = publishedDraft(draft, file);
          if ('path' in made) files.push(made);
          else problems.push(made);
        }
        return problems.length > 0 ? problems : checkAndPublish(files, editor);
      }),

    remove: (record, { hash, fromLists }, editor) =>
      inTurn(async () => {
        const path = recordPath(record);
        const file = await readLiveFile(folder, record);
        if (file === undefined) throw new ApiError('not_found', 'There is no such record.');
        if (file.hash !== hash) throw changed(path);
        if (recordKinds[record.kind].isFixed)
          return [{ file: path, field: '', reason: 'is a page every site has; change it' }];
        const gone = replacing(path, file, { text: undefined, what: 'removed' });
        const problems = await live.check(new Map([[path, undefined]]));
        const lists = await withoutMember(folder, record.name, problems);
        if (problems.length > 0 && !fromLists) return problems.map((one) => ({ ...one, ...lists.noteOf(one) }));
        return checkAndPublish([gone, ...lists.files], editor);
      }),

    restore: (record, { id, hash }, editor) =>
      inTurn(async () => {
        const path = recordPath(record);
        const file = await readLiveFile(folder, record);
        const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
        const text = await askStore(store, (db) => readVersionText(db, path, number));
        if (text === undefined) throw new ApiError('not_found', 'There is no such version of it.');
        if ((file?.hash ?? '') !== hash) throw changed(path);
        return checkAndPublish([replacing(path, file, { text, what: 'restored' })], editor);
      }),
  };

  async function checkAndPublish(files: readonly PublishedFile[], editor: Editor): Promise<Outcome> {
    const problems = await live.check(new Map(files.map(({ path, text }) => [path, text])));
    if (problems.length > 0) return problems;
    const refusal = await publishFiles(backing, files, editor);
    if (refusal?.refused === 'changed') throw new ApiError('changed_meanwhile', refusal.message);
    if (refusal !== undefined) throw new ApiError('unavailable', refusal.message);
    await live.refresh();
    return [];
  }
}

function publishedDraft(draft: Draft, file: LiveFile | undefined): PublishedFile | ContentProblem {
  const path = recordPath(draft);
  const made = fileTextOf(draft.kind, draft.value, file?.text);
  if ('reason' in made) return { file: path, field: '', reason: made.reason };
  // What is live already, as after a publication whose end was not written down, is nobody else's change.
  if (draft.basedOn !== (file?.hash ?? '') && made.text !== file?.text) throw changed(path);
  return { ...replacing(path, file, { text: made.text, what: 'published' }), draftVersion: draft.version };
}

function replacing(
  path: string,
  file: LiveFile | undefined,
  { text, what }: Pick<PublishedFile, 'text' | 'what'>,
): PublishedFile {
  return { path, beforeHash: file?.hash ?? '', before: file?.text, text, what };
}

function changed(what: string): ApiError {
  return new ApiError('changed_meanwhile', `${what} was changed meanwhile.`);
}

/** Runs one piece of work after the other, whatever becomes of those before. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
