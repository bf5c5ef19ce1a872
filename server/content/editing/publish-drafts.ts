import type { ContentProblem } from '#contract/desk/content.ts';
import { withValueAt } from '#records/values.ts';
import { begunProblems } from '#server/content/editing/begun-values.ts';
import { type Draft, readDraft } from '#server/content/editing/drafts.ts';
import type { EditingBacking, Editor } from '#server/content/editing/editing-backing.ts';
import { finishPublications, type PublishedFile, publishFiles } from '#server/content/editing/publication.ts';
import {
  canBeHidden,
  type RecordName,
  recordAt,
  recordKinds,
  recordPath,
} from '#server/content/editing/record-kinds.ts';
import { type LiveFile, readLiveFile } from '#server/content/editing/record-reader.ts';
import { fileTextOf } from '#server/content/editing/storable-value.ts';
import { readRemoval, readVersionText } from '#server/content/editing/versions.ts';
import { withoutRecord } from '#server/content/editing/without-record.ts';
import { ApiError, noSuchRecord } from '#server/http/api-error.ts';
import { oncePer } from '#server/once-per.ts';
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
   * Takes a record's file away; refused with the places that name it. What can be without it says what becomes of it, and
   * `fromOthers` does that as well, in the same publication. @throws ApiError as above
   */
  remove(record: RecordName, removal: { hash: string; fromOthers: boolean }, editor: Editor): Promise<Outcome>;
  /** Has a record stand in no list, or in them again. @throws ApiError as above */
  hide(record: RecordName, isHidden: boolean, editor: Editor): Promise<Outcome>;
  /**
   * Puts a record that was taken away back as it was, and what was changed to be without it, where nobody changed that since.
   * @throws ApiError as above
   */
  bringBack(record: RecordName, editor: Editor): Promise<Outcome>;
  /** Gives a record's file the text of an earlier version. @throws ApiError as above */
  restore(record: RecordName, version: { id: string; hash: string }, editor: Editor): Promise<Outcome>;
}

/** Publishes one thing after the other: what one publication is checked against, no other may change meanwhile. */
export function createPublisher(backing: EditingBacking): Publisher {
  const { store, folder, live } = backing;
  const turns = turnsOf(live);
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

    remove: (record, { hash, fromOthers }, editor) =>
      inTurn(async () => {
        const path = recordPath(record);
        const file = await readKnownFile(record);
        if (file.hash !== hash) throw changed(path);
        if (recordKinds[record.kind].isFixed)
          return [{ file: path, field: '', reason: 'is a page every site has; change it' }];
        const gone = replacing(path, file, { text: undefined, what: 'removed' });
        const problems = await live.check(new Map([[path, undefined]]));
        const others = await withoutRecord({ folder, catalogue: live.catalogue() }, record, problems);
        if (problems.length > 0 && !fromOthers) return problems.map(others.noteOf);
        return checkAndPublish([gone, ...others.files], editor);
      }),

    hide: (record, isHidden, editor) =>
      inTurn(async () => {
        const path = recordPath(record);
        const file = await readKnownFile(record);
        const value = canBeHidden(record.kind) ? file.value : undefined;
        if (value === undefined) return [{ file: path, field: '', reason: 'cannot be hidden' }];
        const fields = withValueAt(value.fields, ['isHidden'], isHidden || undefined);
        const made = fileTextOf(record.kind, { ...value, fields }, file.text);
        if ('reason' in made) return [{ file: path, field: '', reason: made.reason }];
        if (made.text === file.text) return [];
        return checkAndPublish([replacing(path, file, { text: made.text, what: 'published' })], editor);
      }),

    bringBack: (record, editor) =>
      inTurn(async () => {
        const path = recordPath(record);
        if ((await readLiveFile(folder, record)) !== undefined) throw changed(path);
        const removal = await askStore(store, (db) => readRemoval(db, path));
        if (removal === undefined) throw new ApiError('not_found', 'It was not taken off the site here.');
        const files = [replacing(path, undefined, { text: removal.text, what: 'restored' })];
        for (const { file: other, hash, text } of removal.others) {
          const named = recordAt(other);
          const file = named && (await readLiveFile(folder, named));
          if (file?.hash === hash) files.push(replacing(other, file, { text, what: 'restored' }));
        }
        return checkAndPublish(files, editor);
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

  async function readKnownFile(record: RecordName): Promise<LiveFile> {
    const file = await readLiveFile(folder, record);
    if (file === undefined) throw noSuchRecord();
    return file;
  }

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

/** Whoever publishes into a content waits for the same turns. */
const turnsOf = oncePer((_live: EditingBacking['live']) => createTurns());

/** Runs one piece of work after the other, whatever becomes of those before. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
