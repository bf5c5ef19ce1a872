import type { QueuedMail } from '#server/mail/outbox.ts';
import type { MailKind } from '#server/store/tables.ts';

export type WaitingMailKind = Extract<MailKind, `waitlist-${string}`>;

/** A mail about a place in line, by the name it has in the outbox. */
export function waitingMail(kind: WaitingMailKind, placeId: string, now: Date): QueuedMail {
  return { messageId: `${kind}-${placeId}-${now.getTime().toString(36)}`, kind, subjectId: placeId };
}
