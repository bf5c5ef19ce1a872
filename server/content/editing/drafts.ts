import type { Kysely } from 'kysely';
import { type ContentKind, type ContentValue, contentKind } from '#contract/desk/content.ts';
import { forgetPlan } from '#server/content/editing/plans.ts';
import type { RecordName } from '#server/content/editing/record-kinds.ts';
import { storedJson } from '#server/content/files/stored-json.ts';
import type { Tables } from '#server/store/tables.ts';

export interface DraftHead extends RecordName {
  by: string;
  at: string;
  version: number;
}

export interface Draft extends DraftHead {
  value: ContentValue;
  /** Of the file's text it was made from; empty where there was no file. */
  basedOn: string;
}

/** The draft of a record; undefined where there is none. Throws what the engine threw. */
export async function readDraft(db: Kysely<Tables>, { kind, name }: RecordName): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('value', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.value === null) return undefined;
  const { based_on: basedOn, saved_by: by, saved_at: at, version, value } = row;
  return { kind, name, by, at, version, basedOn, value: storedJson(value) };
}

/** What a list shows of all drafts. Throws what the engine threw. */
export async function readDraftHeads(db: Kysely<Tables>): Promise<DraftHead[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .select(['kind', 'name', 'saved_by', 'saved_at', 'version'])
    .where('value', 'is not', null)
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.flatMap(({ kind, name, saved_by: by, saved_at: at, version }) =>
    isKind(kind) ? [{ kind, name, by, at, version }] : [],
  );
}

/** All drafts of a kind. Throws what the engine threw. */
export async function readDraftsOf(db: Kysely<Tables>, kind: ContentKind): Promise<Draft[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('value', 'is not', null)
    .execute();
  return rows.map(({ name, based_on: basedOn, saved_by: by, saved_at: at, version, value }) => ({
    kind,
    name,
    by,
    at,
    version,
    basedOn,
    value: storedJson(value ?? 'null'),
  }));
}

export interface DraftChange extends RecordName {
  /** Null takes the draft away. */
  value: ContentValue | null;
  basedOn: string;
  by: string;
  at: Date;
  /** Of the draft that the caller read; 0 where there was none. */
  version: number;
}

/** Keeps a draft, or takes it away; false, and nothing is changed, where it is another by now. Throws what the engine threw. */
export async function changeDraft(db: Kysely<Tables>, change: DraftChange): Promise<boolean> {
  const { kind, name, value, basedOn, by, at, version } = change;
  const kept = { value: value && JSON.stringify(value), based_on: basedOn, saved_by: by, saved_at: at.toISOString() };
  const row = await db
    .selectFrom('content_drafts')
    .select(['version', 'value'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  const known = row === undefined || row.value === null ? 0 : row.version;
  if (known !== version) return false;
  if (value === null) await forgetPlan(db, { kind, name }, { what: 'publish' });
  if (row === undefined) {
    const added = await db
      .insertInto('content_drafts')
      .values({ kind, name, ...kept, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const changed = await db
    .updateTable('content_drafts')
    .set({ ...kept, version: row.version + 1 })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function isKind(kind: string): kind is ContentKind {
  return contentKind.safeParse(kind).success;
}
