import { officeDay } from '#contract/calendar/calendar.ts';
import { longestSlug } from '#contract/choices.ts';
import type { ContentKind, ContentValue } from '#contract/desk/content.ts';
import { type Merged, mergeRecords } from '#records/merge.ts';
import { beginRecord } from '#server/content/catalogue/templates/new-files.ts';
import { NewRecordError } from '#server/content/catalogue/templates/record-template.ts';
import { changeDraft, type Draft, type DraftChange, readDraft } from '#server/content/editing/drafts.ts';
import type { EditingBacking, Editor } from '#server/content/editing/editing-backing.ts';
import { type RecordName, recordKinds, recordPath } from '#server/content/editing/record-kinds.ts';
import { type LiveFile, readLiveFile } from '#server/content/editing/record-reader.ts';
import { readRecordText } from '#server/content/editing/record-text.ts';
import { storableValue } from '#server/content/editing/storable-value.ts';
import { takenNames, whatIsThere } from '#server/content/editing/template-context.ts';
import { keepFound, readTextByHash } from '#server/content/editing/versions.ts';
import { slugify } from '#server/content/files/slugify.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { ApiError } from '#server/http/api-error.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

/**
 * Keeps a change as a draft. What it was made from is kept with it, so that it can be put on top of what others change meanwhile.
 *
 * @throws ApiError `changed_meanwhile` where the draft is another than `version`, `not_found`, `invalid`, `payload_too_large`
 */
export async function saveDraft(
  { store, queue, folder }: EditingBacking,
  record: RecordName,
  { basedOn, version, ...sent }: ContentValue & { basedOn: string; version: number },
  { by, at }: Editor,
): Promise<void> {
  const value = storableValue(record.kind, sent);
  const path = recordPath(record);
  const file = await readLiveFile(folder, record);
  if (file === undefined) await refuseUnknown(store, record, basedOn);
  await change({ queue }, { ...record, value, basedOn, by, at, version }, 'drafted', async (db) => {
    if (file?.hash === basedOn) await keepFound(db, path, file.text, at);
  });
}

/** Whoever edits a record that somebody removes meanwhile keeps what they wrote. */
async function refuseUnknown(store: Store, record: RecordName, basedOn: string): Promise<void> {
  const isKnown = await askStore(
    store,
    async (db) =>
      (await readDraft(db, record)) !== undefined ||
      (await readTextByHash(db, recordPath(record), basedOn)) !== undefined,
  );
  if (!isKnown) throw new ApiError('not_found', 'There is no such record; begin it first.');
}

/** Takes a draft away; what it held stays in the history. @throws ApiError `changed_meanwhile`, `not_found` */
export async function discardDraft(
  { store, queue }: EditingBacking,
  record: RecordName,
  version: number,
  { by, at }: Editor,
): Promise<void> {
  const { basedOn } = await knownDraft(store, record);
  await change({ queue }, { ...record, value: null, basedOn, by, at, version }, 'discarded');
}

/**
 * Puts what the draft changes on top of what is live now. Where what it was made from is not known, all that differs is taken from
 * the draft, and reported. The places, in words, where both sides had changed a value.
 *
 * @throws ApiError `changed_meanwhile`, `not_found`
 */
export async function mergeDraft(
  { store, queue, folder }: EditingBacking,
  record: RecordName,
  version: number,
  { by, at }: Editor,
): Promise<string[]> {
  const path = recordPath(record);
  const draft = await knownDraft(store, record);
  const file = await readLiveFile(folder, record);
  const text = await askStore(store, (db) => readTextByHash(db, path, draft.basedOn));
  const base = text === undefined ? undefined : readRecordText(record.kind, text);
  const { value, decided } = onTopOf(file, draft, base);
  const merged = { ...record, value, basedOn: file?.hash ?? '', by, at, version };
  await change({ queue }, merged, 'merged', (db) => keepFound(db, path, file?.text, at));
  return decided;
}

const nothing: ContentValue = { fields: {}, text: '' };

/** A file that is not there any more, or cannot be read, has nothing one could put a draft on top of. */
function onTopOf(
  file: LiveFile | undefined,
  { value, basedOn }: Draft,
  base: ContentValue = nothing,
): Merged<ContentValue> {
  if (basedOn === (file?.hash ?? '')) return { value, decided: [] };
  if (file?.value === undefined) return { value, decided: ['everything'] };
  return mergeRecords({ base, mine: value, theirs: file.value });
}

async function knownDraft(store: Store, record: RecordName): Promise<Draft> {
  const draft = await askStore(store, (db) => readDraft(db, record));
  if (draft === undefined) throw new ApiError('not_found', 'There is no draft of it.');
  return draft;
}

/** Begins a record as a draft, whose texts are still to be written; its name. @throws ApiError `invalid`, `conflict` */
export async function beginDraft(
  backing: EditingBacking,
  { kind, title }: { kind: ContentKind; title: string },
  { by, at }: Editor,
): Promise<RecordName> {
  if (recordKinds[kind].isFixed) throw new ApiError('invalid', 'A site has those it has; no other can be begun.');
  const name = nameOf(title);
  const taken = new ApiError('conflict', `There is ${recordPath({ kind, name })} already; choose another title.`);
  if ((await takenNames(backing.folder, kind)).has(name)) throw taken;
  const known = await whatIsThere(backing, kind);
  const begun = begin(kind, { slug: name, name: title.trim(), today: officeDay(at), ...known });
  const draft = { kind, name, value: storableValue(kind, begun), basedOn: '', by, at, version: 0 };
  const isKept = await keep(backing, draft, 'begun');
  if (!isKept) throw taken;
  return { kind, name };
}

function begin(kind: ContentKind, context: Parameters<typeof beginRecord>[1]): ContentValue {
  try {
    const begun = beginRecord(kind, context);
    if (begun !== undefined) return begun;
  } catch (error) {
    if (!(error instanceof NewRecordError)) throw error;
    throw new ApiError('invalid', 'It lies in a destination, and there is none yet; publish one first.');
  }
  throw new ApiError('invalid', 'Nothing of this kind can be begun.');
}

function nameOf(title: string): string {
  const name = slugify(title);
  const reason =
    name === ''
      ? 'There is no letter or digit in it for an address.'
      : name.length > longestSlug
        ? `Its address would have ${name.length} characters, and may have ${longestSlug}.`
        : undefined;
  if (reason === undefined) return name;
  throw new ApiError('invalid', 'Choose another title.', { errors: { title: [reason] } });
}

type Also = (db: Parameters<Parameters<WriteQueue['write']>[0]>[0]) => Promise<void>;

async function change(
  queue: Pick<EditingBacking, 'queue'>,
  draft: DraftChange,
  what: string,
  also?: Also,
): Promise<void> {
  if (await keep(queue, draft, what, also)) return;
  throw new ApiError('changed_meanwhile', 'The draft was changed meanwhile.');
}

/** Keeps a draft and writes it down, or neither. */
function keep(
  { queue }: Pick<EditingBacking, 'queue'>,
  draft: DraftChange,
  what: string,
  also?: Also,
): Promise<boolean> {
  return queue.write(async (db) => {
    const before = draft.value === null ? await readDraft(db, draft) : undefined;
    if (!(await changeDraft(db, draft))) return false;
    await also?.(db);
    const { by, at, basedOn } = draft;
    const subject = { kind: 'content', id: recordPath(draft) } as const;
    await recordChange(db, { subject, by, at, what, before: before?.value, after: { basedOn } });
    return true;
  });
}
