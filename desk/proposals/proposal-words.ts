import { daysBetween } from '#contract/calendar/calendar.ts';
import type { DeskProposalState, DeskProposalSummary } from '#contract/desk/proposals.ts';
import { count } from '#contract/words/count.ts';
import { formatAgo } from '#desk/platform/eat-time.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

export const proposalStates: Readonly<Record<DeskProposalState, StateLook>> = {
  draft: { name: 'Draft', tone: 'sand' },
  sent: { name: 'Sent', tone: 'lagoon' },
  opened: { name: 'Opened', tone: 'accent' },
  held: { name: 'Held', tone: 'success' },
  expired: { name: 'Expired', tone: 'warning' },
  withdrawn: { name: 'Withdrawn', tone: 'dusk' },
};

/** What was agreed to or taken back is read, and not written on any more: another one is made. */
export function isOver({ state }: Pick<DeskProposalSummary, 'state'>): boolean {
  return state === 'withdrawn' || state === 'held';
}

/** `Opened 3 times, last 2 h ago`; nothing where it never was. */
export function openedInWords(
  { opened, lastOpenedAt }: Pick<DeskProposalSummary, 'opened' | 'lastOpenedAt'>,
  now: number,
): string | undefined {
  if (opened === 0) return undefined;
  const times = opened === 1 ? 'Opened once' : `Opened ${opened} times`;
  if (lastOpenedAt === null) return times;
  const ago = formatAgo(lastOpenedAt, now);
  if (ago === 'just now') return `${times}, last ${ago}`;
  return `${times}, last ${/^\d+ (?:min|h|d)$/.test(ago) ? `${ago} ago` : `on ${ago}`}`;
}

/** So many days before its end the list says so. */
const soon = 7;

/** `ends in 2 days`, of one that waits for its answer and ends soon; nothing of any other. `today` is the day at the office. */
export function endInWords(
  { state, validUntil }: Pick<DeskProposalSummary, 'state' | 'validUntil'>,
  today: string,
): string | undefined {
  if (state !== 'sent' && state !== 'opened') return undefined;
  const left = daysBetween(today, validUntil);
  if (left < 0 || left > soon) return undefined;
  if (left === 0) return 'ends today';
  return left === 1 ? 'ends tomorrow' : `ends in ${count(left, 'day')}`;
}
