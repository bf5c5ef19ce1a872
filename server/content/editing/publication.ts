import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ContentVersion } from '#contract/desk/content.ts';
import { changeDraft } from '#server/content/editing/drafts.ts';
import { hashOf, readRecordFile } from '#server/content/editing/record-file.ts';
import { recordAt } from '#server/content/editing/record-kinds.ts';
import { type NotReplaced, type Replacement, replaceFiles } from '#server/content/editing/replace-files.ts';
import { addVersion, keepFound } from '#server/content/editing/versions.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { ContentVersionsTable, Tables } from '#server/store/tables.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/*
 * A publication is in the store before it is in the files, so that whatever stops the process in the middle, every text is kept
 * and one can see how far it came:
 *
 * 1. One transaction keeps what the files hold now, and each new text as a version that is not written yet.
 * 2. The new texts are written beside their files, then each file is replaced at once.
 * 3. One transaction marks the versions as written, takes the drafts away, and writes the change down.
 *
 * Stopped before the first file was replaced, the publication is forgotten by the next start and the drafts are there as before.
 * Stopped after it, the next start finishes it: files that were published together are right only together. Where a file has been
 * changed elsewhere since, that stays, and so does the draft.
 */

export interface PublishedFile extends Replacement {
  what: Exclude<ContentVersion['what'], 'found'>;
  /** What the file holds now, as `beforeHash` says. */
  before: string | undefined;
  /** The version of the record's draft that this is. */
  draftVersion?: number;
}

export interface PublicationBacking {
  store: Store;
  queue: WriteQueue;
  /** The content folder. */
  folder: string;
}

interface Step {
  id: string;
  by: string;
  at: Date;
}

/** Makes files hold new texts, all of them or, with the reason, none. @throws StoreUnavailable */
export async function publishFiles(
  { queue, folder }: PublicationBacking,
  files: readonly PublishedFile[],
  { by, at }: { by: string; at: Date },
): Promise<NotReplaced | undefined> {
  const step = { id: randomUUID(), by, at };
  const refused = await queue.write(async (db) => {
    for (const file of files) if (!(await isStillDraft(db, file))) return file;
    for (const file of files) await begin(db, file, step);
    return undefined;
  });
  if (refused !== undefined)
    return { refused: 'changed', message: `The draft of ${refused.path} was changed meanwhile.` };
  const notReplaced = await replaceFiles(folder, files);
  await queue.write(async (db) => {
    if (notReplaced !== undefined) await forget(db, step.id);
    else for (const file of files) await end(db, file, step);
  });
  return notReplaced;
}

async function isStillDraft(db: Kysely<Tables>, { path, draftVersion }: PublishedFile): Promise<boolean> {
  const record = recordAt(path);
  if (record === undefined || draftVersion === undefined) return true;
  const { kind, name } = record;
  const found = await db
    .selectFrom('content_drafts')
    .select('version')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('value', 'is not', null)
    .executeTakeFirst();
  return found?.version === draftVersion;
}

async function begin(db: Kysely<Tables>, file: PublishedFile, step: Step): Promise<void> {
  await keepFound(db, file.path, file.before, step.at);
  await addVersion(db, { ...rowOf(file, step), is_written: 0 });
}

function rowOf({ path, text, beforeHash, what, draftVersion }: PublishedFile, { id, by, at }: Step) {
  return {
    file: path,
    text: text ?? null,
    hash: hashOf(text),
    before_hash: beforeHash,
    written_at: at.toISOString(),
    written_by: by,
    what,
    draft_version: draftVersion ?? null,
    publication: id,
  };
}

/** Does nothing where another process has finished it. */
async function end(db: Kysely<Tables>, file: PublishedFile, step: Step): Promise<void> {
  const known = await db
    .selectFrom('content_versions')
    .select('is_written')
    .where('file', '=', file.path)
    .where('publication', '=', step.id)
    .executeTakeFirst();
  if (known?.is_written === 1) return;
  // A process that started meanwhile took it for one that was stopped before its first file.
  if (known === undefined) await addVersion(db, { ...rowOf(file, step), is_written: 1 });
  else {
    await db
      .updateTable('content_versions')
      .set({ is_written: 1 })
      .where('file', '=', file.path)
      .where('publication', '=', step.id)
      .execute();
  }
  const record = recordAt(file.path);
  if (record !== undefined && file.draftVersion !== undefined) {
    const taken = { ...record, value: null, basedOn: hashOf(file.text), by: step.by, at: step.at };
    await changeDraft(db, { ...taken, version: file.draftVersion });
  }
  const subject = { kind: 'content', id: file.path } as const;
  const [before, after] = [{ hash: file.beforeHash }, { hash: hashOf(file.text) }];
  await recordChange(db, { subject, by: step.by, at: step.at, what: file.what, before, after });
}

async function forget(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('content_versions').where('publication', '=', id).where('is_written', '=', 0).execute();
}

/**
 * Ends what a process that was stopped had begun. To be called before the content is read at a start: between two files that are
 * right only together no catalogue can be read. @throws StoreUnavailable
 */
export async function finishPublications({ store, queue, folder }: PublicationBacking): Promise<void> {
  const rows = await askStore(store, (db) =>
    db.selectFrom('content_versions').selectAll().where('is_written', '=', 0).execute(),
  );
  for (const id of new Set(rows.map(({ publication }) => publication ?? ''))) {
    await finish(
      { queue, folder },
      id,
      rows.filter(({ publication }) => publication === id),
    );
  }
}

async function finish(
  { queue, folder }: Omit<PublicationBacking, 'store'>,
  id: string,
  rows: readonly ContentVersionsTable[],
): Promise<void> {
  const files = rows.map(publishedFile);
  const states = await Promise.all(files.map((file) => stateOf(folder, file)));
  const isBegun = files.some((file, index) => states[index] === 'new' && file.beforeHash !== hashOf(file.text));
  const left = isBegun ? files.filter((_, index) => states[index] === 'old') : [];
  const notReplaced = left.length === 0 ? undefined : await replaceFiles(folder, left);
  const written = files.filter(
    (file, index) => states[index] === 'new' || (notReplaced === undefined && left.includes(file)),
  );
  await queue.write(async (db) => {
    for (const file of written) {
      const row = rows.find((one) => one.file === file.path);
      await end(db, file, { id, by: row?.written_by ?? '', at: new Date(row?.written_at ?? 0) });
    }
    // What cannot be written now can be another time.
    if (notReplaced?.refused !== 'unwritable') await forget(db, id);
  });
}

function publishedFile({ file, text, before_hash, what, draft_version }: ContentVersionsTable): PublishedFile {
  return {
    path: file,
    text: text ?? undefined,
    beforeHash: before_hash ?? '',
    before: undefined,
    what: what === 'found' ? 'published' : what,
    ...(draft_version !== null && { draftVersion: draft_version }),
  };
}

async function stateOf(folder: string, { path, text, beforeHash }: PublishedFile): Promise<'old' | 'new' | 'other'> {
  const found = await readRecordFile(folder, path);
  if (found !== undefined && 'problem' in found) return 'other';
  const hash = hashOf(found?.text);
  if (hash === hashOf(text)) return 'new';
  return hash === beforeHash ? 'old' : 'other';
}
