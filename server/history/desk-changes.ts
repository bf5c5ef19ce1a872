import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import type { DeskSubject, Tables } from '#server/store/tables.ts';

/** What was done, to what and by whom. `before` and `after` are anything JSON can say. */
export interface Change {
  subject: { kind: DeskSubject; id: string };
  /** The address of who did it; left out for what the server did by itself. */
  by?: string | undefined;
  at: Date;
  what: string;
  before?: unknown;
  after?: unknown;
}

/** Writes a change down, in the transaction that makes it. Throws what the engine threw. */
export async function recordChange(db: Kysely<Tables>, change: Change): Promise<void> {
  const { subject, by, at, what, before, after } = change;
  await db
    .insertInto('desk_changes')
    .values({
      change_id: nextId(at),
      subject_kind: subject.kind,
      subject_id: subject.id,
      changed_at: at.toISOString(),
      changed_by: by ?? null,
      what,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

/** Takes one out that the server made by itself and that did not come about. Throws what the engine threw. */
export async function dropChange(
  db: Kysely<Tables>,
  { subject, at, what }: Pick<Change, 'subject' | 'at' | 'what'>,
): Promise<void> {
  const one = db
    .selectFrom('desk_changes')
    .select('change_id')
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('changed_at', '=', at.toISOString())
    .where('changed_by', 'is', null)
    .where('what', '=', what)
    .limit(1);
  await db.deleteFrom('desk_changes').where('change_id', '=', one).execute();
}

let written = 0;

/** Sorts after every id before it, also of changes of the same instant. */
function nextId(at: Date): string {
  const order = String(written++ % 1e9).padStart(9, '0');
  return `${at.toISOString()} ${order} ${randomUUID()}`;
}

/** The record's history, newest first; at most `most` of it. Throws what the engine threw. */
export async function changesOf(
  db: Kysely<Tables>,
  { kind, id }: { kind: DeskSubject; id: string },
  most = 200,
): Promise<DeskChange[]> {
  const rows = await db
    .selectFrom('desk_changes')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('changed_at', 'desc')
    .orderBy('change_id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.change_id,
    at: row.changed_at,
    by: row.changed_by,
    what: row.what,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }));
}
