import type { Kysely, Transaction, Updateable } from 'kysely';
import type { EnquiryChange, EnquiryStanding, EnquiryState, EnquiryWork } from '#contract/desk/enquiry-work.ts';
import type { ChangeOutcome, Done } from '#server/enquiries/office/change-outcome.ts';
import { type DeskRow, deskColumns, workOf } from '#server/enquiries/office/enquiry-summary.ts';
import { afterReply, afterWord } from '#server/enquiries/office/move-enquiry.ts';
import { recordChange } from '#server/history/desk-changes.ts';
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
    const { state = turn?.state ?? before.state, owner = before.owner } = change;
    // What was to be asked again has its answer; what is asked of a booking is another matter.
    const isWon = state === 'won' && before.state !== 'won';
    const { remindOn = isWon ? null : before.remindOn } = change;
    const lostReason = change.lostReason ?? (state === 'lost' ? before.lostReason : null);
    const tags = inOrder(change.tags ?? before.tags);
    const changed = differences(before, { state, lostReason, owner, tags, remindOn });
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

type Work = Pick<EnquiryWork, 'state' | 'lostReason' | 'owner' | 'tags' | 'remindOn'>;

function differences(before: Work, after: Work): Done[] {
  return [
    { what: 'state', before: stateOf(before), after: stateOf(after) },
    { what: 'owner', before: before.owner, after: after.owner },
    { what: 'tags', before: before.tags, after: after.tags },
    { what: 'remind-on', before: before.remindOn, after: after.remindOn },
  ].filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

/** What an enquiry stands at; undefined where there is none. Throws what the engine threw. */
export async function readStanding(db: Kysely<Tables>, reference: string): Promise<EnquiryStanding | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(deskColumns)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { state, lostReason, owner, tags, firstAnsweredAt } = workOf(row);
  return { state, lostReason, owner, tags, firstAnsweredAt, waitsSince: row.waits_since };
}

/** Gives an enquiry back what it stood at, who waits for whom included. */
export function giveBack(
  db: Transaction<Tables>,
  changing: Changing,
  { state, lostReason, owner, tags, firstAnsweredAt, waitsSince }: EnquiryStanding,
): Promise<ChangeOutcome> {
  return changeWork(db, changing, (row) => {
    const before = workOf(row);
    const set = {
      state,
      lost_reason: lostReason,
      owner,
      tags: JSON.stringify(tags),
      first_answered_at: firstAnsweredAt,
      waits_since: waitsSince,
    };
    return { set, done: differences(before, { ...before, state, lostReason, owner, tags }) };
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

/** Writes down what a change of an enquiry did, in the transaction that makes it. */
export async function recordDone(
  db: Transaction<Tables>,
  { reference, by, now }: Changing,
  outcome: ChangeOutcome,
): Promise<void> {
  const subject = { kind: 'enquiry' as const, id: reference };
  const done = 'done' in outcome ? outcome.done : [];
  for (const one of done) await recordChange(db, { subject, by, at: now, ...one });
}
