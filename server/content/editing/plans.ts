import type { Kysely, Transaction } from 'kysely';
import { type ContentPlan, contentKind } from '#contract/desk/content.ts';
import { type RecordName, recordPath } from '#server/content/editing/record-kinds.ts';
import { storedJson } from '#server/content/files/stored-json.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { ContentPlansTable, Tables } from '#server/store/tables.ts';

/** What is to be done with a record, by itself, at an instant. */
export interface Plan extends RecordName, ContentPlan {
  /** Fields that stand as a new record began with them, and are meant so. */
  meant: readonly string[];
}

/** A process that is killed meanwhile leaves what it had claimed to whoever comes after that, in milliseconds. */
const leaseMs = 10 * 60_000;

/** Of all records, the next first. Throws what the engine threw. */
export async function readPlans(db: Kysely<Tables>): Promise<Plan[]> {
  const rows = await db
    .selectFrom('content_plans')
    .selectAll()
    .orderBy('due_at')
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.flatMap((row) => planOf(row) ?? []);
}

/** Of one record; undefined where nothing is planned. Throws what the engine threw. */
export async function readPlan(db: Kysely<Tables>, { kind, name }: RecordName): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('content_plans')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && planOf(row);
}

function planOf({ kind, name, what, due_at: at, planned_by: by, meant, failure }: ContentPlansTable): Plan | undefined {
  const known = contentKind.safeParse(kind).data;
  return known && { kind: known, name, what, at, by, meant: storedJson(meant), faults: failure && storedJson(failure) };
}

/** Plans something for a record in place of what was planned, or nothing. Throws what the engine threw. */
export async function keepPlan(
  db: Transaction<Tables>,
  record: RecordName,
  plan: Pick<Plan, 'what' | 'at' | 'meant'> | null,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const before = await readPlan(db, record);
  await forgetPlan(db, record);
  if (plan !== null) {
    const { kind, name } = record;
    const [planned_at, meant] = [at.toISOString(), JSON.stringify(plan.meant)];
    const row = { kind, name, what: plan.what, due_at: plan.at, planned_by: by, planned_at, meant };
    await db.insertInto('content_plans').values(row).execute();
  }
  const subject = { kind: 'content', id: recordPath(record) } as const;
  const saying = (said: Pick<Plan, 'what' | 'at'> | null | undefined) => said && { what: said.what, at: said.at };
  await recordChange(db, { subject, by, at, what: 'planned', before: saying(before), after: saying(plan) });
}

/** Done, or not wanted any more; of that one alone, where something else is planned by now. Throws what the engine threw. */
export async function forgetPlan(
  db: Kysely<Tables>,
  { kind, name }: RecordName,
  only: Partial<Pick<Plan, 'what' | 'at'>> = {},
): Promise<void> {
  let query = db.deleteFrom('content_plans').where('kind', '=', kind).where('name', '=', name);
  if (only.what !== undefined) query = query.where('what', '=', only.what);
  if (only.at !== undefined) query = query.where('due_at', '=', only.at);
  await query.execute();
}

/** Takes one whose time has come, the oldest; until the lease ends nobody else does. Undefined where there is none. */
export async function claimPlan(db: Transaction<Tables>, now: Date): Promise<Plan | undefined> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('content_plans')
    .selectAll()
    .where('due_at', '<=', at)
    .where('failure', 'is', null)
    .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', at)]))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  const { kind, name, claimed_until: before } = due;
  const claimed = await db
    .updateTable('content_plans')
    .set({ claimed_until: new Date(now.getTime() + leaseMs).toISOString() })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('due_at', '=', due.due_at)
    // Whoever comes second in the same moment finds it claimed.
    .where((row) => (before === null ? row('claimed_until', 'is', null) : row('claimed_until', '=', before)))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n ? planOf(due) : undefined;
}

/** It could not be done: it stands with its reasons, and the office has a mail. Throws what the engine threw. */
export async function failPlan(db: Transaction<Tables>, plan: Plan, faults: Plan['faults'], now: Date): Promise<void> {
  const { kind, name, what, at } = plan;
  const failed = await db
    .updateTable('content_plans')
    .set({ failure: JSON.stringify(faults), claimed_until: null })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('due_at', '=', at)
    .executeTakeFirst();
  // Somebody has thought better of it meanwhile.
  if (failed.numUpdatedRows === 0n) return;
  const path = recordPath(plan);
  await recordChange(db, { subject: { kind: 'content', id: path }, at: now, what: 'plan-failed', after: { what, at } });
  await queueMail(db, [{ messageId: `content-plan-${path}-${at}`, kind: 'content-plan', subjectId: path }], now);
}
