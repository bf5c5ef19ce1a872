import type { DeskMail, DeskMailState } from '#contract/desk/mail-endpoints.ts';
import { formatMoment } from '#contract/words/days.ts';
import type { StateLook } from '#desk/shell/state-badge.tsx';

export const mailLooks: Readonly<Record<DeskMailState, StateLook>> = {
  waiting: { name: 'Waiting', tone: 'sand' },
  sent: { name: 'Sent', tone: 'success' },
  failed: { name: 'Failed', tone: 'danger' },
};

/** One that came after this build has its own word. */
export const kindNames: Readonly<Record<string, string>> = {
  enquiry: 'To the office',
  receipt: 'Receipt',
  reply: 'Reply',
  morning: 'What waits, to the office',
  'newsletter-confirmation': 'Newsletter, to confirm',
  'newsletter-welcome': 'Newsletter, welcome',
  'waitlist-confirmation': 'Waiting list, to confirm',
  'waitlist-offer': 'Waiting list, seats are free',
  'waitlist-taken': 'Seats taken, to the office',
  'desk-sign-in': 'To sign in at the desk',
  proposal: 'Proposal',
  'proposal-reminder': 'Proposal, reminder',
  'proposal-held': 'Proposal, held',
  'proposal-held-office': 'Proposal held, to the office',
  'proposal-question': 'Question, to the office',
  'content-plan': 'Planned and not done, to the office',
};

/** How a mail fared, and when. */
export function fareWords({ state, queuedAt, sentAt, nextAt, attempts }: DeskMail): string {
  const tries = attempts === 1 ? 'tried once' : `tried ${attempts} times`;
  if (state === 'sent') return formatMoment(sentAt ?? queuedAt);
  if (state === 'failed') return sentAt === null ? `Given up, ${tries}` : `Came back, sent on ${formatMoment(sentAt)}`;
  return attempts === 0 ? 'Will be sent at once' : `Next at ${formatMoment(nextAt ?? queuedAt)}, ${tries}`;
}
