import type { Transaction } from 'kysely';
import { type Change, recordChange } from '#server/history/desk-changes.ts';
import type { ProposalRow } from '#server/proposals/proposal-rows.ts';
import type { Tables } from '#server/store/tables.ts';

/** In the history of the proposal, and of the enquiry it answers. */
export async function tellBoth(
  db: Transaction<Tables>,
  { proposal_id: id, reference }: Pick<ProposalRow, 'proposal_id' | 'reference'>,
  told: Omit<Change, 'subject'>,
): Promise<void> {
  await recordChange(db, { subject: { kind: 'proposal', id }, ...told });
  await recordChange(db, { subject: { kind: 'enquiry', id: reference }, ...told });
}
