import type { Letter } from '#server/mail/letters/letter.ts';
import { letterHtml } from '#server/mail/letters/letter-html.ts';
import { letterText } from '#server/mail/letters/letter-text.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Operator } from '#server/settings/operator.ts';

/** A letter as the part of a mail that is read. */
export function writtenLetter(letter: Letter, operator: Operator): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, operator) };
}
