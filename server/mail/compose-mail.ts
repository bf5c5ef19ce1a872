import { isMailable } from '#contract/forms/contact-details.ts';
import { mailAsHtml } from '#server/mail/content/mail-as-html.ts';
import { mailAsText } from '#server/mail/content/mail-as-text.ts';
import type { MailContent } from '#server/mail/content/mail-content.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { ClaimedMail } from '#server/mail/outbox.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { MailKind } from '#server/store/tables.ts';

/** A mail before it is written down: to whom, and its content. */
export interface ComposedMail extends Omit<Mail, 'messageId' | 'date' | 'subject' | 'text' | 'html'> {
  content: MailContent;
}

/**
 * Writes a mail of the outbox from the record it is about; undefined when that was erased, or is no longer in the state
 * the mail speaks of. Throws StoreUnavailable, and MailWaits for one that goes later.
 */
export type ComposeMail = (claimed: ClaimedMail) => Promise<Mail | undefined>;

/** Whoever puts a kind of mail into the outbox also writes its content, in the same way. */
export type MailComposers = Readonly<Record<MailKind, (claimed: ClaimedMail) => Promise<ComposedMail | undefined>>>;

export function composeWith(composers: MailComposers, operator: Operator): ComposeMail {
  return async (claimed) => {
    const composed = await composers[claimed.kind](claimed);
    if (composed === undefined) return undefined;
    const { content, ...envelope } = composed;
    const written = { subject: content.subject, text: mailAsText(content), html: mailAsHtml(content, operator) };
    return { messageId: claimed.messageId, date: new Date(claimed.createdAt), ...envelope, ...written };
  };
}

/** To a traveller, whose answer reaches people, whatever address it was sent from. */
export function toTraveller(address: string, { name, email }: Operator): Pick<ComposedMail, 'to' | 'replyTo'> {
  return { to: { address }, replyTo: { name, address: email } };
}

/** To the office, whose answer reaches the traveller. */
export function toOffice(
  inbox: string,
  { name, email }: { name: string; email: string },
): Pick<ComposedMail, 'to' | 'replyTo'> {
  return { to: { address: inbox }, ...(isMailable(email) && { replyTo: { name, address: email } }) };
}
