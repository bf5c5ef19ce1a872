import type { Transaction, Updateable } from 'kysely';
import type { EnquiryChange, EnquiryState } from '#contract/desk/enquiry-work.ts';
import type { ChangeOutcome, Done } from '#server/enquiries/office/change-outcome.ts';
import { type DeskRow, deskColumns, workOf } from '#server/enquiries/office/enquiry-summary.ts';
import { afterReply, afterWord } from '#server/enquiries/office/move-enquiry.ts';
import type { EnquiriesTable, Tables } from '#server/store/tables.ts';

/** Who changes which enquiry, as of which version, and when. */
export interface Changing {
  reference: string;
  version: number;
  /** An address of the staff. */
  by: string;
  now: Date;
}

/** Changes what is given; what is as it was before is no change. */
export function changeEnquiry(
  db: Transaction<Tables>,
  changing: Changing,
  change: EnquiryChange,
): Promise<ChangeOutcome> {
  return changeWork(db, changing, (row) => {
    const before = workOf(row);
    const turn = turnTo(change.waitsFor, row, changing.now);
    const { state = turn?.state ?? before.state, owner = before.owner, remindOn = before.remindOn } = change;
    const lostReason = change.lostReason ?? (state === 'lost' ? before.lostReason : null);
    const tags = inOrder(change.tags ?? before.tags);
    const changed = [
      { what: 'state', before: stateOf(before), after: stateOf({ state, lostReason }) },
      { what: 'owner', before: before.owner, after: owner },
      { what: 'tags', before: before.tags, after: tags },
      { what: 'remind-on', before: before.remindOn, after: remindOn },
    ].filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
    const set = {
      state,
      lost_reason: lostReason,
      owner,
      tags: JSON.stringify(tags),
      remind_on: remindOn,
      first_answered_at: row.first_answered_at ?? (isAnswer(state) ? changing.now.toISOString() : null),
      waits_since: turn ? turn.since : state === before.state ? row.waits_since : waitingIn(state, row),
    };
    return { set, done: turn === undefined ? changed : [{ what: turn.what }, ...changed] };
  });
}

/** What passes the turn on; nothing where it is theirs already. */
function turnTo(whose: EnquiryChange['waitsFor'], { state, waits_since: since }: DeskRow, now: Date) {
  if (whose === 'office' && since === null) {
    return { what: 'answer-came', state: afterWord(state), since: now.toISOString() };
  }
  if (whose === 'traveller' && since !== null) {
    return { what: 'nothing-to-answer', state: afterReply(state), since: null };
  }
  return undefined;
}

/** Whoever is waited for, or has booked, was answered, by telephone perhaps. */
function isAnswer(state: EnquiryState): boolean {
  return state === 'waiting' || state === 'won';
}

/** Where the office says of it that it is still to be answered, it waits as long as it did. */
function waitingIn(state: EnquiryState, row: DeskRow): string | null {
  if (state !== 'new' && state !== 'answering') return null;
  return row.waits_since ?? (row.first_answered_at === null ? row.received_at : null);
}

function stateOf({ state, lostReason }: { state: EnquiryState; lostReason: string | null }) {
  return lostReason === null ? { state } : { state, reason: lostReason };
}

function inOrder(tags: readonly string[]): string[] {
  return [...new Set(tags)].toSorted((one, other) => one.localeCompare(other));
}

/** Changes the row and its version if it is still of the version that was read; nothing where nothing is to be done. */
export async function changeWork(
  db: Transaction<Tables>,
  { reference, version }: Changing,
  changeOf: (row: DeskRow) => { set: Updateable<EnquiriesTable>; done: Done[] },
): Promise<ChangeOutcome> {
  const row = await db
    .selectFrom('enquiries')
    .select(deskColumns)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return { refused: 'missing' };
  if (row.version !== version) return { refused: 'changed' };
  const { set, done } = changeOf(row);
  if (done.length === 0) return { done };
  const changed = await db
    .updateTable('enquiries')
    .set({ ...set, version: version + 1 })
    .where('reference', '=', reference)
    .where('version', '=', version)
    .returning('reference')
    .executeTakeFirst();
  return changed === undefined ? { refused: 'changed' } : { done };
}
