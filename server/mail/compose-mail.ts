import type { Mail } from '#server/mail/mail.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import type { MailKind } from '#server/store/tables.ts';

/**
 * Writes a mail of the outbox from the record it is about; undefined when that was erased, or is no longer in the state
 * the mail speaks of. Throws StoreUnavailable.
 */
export type ComposeMail = (claimed: ClaimedMail) => Promise<Mail | undefined>;

/** Whoever puts a kind of mail into the outbox also writes it. */
export type MailComposers = Readonly<Record<MailKind, ComposeMail>>;

export function composeWith(composers: MailComposers): ComposeMail {
  return (claimed) => composers[claimed.kind](claimed);
}
