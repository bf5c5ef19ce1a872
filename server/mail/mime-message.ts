import type { SendMailOptions } from 'nodemailer';
import type { Mail, Mailbox } from '#server/mail/mail.ts';

export interface Sender {
  name: string;
  address: string;
}

/**
 * A mail as nodemailer takes it. What visitors typed stands in the bodies only, but for the name and the checked
 * address of Reply-To; both go in as values, which nodemailer encodes, and never as header text.
 */
export function mimeMessage(mail: Mail, from: Sender): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const nameOf = (messageId: string) => `<${messageId}@${domain}>`;
  const follows = (mail.follows ?? []).map(nameOf);
  return {
    messageId: nameOf(mail.messageId),
    from: { name: oneLine(from.name), address: from.address },
    to: addressOf(mail.to),
    ...(mail.replyTo && { replyTo: addressOf(mail.replyTo) }),
    ...(follows.length > 0 && { inReplyTo: follows.at(-1), references: follows }),
    subject: oneLine(mail.subject),
    date: mail.date,
    text: mail.text,
    html: mail.html,
    headers: {
      // Nobody's out-of-office answer needs an answer.
      ...(mail.isByHand !== true && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function addressOf({ name = '', address }: Mailbox): { name: string; address: string } {
  return { name: oneLine(name), address };
}

/** The forms refuse line breaks; whatever comes here by another way loses them. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim();
}
