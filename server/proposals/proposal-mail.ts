import type { QueuedMail } from '#server/mail/outbox.ts';
import type { MailKind } from '#server/store/tables.ts';

export type ProposalMailKind = Extract<MailKind, 'proposal' | `proposal-${string}`>;

/**
 * A mail about a version, or about a question, by the name it has in the outbox. Its subject is the enquiry, with which it is
 * found at the desk and erased.
 */
export function proposalMail(kind: ProposalMailKind, reference: string, id: string): QueuedMail {
  return { messageId: `${reference}-${kind}-${id}`, kind, subjectId: reference };
}

/** The id of the version or the question. */
export function idInMail({ messageId, kind, subjectId }: QueuedMail): string {
  return messageId.slice(`${subjectId}-${kind}-`.length);
}
