import type { OutboxState, OutboxTable } from '#server/store/tables.ts';

const states: Record<OutboxState, string> = { waiting: 'waiting', sent: 'sent', dead: 'given up' };

/** `sent`, or each mail's own state where they differ. */
export function mailStates(mails: readonly Pick<OutboxTable, 'kind' | 'state'>[]): string {
  const [first, ...others] = mails;
  if (first === undefined) return 'none';
  if (others.every(({ state }) => state === first.state)) return states[first.state];
  return mails.map(({ kind, state }) => `${kind} ${states[state]}`).join(', ');
}
