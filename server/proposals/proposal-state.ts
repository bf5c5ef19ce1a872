import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { DeskProposalState } from '#contract/desk/proposals.ts';
import type { ProposalView } from '#contract/forms/proposals.ts';
import { offerOfVersion, type ProposalRow, type VersionRow } from '#server/proposals/proposal-rows.ts';
import type { Tables } from '#server/store/tables.ts';

/** How a version stands to who opens its link. What is held stays held, past its end too. */
export function stateOfVersion(
  { state }: Pick<ProposalRow, 'state'>,
  { valid_until: validUntil }: Pick<VersionRow, 'valid_until'>,
  now: Date,
): ProposalView['state'] {
  if (state === 'withdrawn' || state === 'held') return state;
  return validUntil < officeDay(now) ? 'expired' : 'open';
}

/** How a proposal stands at the desk, by the version sent last. */
export function deskStateOf(
  { state }: Pick<ProposalRow, 'state'>,
  last: Pick<VersionRow, 'valid_until' | 'opened'> | undefined,
  now: Date,
): DeskProposalState {
  if (state === 'withdrawn' || state === 'held') return state;
  if (last === undefined) return 'draft';
  if (last.valid_until < officeDay(now)) return 'expired';
  return last.opened > 0 ? 'opened' : 'sent';
}

export interface SeatsKept {
  /** An instant, past or to come. */
  until: string;
  isLive: boolean;
}

/** Of the seats a proposal holds; undefined where it holds none, where they were sold, and where the office gave them back. */
export async function seatsKept(
  db: Kysely<Tables>,
  { hold_id: holdId }: Pick<ProposalRow, 'hold_id'>,
  now: Date,
): Promise<SeatsKept | undefined> {
  if (holdId === null) return undefined;
  const hold = await db
    .selectFrom('seat_holds')
    .select(['held_until', 'state'])
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
  if (hold === undefined || hold.state === 'released' || hold.state === 'sold') return undefined;
  return { until: hold.held_until, isLive: hold.state === 'live' && hold.held_until > now.toISOString() };
}

/** Which version a traveller said yes to, and the seats it keeps; undefined where nobody did. */
export async function heldVersion(db: Kysely<Tables>, row: ProposalRow, versions: readonly VersionRow[], now: Date) {
  const { held_number: number, held_name: name, held_at: at } = row;
  const version = versions.find((one) => one.number === number);
  if (number === null || name === null || at === null || version === undefined) return undefined;
  const seats = await seatsKept(db, row, now);
  return { agreed: { number, name, at, total: offerOfVersion(version).total }, seats };
}
