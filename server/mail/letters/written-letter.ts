import type { Letter } from '#server/mail/letters/letter.ts';
import { letterHtml } from '#server/mail/letters/letter-html.ts';
import { letterText } from '#server/mail/letters/letter-text.ts';
import type { Mail } from '#server/mail/mail.ts';

/** A letter as the part of a mail that is read. */
export function writtenLetter(
  letter: Letter,
  { operatorName }: { operatorName: string },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter, { operatorName }) };
}
