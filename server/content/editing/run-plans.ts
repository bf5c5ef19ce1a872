import type { ContentProblem } from '#contract/desk/content.ts';
import { readDraft } from '#server/content/editing/drafts.ts';
import type { EditingBacking } from '#server/content/editing/editing-backing.ts';
import { claimPlan, failPlan, forgetPlan, type Plan } from '#server/content/editing/plans.ts';
import { createPublisher, type Outcome, type Publisher } from '#server/content/editing/publish-drafts.ts';
import { recordPath } from '#server/content/editing/record-kinds.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import { ApiError } from '#server/http/api-error.ts';
import { askStore } from '#server/store/open-store.ts';

/**
 * Does what was planned for records and whose time has come. Asked each minute, by however many servers: each plan is done by one
 * of them. What cannot be done any more is told the office and stays undone. Throws StoreUnavailable.
 */
export type RunPlans = (now: Date) => Promise<void>;

export function createPlanRunner(backing: EditingBacking): RunPlans {
  const { queue } = backing;
  const publisher = createPublisher(backing);
  return async (now) => {
    for (;;) {
      const plan = await queue.write((db) => claimPlan(db, now));
      if (plan === undefined) return;
      const faults = await carryOut(plan, { ...backing, publisher, now });
      await queue.write((db) =>
        faults.length === 0 ? forgetPlan(db, plan, plan) : failPlan(db, plan, [...faults], now),
      );
    }
  };
}

/** What kept it from being done. Nothing is to be done where somebody has done it already, by hand or before a restart. */
async function carryOut(
  plan: Plan,
  { store, folder, publisher, now }: EditingBacking & { publisher: Publisher; now: Date },
): Promise<Outcome> {
  const editor = { by: plan.by, at: now };
  try {
    if (plan.what === 'publish') {
      const draft = await askStore(store, (db) => readDraft(db, plan));
      const { kind, name, meant } = plan;
      return draft === undefined
        ? []
        : await publisher.publish([{ kind, name, version: draft.version, meant }], editor);
    }
    const file = await readLiveFile(folder, plan);
    if (file === undefined) return [];
    const { hash } = file;
    if (plan.what === 'remove') return await publisher.remove(plan, { hash, fromOthers: true }, editor);
    return await publisher.hide(plan, plan.what === 'hide', editor);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem: ContentProblem = { file: recordPath(plan), field: '', reason: error.message };
    return [problem];
  }
}
