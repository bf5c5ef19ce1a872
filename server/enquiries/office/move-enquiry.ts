import type { Transaction } from 'kysely';
import { recordChange } from '#server/history/desk-changes.ts';
import type { EnquiryState, Tables } from '#server/store/tables.ts';

export interface EnquiryMove {
  reference: string;
  /** Whom it waits for from now on: the traveller, or the office. */
  waitsFor: 'traveller' | 'office';
  /** The address of who did it; left out for the traveller. */
  by?: string;
  /** One word for what moved it, and what of that its history tells. */
  what: string;
  after: Record<string, unknown>;
}

/** Moves an enquiry that is locked, and writes down what moved it. */
export async function moveEnquiry(db: Transaction<Tables>, move: EnquiryMove, now: Date): Promise<void> {
  const { reference, waitsFor, by, what, after } = move;
  const before = await db
    .selectFrom('enquiries')
    .select(['state', 'owner', 'lost_reason', 'first_answered_at', 'waits_since'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const state = waitsFor === 'traveller' ? afterReply(before.state) : afterWord(before.state);
  const owner = before.owner ?? by ?? null;
  await db
    .updateTable('enquiries')
    .set((row) => ({
      state,
      lost_reason: state === 'lost' ? before.lost_reason : null,
      owner,
      first_answered_at:
        before.first_answered_at ?? (waitsFor === 'traveller' && by !== undefined ? now.toISOString() : null),
      waits_since: waitsFor === 'office' ? (before.waits_since ?? now.toISOString()) : null,
      is_unread: waitsFor === 'office' ? 1 : 0,
      version: row('version', '+', 1),
    }))
    .where('reference', '=', reference)
    .execute();
  const change = { subject: { kind: 'enquiry' as const, id: reference }, ...(by !== undefined && { by }), at: now };
  await recordChange(db, { ...change, what, after });
  if (state !== before.state) {
    await recordChange(db, { ...change, what: 'state', before: { state: before.state }, after: { state } });
  }
  if (owner !== before.owner) await recordChange(db, { ...change, what: 'owner', before: before.owner, after: owner });
}

/** Whoever was lost and writes again is not; what nobody has begun to answer is still new. */
export function afterWord(state: EnquiryState): EnquiryState {
  return state === 'won' || state === 'new' ? state : 'answering';
}

/** What is booked stays booked, whatever is still written about it; so does what is lost. */
export function afterReply(state: EnquiryState): EnquiryState {
  return state === 'won' || state === 'lost' ? state : 'waiting';
}
