import { readDraft } from '#server/content/editing/drafts.ts';
import type { EditingBacking, Editor } from '#server/content/editing/editing-backing.ts';
import { keepPlan, type Plan } from '#server/content/editing/plans.ts';
import { canBeHidden, type RecordName, recordKinds } from '#server/content/editing/record-kinds.ts';
import { readLiveFile } from '#server/content/editing/record-reader.ts';
import { ApiError } from '#server/http/api-error.ts';
import { askStore } from '#server/store/open-store.ts';

/** Plans something for a record, or nothing any more. @throws ApiError `invalid`, `not_found`; StoreUnavailable */
export async function planRecord(
  { store, queue, folder }: EditingBacking,
  record: RecordName,
  plan: Pick<Plan, 'what' | 'at' | 'meant'> | null,
  editor: Editor,
): Promise<void> {
  if (plan !== null) {
    if (Date.parse(plan.at) <= editor.at.getTime()) {
      throw new ApiError('invalid', 'That moment is over.', { errors: { at: ['Choose a day and time to come.'] } });
    }
    const isThere =
      plan.what === 'publish'
        ? (await askStore(store, (db) => readDraft(db, record))) !== undefined
        : (await readLiveFile(folder, record)) !== undefined;
    if (!isThere) throw new ApiError('not_found', 'There is nothing of it that could be planned.');
    const isFixed = plan.what === 'remove' && recordKinds[record.kind].isFixed === true;
    const isNeverHidden = (plan.what === 'hide' || plan.what === 'show') && !canBeHidden(record.kind);
    if (isFixed || isNeverHidden) throw new ApiError('invalid', 'That cannot be done with a page of this kind.');
  }
  await queue.write((db) => keepPlan(db, record, plan, editor));
}
